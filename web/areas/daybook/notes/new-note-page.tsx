import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { newId } from "#web/platform/browser/new-id.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { DaybookScreen } from "#web/areas/daybook/daybook-screen.tsx";
import { text as dayText } from "#web/areas/daybook/daybook-text.ts";
import { useDay } from "#web/areas/daybook/use-day.ts";
import { useCloseToDay } from "#web/areas/daybook/use-close-to-day.ts";
import { deleteNoteMutation } from "./notes.queries.ts";
import { NoteForm } from "./note-form.tsx";
import { text } from "./notes-text.ts";
import { dayNotesQuery } from "#web/areas/daybook/daybook.queries.ts";

/** The day, and over it the form for a note. */
export function NewNotePage() {
  const { date } = useSearch({ from: "/s/$storeId/daybook/notes/new" });
  const [id] = useState(newId);
  const [remove] = useChange(deleteNoteMutation);
  const read = useDay(date ?? null);
  const close = useCloseToDay(date);
  const handleSaved = () => {
    offerUndo(text("form.added"), () => remove({ id }, { refetches: [dayNotesQuery] }));
    close();
  };
  const day = read.status === "ready" ? read.day : null;
  return (
    <>
      <DaybookScreen date={date ?? null} />
      <Dialog title={dayText("notes.new")} size="small" onClose={close}>
        {day !== null && (
          <NoteForm
            id={id}
            isNew
            saved={{ ...emptyNote, date: day.date }}
            today={day.today}
            onSaved={handleSaved}
            onCancel={close}
          />
        )}
      </Dialog>
    </>
  );
}

const emptyNote = {
  body: "",
  pinnedUntil: null,
  isImportant: false,
  isAnnouncement: false,
  forManagers: false,
  version: null,
};
