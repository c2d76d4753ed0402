import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { DayHistory } from "./day-history.tsx";
import { DaySummary } from "./day-summary.tsx";
import type { TimecardDay } from "./timecards.queries.ts";

type DayViewProps = {
  title: string;
  employeeId: string;
  date: string;
  /** Undefined where nobody has punched on that date. */
  day: TimecardDay | undefined;
  /** Whoever could put the day right reads why that is not possible now. */
  isLocked: boolean;
  onClose: () => void;
};

/** One day of one person, to be looked at only. */
export function DayView({ title, employeeId, date, day, isLocked, onClose }: DayViewProps) {
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      {day !== undefined && <DaySummary day={day} isLocked={isLocked} />}
      <DayHistory employeeId={employeeId} date={date} />
    </Dialog>
  );
}
