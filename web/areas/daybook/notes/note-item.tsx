import { IconChevronRight, IconPin } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { memo } from "react";
import { formatDayOfMonth } from "#common/date-format.ts";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { text as dayText } from "#web/areas/daybook/daybook-text.ts";
import type { DayNote } from "#web/areas/daybook/daybook.queries.ts";
import { clockOf } from "#web/areas/daybook/day-times.ts";
import { LinkedText } from "./linked-text.tsx";
import { text } from "./notes-text.ts";
import classes from "./notes.module.css";
import { useStoreTimeZone } from "#web/areas/daybook/use-store-time-zone.ts";

type NoteItemProps = {
  note: DayNote;
  /** The day that is shown. */
  date: string;
  isToday: boolean;
};

/** A note, who wrote it and when; long ones are cut and read on in their dialog. */
export const NoteItem = memo(function NoteItem({ note, date, isToday }: NoteItemProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const timeZone = useStoreTimeZone();
  const isPinned = note.pinnedUntil !== null && note.pinnedUntil >= date;
  const when = note.date === date ? clockOf(note.createdAt, timeZone) : formatDayOfMonth(note.date);
  const seen = note.seenBy.length;
  return (
    <li className={classes.item} data-keep-together>
      {isPinned && (
        <p className={classes.pin}>
          <IconPin size={14} aria-hidden="true" />
          {dayText("notes.pinned", { date: formatDayOfMonth(note.pinnedUntil ?? note.date) })}
        </p>
      )}
      <p className={classes.body}>
        <LinkedText body={note.body} />
      </p>
      <div className={classes.who}>
        <Avatar name={note.author.fullName} url={note.author.avatarUrl} size={22} />
        <span>
          {dayText("notes.by", { name: note.author.firstName, time: when })}
          {note.editedAt !== null && ` · ${dayText("notes.edited")}`}
          {seen > 0 && ` · ${text("note.seenCount", { count: seen })}`}
        </span>
        {note.isImportant && <Badge tone="warn">{dayText("notes.important")}</Badge>}
        {note.access === "MANAGER" && <Badge tone="accent">{dayText("tasks.manager")}</Badge>}
        <Link
          to="/s/$storeId/daybook/note/$noteId"
          params={{ storeId, noteId: note.id }}
          search={{ date: isToday ? undefined : date }}
          className={classes.open}
          aria-label={text("note.open", { name: note.author.firstName })}
          data-no-print
        >
          <IconChevronRight size={18} />
        </Link>
      </div>
    </li>
  );
});
