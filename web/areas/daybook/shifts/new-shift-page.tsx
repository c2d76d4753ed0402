import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { newId } from "#web/platform/browser/new-id.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { DaybookScreen } from "#web/areas/daybook/daybook-screen.tsx";
import { useDay } from "#web/areas/daybook/use-day.ts";
import { useCloseToDay } from "#web/areas/daybook/use-close-to-day.ts";
import { deleteShiftMutation } from "./shifts.queries.ts";
import { ShiftForm } from "./shift-form.tsx";
import { text as dayText } from "#web/areas/daybook/daybook-text.ts";
import { text } from "./shifts-text.ts";
import { dayPeopleQuery } from "#web/areas/daybook/daybook.queries.ts";

/** The day, and over it the form for a shift. */
export function NewShiftPage() {
  const { date } = useSearch({ from: "/s/$storeId/daybook/shifts/new" });
  const [id] = useState(newId);
  const [remove] = useChange(deleteShiftMutation);
  const read = useDay(date ?? null);
  const close = useCloseToDay(date);
  const handleSaved = () => {
    offerUndo(text("shift.added"), () => remove({ id }, { refetches: [dayPeopleQuery] }));
    close();
  };
  const day = read.status === "ready" ? read.day : null;
  return (
    <>
      <DaybookScreen date={date ?? null} />
      <Dialog title={dayText("people.newShift")} size="small" onClose={close}>
        {day !== null && (
          <ShiftForm
            id={id}
            isNew
            saved={{ ...emptyShift, date: day.date }}
            today={day.today}
            onSaved={handleSaved}
            onCancel={close}
          />
        )}
      </Dialog>
    </>
  );
}

const emptyShift = { employeeId: "", start: "", end: "", position: "", note: "", version: null };
