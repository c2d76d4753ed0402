import { Link, useParams } from "@tanstack/react-router";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text } from "#web/areas/daybook/daybook-text.ts";
import type { DaybookDay } from "#web/areas/daybook/daybook.queries.ts";
import { FoldedList } from "#web/areas/daybook/folded-list.tsx";
import { NoteItem } from "./note-item.tsx";
import { WaitingNotes } from "./waiting-notes.tsx";
import { text as noteText } from "./notes-text.ts";
import classes from "./notes.module.css";

/** What people have written down for the day, the pinned first. Announcements stand above the day instead. */
export function NotesCard({ day }: { day: DaybookDay }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const notes = day.notes.filter((note) => !note.isAnnouncement);
  const all = (
    <Link to="/s/$storeId/daybook/all-notes" params={{ storeId }} data-no-print>
      {noteText("all.title")}
    </Link>
  );
  return (
    <Card title={text("notes.title")} aside={all} hasPadding={false}>
      <WaitingNotes date={day.date} />
      {notes.length === 0 ? (
        <EmptyState
          title={text(day.date === day.today ? "notes.none" : "notes.noneThatDay")}
          text={text("notes.noneText")}
        />
      ) : (
        <FoldedList className={classes.notes} count={notes.length}>
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} date={day.date} isToday={day.date === day.today} />
          ))}
        </FoldedList>
      )}
    </Card>
  );
}
