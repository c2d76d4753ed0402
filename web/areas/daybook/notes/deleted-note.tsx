import type { ReactNode } from "react";
import { formatInstantDate } from "#common/date-format.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { clockOf } from "#web/areas/daybook/day-times.ts";
import { useStoreTimeZone } from "#web/areas/daybook/use-store-time-zone.ts";
import type { NoteDetail } from "./notes.queries.ts";
import { text } from "./notes-text.ts";
import classes from "./notes.module.css";

type DeletedNoteProps = { note: NoteDetail; deletedAt: string; children: ReactNode };

/** A note that is gone; managers see by whom, what it said, and below its history the way back. */
export function DeletedNote({ note, deletedAt, children }: DeletedNoteProps) {
  const timeZone = useStoreTimeZone();
  const at = { date: formatInstantDate(new Date(deletedAt), timeZone), time: clockOf(deletedAt, timeZone) };
  const by = note.deletedBy === null ? null : text("note.deletedBy", { name: note.deletedBy.firstName, ...at });
  return (
    <div className={classes.view}>
      <EmptyState title={text("note.gone")} text={by ?? text("note.goneText")} />
      {note.body !== "" && <p className={classes.wasBody}>{note.body}</p>}
      {children}
    </div>
  );
}
