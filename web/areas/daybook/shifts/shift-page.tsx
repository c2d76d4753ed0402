import { useParams, useSearch } from "@tanstack/react-router";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { OfflineState } from "#web/ui/feedback/offline-state.tsx";
import { DaybookScreen } from "#web/areas/daybook/daybook-screen.tsx";
import { useCloseToDay } from "#web/areas/daybook/use-close-to-day.ts";
import { deleteShiftMutation, restoreShiftMutation, shiftQuery } from "./shifts.queries.ts";
import { text } from "./shifts-text.ts";
import { localTimeAt } from "#common/store-time.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import { clockOf, useNow, useStoreTimeZone } from "#web/areas/daybook/day-times.ts";
import { ShiftForm, valuesOf } from "./shift-form.tsx";
import type { ShiftDetail } from "./shifts.queries.ts";
import { dayPeopleQuery } from "#web/areas/daybook/daybook.queries.ts";
import { recordHistoryQuery } from "#web/areas/history/shared/history.queries.ts";
import { formatDate } from "#common/date-format.ts";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import classes from "./shifts.module.css";
import type { HistoryWords } from "#web/areas/history/shared/history-words.ts";

/** The day, and over it one shift: managers change it, others read it. */
export function ShiftPage() {
  const { shiftId } = useParams({ from: "/s/$storeId/daybook/shift/$shiftId" });
  const { date } = useSearch({ from: "/s/$storeId/daybook/shift/$shiftId" });
  const read = useRead(shiftQuery, { variables: { id: shiftId }, live: ["Shift"] });
  const close = useCloseToDay(date);
  return (
    <>
      <DaybookScreen date={date ?? null} />
      <Dialog title={text("shift.title")} size="small" onClose={close}>
        {read.status === "loading" && <LoadingState />}
        {read.status === "offline" && <OfflineState />}
        {(read.status === "failed" || read.status === "forbidden") && (
          <EmptyState title={text("shift.missing")} text={text("shift.missingText")} />
        )}
        {read.status === "ready" && <ShiftDialogBody shift={read.data.shift} onClose={close} />}
      </Dialog>
    </>
  );
}

type ShiftDialogBodyProps = { shift: ShiftDetail; onClose: () => void };

function ShiftDialogBody({ shift, onClose }: ShiftDialogBodyProps) {
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

/** A shift that cannot be changed here, and why. */
function ShiftFacts({ shift }: { shift: ShiftDetail }) {
  const timeZone = useStoreTimeZone();
  const times = { from: clockOf(shift.startsAt, timeZone), to: clockOf(shift.endsAt, timeZone) };
  return (
    <div className={classes.facts}>
      <div className={classes.who}>
        <Avatar name={shift.employee.fullName} url={shift.employee.avatarUrl} size={40} />
        <div>
          <strong>{shift.employee.fullName}</strong>
          <span>
            {formatDate(shift.date)}, {text("shift.times", times)}
          </span>
        </div>
      </div>
      {shift.position !== "" && <p>{shift.position}</p>}
      {shift.note !== "" && <p className={classes.note}>{shift.note}</p>}
      <p className={classes.reason}>{text(shift.isOfProvider ? "shift.ofProvider" : "shift.readOnly")}</p>
    </div>
  );
}

/** How a shift's history reads. */
const shiftHistory: HistoryWords = {
  events: {
    "shift.added": text("history.shift.added"),
    "shift.edited": text("history.shift.edited"),
    "shift.deleted": text("history.shift.deleted"),
    "shift.restored": text("history.shift.restored"),
  },
  fields: {
    employee: text("shift.employee"),
    startsAt: text("shift.start"),
    endsAt: text("shift.end"),
    position: text("shift.position"),
    note: text("shift.note"),
  },
  showsStates: true,
  restorable: ["shift.edited", "shift.deleted"],
};
