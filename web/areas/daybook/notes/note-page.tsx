import { useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { localTimeAt } from "#common/store-time.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { OfflineState } from "#web/ui/feedback/offline-state.tsx";
import { DaybookScreen } from "#web/areas/daybook/daybook-screen.tsx";
import { useCloseToDay } from "#web/areas/daybook/use-close-to-day.ts";
import { useNow, useStoreTimeZone } from "#web/areas/daybook/day-times.ts";
import { NoteForm } from "./note-form.tsx";
import { NoteView } from "./note-view.tsx";
import { noteQuery, restoreNoteMutation } from "./notes.queries.ts";
import { text } from "./notes-text.ts";
import { dayNotesQuery } from "#web/areas/daybook/daybook.queries.ts";

/** The day, and over it one of its notes: to read, and for those who may, to change. */
export function NotePage() {
  const { noteId } = useParams({ from: "/s/$storeId/daybook/note/$noteId" });
  const { date } = useSearch({ from: "/s/$storeId/daybook/note/$noteId" });
  const [isEditing, setIsEditing] = useState(false);
  const read = useRead(noteQuery, { variables: { id: noteId }, live: ["Note"] });
  const [restore] = useChange(restoreNoteMutation);
  const close = useCloseToDay(date);
  const today = localTimeAt(useNow(), useStoreTimeZone()).date;
  const note = read.status === "ready" ? read.data.note : null;
  const handleSaved = () => {
    offerUndo(text("note.saved"), () =>
      restore({ id: noteId, eventId: null }, { refetches: [dayNotesQuery, noteQuery] }),
    );
    setIsEditing(false);
  };
  return (
    <>
      <DaybookScreen date={date ?? null} />
      <Dialog title={text(isEditing ? "note.editTitle" : "note.title")} size="small" onClose={close}>
        {read.status === "loading" && <LoadingState />}
        {read.status === "offline" && <OfflineState />}
        {(read.status === "failed" || read.status === "forbidden") && (
          <EmptyState title={text("note.missing")} text={text("note.missingText")} />
        )}
        {note !== null && !isEditing && <NoteView note={note} onEdit={() => setIsEditing(true)} onClose={close} />}
        {note !== null && isEditing && (
          <NoteForm
            id={note.id}
            isNew={false}
            saved={{
              body: note.body,
              date: note.date,
              pinnedUntil: note.pinnedUntil,
              isImportant: note.isImportant,
              isAnnouncement: note.isAnnouncement,
              forManagers: note.access === "MANAGER",
              version: note.version,
            }}
            today={today}
            onSaved={handleSaved}
            onCancel={() => setIsEditing(false)}
          />
        )}
      </Dialog>
    </>
  );
}
