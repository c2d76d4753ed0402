import { Link, useParams } from "@tanstack/react-router";
import { Card } from "#web/ui/controls/card.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text } from "#web/areas/daybook/daybook-text.ts";
import type { DayNote, DaybookDay } from "#web/areas/daybook/daybook.queries.ts";
import { FoldedList } from "#web/areas/daybook/folded-list.tsx";
import classes from "./notes.module.css";
import { useWaitingChanges } from "#web/platform/outbox/outbox.ts";
import * as shape from "#web/platform/browser/shape.ts";
import { IconChevronRight, IconPin } from "@tabler/icons-react";
import { memo } from "react";
import { formatDayOfMonth } from "#common/date-format.ts";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { clockOf, useStoreTimeZone } from "#web/areas/daybook/day-times.ts";
import { LinkedText } from "./linked-text.tsx";

/** What people have written down for the day, the pinned first. Announcements stand above the day instead. */
export function NotesCard({ day }: { day: DaybookDay }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const notes = day.notes.filter((note) => !note.isAnnouncement);
  const all = (
    <Link to="/s/$storeId/daybook/all-notes" params={{ storeId }} data-no-print>
      {text("all.title")}
    </Link>
  );
  return (
    <Card title={text("notes.title")} aside={all} hasPadding={false}>
      <WaitingNotes date={day.date} />
      {notes.length === 0 ? (
        <EmptyState
          title={text(day.date === day.today ? "notes.none" : "notes.noneThatDay")}
          text={text("notes.noneText")}
          action={
            <ButtonLink
              to="/s/$storeId/daybook/notes/new"
              params={{ storeId }}
              search={day.date === day.today ? {} : { date: day.date }}
              data-no-print
            >
              {text("notes.first")}
            </ButtonLink>
          }
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

const noteVariables = shape.object({ note: shape.object({ body: shape.text, date: shape.maybe(shape.text) }) });

/** New notes of the day that have not reached the server yet. */
function WaitingNotes({ date }: { date: string }) {
  const waiting = useWaitingChanges().filter(({ name, refusal }) => name === "AddNote" && refusal === null);
  const notes = waiting.flatMap((change) => {
    const note = shape.read(noteVariables, change.variables)?.note;
    return note?.date === date ? [{ key: change.key, body: note.body, name: change.employeeName }] : [];
  });
  return (
    notes.length > 0 && (
      <ul className={classes.notes}>
        {notes.map((note) => (
          <li key={note.key} className={classes.item}>
            <p className={classes.body}>{note.body}</p>
            <p className={classes.who}>{text("notes.waiting", { name: note.name })}</p>
          </li>
        ))}
      </ul>
    )
  );
}

type NoteItemProps = {
  note: DayNote;
  /** The day that is shown. */
  date: string;
  isToday: boolean;
};

/** A note, who wrote it and when; long ones are cut and read on in their dialog. */
const NoteItem = memo(function NoteItem({ note, date, isToday }: NoteItemProps) {
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
          {text("notes.pinned", { date: formatDayOfMonth(note.pinnedUntil ?? note.date) })}
        </p>
      )}
      <p className={classes.body}>
        <LinkedText body={note.body} />
      </p>
      <div className={classes.who}>
        <Avatar name={note.author.fullName} url={note.author.avatarUrl} size={22} />
        <span>
          {text("notes.by", { name: note.author.firstName, time: when })}
          {note.editedAt !== null && ` · ${text("notes.edited")}`}
          {seen > 0 && ` · ${text("note.seenCount", { count: seen })}`}
        </span>
        {note.isImportant && <Badge tone="warn">{text("notes.important")}</Badge>}
        {note.access === "MANAGER" && <Badge tone="accent">{text("tasks.manager")}</Badge>}
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
