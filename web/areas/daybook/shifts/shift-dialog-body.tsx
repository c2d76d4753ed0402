import { localTimeAt } from "#common/store-time.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import { useNow } from "#web/areas/daybook/use-now.ts";
import { useStoreTimeZone } from "#web/areas/daybook/use-store-time-zone.ts";
import { ShiftFacts } from "./shift-facts.tsx";
import { ShiftForm } from "./shift-form.tsx";
import { shiftHistory } from "./shift-history.ts";
import { valuesOf } from "./shift-values.ts";
import { deleteShiftMutation, restoreShiftMutation, shiftQuery } from "./shifts.queries.ts";
import type { ShiftDetail } from "./shifts.queries.ts";
import { text } from "./shifts-text.ts";
import { dayPeopleQuery } from "#web/areas/daybook/daybook.queries.ts";
import { recordHistoryQuery } from "#web/areas/history/shared/history.queries.ts";

type ShiftDialogBodyProps = { shift: ShiftDetail; onClose: () => void };

export function ShiftDialogBody({ shift, onClose }: ShiftDialogBodyProps) {
  const can = useCan();
  const timeZone = useStoreTimeZone();
  const today = localTimeAt(useNow(), timeZone).date;
  const [remove] = useChange(deleteShiftMutation);
  const [restore] = useChange(restoreShiftMutation);
  const bringBack = (eventId: string | null) =>
    restore({ id: shift.id, eventId }, { refetches: [dayPeopleQuery, shiftQuery, recordHistoryQuery] });
  const handleDelete = async () => {
    const outcome = await remove({ id: shift.id }, { refetches: [dayPeopleQuery] });
    if (outcome.isDone) {
      offerUndo(text("shift.deleted"), () => bringBack(null));
      onClose();
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  const handleSaved = () => {
    offerUndo(text("shift.saved"), () => bringBack(null));
    onClose();
  };
  if (shift.isOfProvider || !can("daybook:manage")) {
    return <ShiftFacts shift={shift} />;
  }
  const values = valuesOf(shift, timeZone);
  return (
    <>
      <ShiftForm
        key={shift.id}
        id={shift.id}
        isNew={false}
        saved={values}
        today={today}
        onSaved={handleSaved}
        onCancel={onClose}
        onDelete={() => void handleDelete()}
      />
      <RecordHistory kind="Shift" id={shift.id} words={shiftHistory} onRestore={bringBack} />
    </>
  );
}
