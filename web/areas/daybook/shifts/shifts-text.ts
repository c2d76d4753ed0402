import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of shifts in English. */
const shiftsEnglish = {
  "shift.title": "Shift",
  "shift.new": "New shift",
  "shift.add": "Add shift",
  "shift.added": "Shift added",
  "shift.save": "Save",
  "shift.saved": "Shift saved",
  "shift.delete": "Delete",
  "shift.deleted": "Shift deleted",
  "shift.employee": "Employee",
  "shift.date": "Day",
  "shift.start": "Start",
  "shift.end": "End",
  "shift.position": "Position",
  "shift.positionHint": "For example: cashier, buyer, back",
  "shift.note": "Note",
  "shift.nextDay": "Ends on the next day, {hours}",
  "shift.length": "{hours}",
  "shift.endBeforeStart": "A shift ends after its start, at most 16 hours later",
  "shift.overlaps": "{name} is also planned {times}. You can save all the same.",
  "shift.times": "{from} to {to}",
  "shift.ofProvider": "This shift comes from the scheduling service and is changed there.",
  "shift.readOnly": "Managers change the plan.",
  "shift.missing": "There is no such shift",
  "shift.missingText": "It may have been deleted.",
  "shift.open": "Shift of {name}, {times}",
  "history.shift.added": "planned the shift",
  "history.shift.edited": "changed the shift",
  "history.shift.deleted": "deleted the shift",
  "history.shift.restored": "brought back what it was",
} as const;

export const text = textsOf("daybook-shifts", shiftsEnglish);
