import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { mayChangeNote } from "#common/note-change.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useSession } from "#web/platform/session/session.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import { useNow } from "#web/areas/daybook/use-now.ts";
import { LinkedText } from "./linked-text.tsx";
import { NoteFacts } from "./note-facts.tsx";
import { noteHistory } from "./note-history.ts";
import { deleteNoteMutation, restoreNoteMutation, noteQuery } from "./notes.queries.ts";
import type { NoteDetail } from "./notes.queries.ts";
import { text } from "./notes-text.ts";
import { SeenBy } from "./seen-by.tsx";
import { DeletedNote } from "./deleted-note.tsx";
import classes from "./notes.module.css";
import { dayNotesQuery } from "#web/areas/daybook/daybook.queries.ts";
import { recordHistoryQuery } from "#web/areas/history/shared/history.queries.ts";

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
            {text("note.edit")}
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
