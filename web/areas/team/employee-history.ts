import type { HistoryWords } from "#web/areas/history/shared/history-words.ts";
import { text } from "./team-text.ts";

/** How the history of a person on the floor reads. */
export const employeeHistory: HistoryWords = {
  events: {
    "employee.added": text("history.added"),
    "employee.edited": text("history.edited"),
    "employee.deactivated": text("history.deactivated"),
    "employee.reactivated": text("history.reactivated"),
    "employee.pin-set": text("history.pinSet"),
    "employee.pin-blocked": text("history.pinBlocked"),
    "employee.pin-guessed": text("history.pinGuessed"),
    "employee.linked": text("history.linked"),
    "employee.unlinked": text("history.unlinked"),
    "employee.picture-changed": text("history.picture"),
    "pay-rate.set": text("history.payRate"),
    "pay-rate.removed": text("history.payRateRemoved"),
    "clock.in": text("history.clockIn"),
    "clock.out": text("history.clockOut"),
    "clock.break-started": text("history.breakStarted"),
    "clock.break-ended": text("history.breakEnded"),
    "clock.undone": text("history.punchUndone"),
    "clock.out-said": text("history.outSaid"),
    "clock.out-confirmed": text("history.outConfirmed"),
    "clock.out-declined": text("history.outDeclined"),
  },
  fields: {
    fullName: text("column.name"),
    isManager: text("form.isManager"),
    drsEmployeeCode: text("form.code"),
    code: text("form.code"),
    startsOn: text("history.startsOn"),
    leftAt: text("history.leftAt"),
  },
  showsStates: true,
};
