import { IconPin, IconSpeakerphone } from "@tabler/icons-react";
import { formatDate, formatDayOfMonth, formatInstantDate } from "#common/date-format.ts";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { text as dayText } from "#web/areas/daybook/daybook-text.ts";
import { clockOf } from "#web/areas/daybook/day-times.ts";
import { useStoreTimeZone } from "#web/areas/daybook/use-store-time-zone.ts";
import type { NoteDetail } from "./notes.queries.ts";
import { text } from "./notes-text.ts";
import classes from "./notes.module.css";

/** Who wrote it, for which day, and how it stands out. */
export function NoteFacts({ note }: { note: NoteDetail }) {
  const timeZone = useStoreTimeZone();
  const when = (instant: string) => ({
    date: formatInstantDate(new Date(instant), timeZone),
    time: clockOf(instant, timeZone),
  });
  return (
    <header className={classes.facts}>
      <Avatar name={note.author.fullName} url={note.author.avatarUrl} size={40} />
      <div>
        <p>{text("note.writtenBy", { name: note.author.fullName, ...when(note.createdAt) })}</p>
        <p className={classes.quiet}>
          {text("note.ofDay", { date: formatDate(note.date) })}
          {note.editedAt !== null &&
            ` · ${text("note.editedBy", { name: note.editedBy?.firstName ?? "", ...when(note.editedAt) })}`}
        </p>
        <p className={classes.marks}>
          {note.pinnedUntil !== null && (
            <Badge tone="warn" icon={note.isAnnouncement ? <IconSpeakerphone size={13} /> : <IconPin size={13} />}>
              {dayText("notes.pinned", { date: formatDayOfMonth(note.pinnedUntil) })}
            </Badge>
          )}
          {note.isImportant && <Badge tone="warn">{dayText("notes.important")}</Badge>}
          {note.access === "MANAGER" && <Badge tone="accent">{dayText("tasks.manager")}</Badge>}
        </p>
      </div>
    </header>
  );
}
