import { Badge } from "#web/ui/figures/badge.tsx";
import { formatDayOfMonth } from "#common/date-format.ts";
import { text as dayText } from "#web/areas/daybook/daybook-text.ts";
import type { ListedNote } from "./notes.queries.ts";
import classes from "./all-notes.module.css";

/** The beginning of a note and how it stands out. */
export function ListedNoteText({ note }: { note: ListedNote }) {
  return (
    <div className={classes.listed}>
      <span className={classes.excerpt}>{note.body}</span>
      {note.pinnedUntil !== null && (
        <Badge tone="warn">{dayText("notes.pinned", { date: formatDayOfMonth(note.pinnedUntil) })}</Badge>
      )}
      {note.isImportant && <Badge tone="warn">{dayText("notes.important")}</Badge>}
      {note.access === "MANAGER" && <Badge tone="accent">{dayText("tasks.manager")}</Badge>}
    </div>
  );
}
