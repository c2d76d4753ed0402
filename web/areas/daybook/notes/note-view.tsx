import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { mayChangeNote } from "#common/note-change.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useSession } from "#web/platform/session/session.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import { clockOf, useNow, useStoreTimeZone } from "#web/areas/daybook/day-times.ts";
import { LinkedText } from "./linked-text.tsx";
import { deleteNoteMutation, noteQuery, restoreNoteMutation } from "./notes.queries.ts";
import type { NoteDetail } from "./notes.queries.ts";
import { text } from "./notes-text.ts";
import classes from "./notes.module.css";
import { dayNotesQuery } from "#web/areas/daybook/daybook.queries.ts";
import { recordHistoryQuery } from "#web/areas/history/shared/history.queries.ts";
import { IconCheck, IconPin, IconSpeakerphone } from "@tabler/icons-react";
import { formatDate, formatDayOfMonth, formatInstantDate } from "#common/date-format.ts";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { text as dayText } from "#web/areas/daybook/daybook-text.ts";
import { useGotIt } from "./use-got-it.ts";
import type { ReactNode } from "react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import type { HistoryWords } from "#web/areas/history/shared/history-words.ts";

type NoteViewProps = { note: NoteDetail; onEdit: () => void; onClose: () => void };

/** A note to read: all of it, who has seen it, what may be done with it, and for managers its history. */
export function NoteView({ note, onEdit, onClose }: NoteViewProps) {
  const [remove, isRemoving] = useChange(deleteNoteMutation);
  const [restore] = useChange(restoreNoteMutation);
  const refusal = useReadOnlyReason(note);
  const bringBack = (eventId: string | null) =>
    restore({ id: note.id, eventId }, { refetches: [dayNotesQuery, noteQuery, recordHistoryQuery] });
  const handleDelete = async () => {
    const outcome = await remove({ id: note.id }, { refetches: [dayNotesQuery] });
    if (outcome.isDone) {
      offerUndo(text("note.deleted"), () => bringBack(null));
      onClose();
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  const history = <RecordHistory kind="Note" id={note.id} words={noteHistory} onRestore={bringBack} />;
  if (note.deletedAt !== null) {
    return (
      <DeletedNote note={note} deletedAt={note.deletedAt}>
        {history}
      </DeletedNote>
    );
  }
  return (
    <div className={classes.view}>
      <NoteFacts note={note} />
      <p className={classes.whole}>
        <LinkedText body={note.body} />
      </p>
      <SeenBy note={note} />
      {history}
      {refusal !== null && <p className={classes.reason}>{refusal}</p>}
      {refusal === null && (
        <div className={classes.actions}>
          <Button kind="quiet" isBusy={isRemoving} onClick={() => void handleDelete()}>
            {text("note.delete")}
          </Button>
          <Button kind="primary" onClick={onEdit}>
            {dayText("note.edit")}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Why the note cannot be changed here; null when it can, if need be after a PIN. */
function useReadOnlyReason(note: NoteDetail): string | null {
  const me = useActiveEmployee();
  const can = useCan();
  const isRegister = useSession()?.type === "PosUser";
  const now = useNow();
  if (me === null && isRegister) {
    return null;
  }
  const isAuthor = me?.id === note.author.employeeId;
  const isManager = can("daybook:view-manager-content");
  if (mayChangeNote({ createdAt: new Date(note.createdAt), isAuthor, isManager, now })) {
    return null;
  }
  return text(isAuthor ? "note.tooLate" : "note.notYours");
}

/** Who wrote it, for which day, and how it stands out. */
function NoteFacts({ note }: { note: NoteDetail }) {
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

/** Who has pressed "Got it", and the button for those who have not. */
function SeenBy({ note }: { note: NoteDetail }) {
  const me = useActiveEmployee();
  const gotIt = useGotIt();
  const names = note.seenBy.map(({ person }) => person.firstName).join(", ");
  const isMine = note.author.employeeId === me?.id;
  const hasSeen = note.seenBy.some(({ person }) => person.employeeId === me?.id);
  return (
    <div className={classes.seen}>
      <span>{names === "" ? text("note.seenByNobody") : dayText("note.seenBy", { names })}</span>
      {!isMine && !hasSeen && (
        <Button isCompact icon={<IconCheck size={16} />} onClick={() => void gotIt(note.id)}>
          {text("note.gotIt")}
        </Button>
      )}
    </div>
  );
}

type DeletedNoteProps = { note: NoteDetail; deletedAt: string; children: ReactNode };

/** A note that is gone; managers see by whom, what it said, and below its history the way back. */
function DeletedNote({ note, deletedAt, children }: DeletedNoteProps) {
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

/** How a note's history reads. */
const noteHistory: HistoryWords = {
  events: {
    "note.added": text("history.note.added"),
    "note.edited": text("history.note.edited"),
    "note.deleted": text("history.note.deleted"),
    "note.restored": text("history.note.restored"),
    "note.seen": text("history.note.seen"),
  },
  fields: {
    body: text("form.body"),
    date: text("form.date"),
    pinnedUntil: text("form.pinnedUntil"),
    isImportant: dayText("notes.important"),
    access: text("history.access"),
  },
  valueText: (field, value) =>
    field === "access" ? text(value === "manager" ? "history.manager" : "history.all") : null,
  showsStates: true,
  restorable: ["note.edited", "note.deleted"],
};
