import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of shifts in English. */
const shiftsEnglish = {
  "shift.title": "Shift",
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
  "shift.positionHint": "Like: Cashier, buyer or back room",
  "shift.note": "Note",
  "shift.nextDay": "Ends on the next day, {hours}",
  "shift.length": "{hours}",
  "shift.endBeforeStart": "Choose an end within 16 hours of the start",
  "shift.overlaps": "{name} is also scheduled {times}. You can still save.",
  "shift.times": "{from} to {to}",
  "shift.ofProvider": "Change this shift in your scheduling service",
  "shift.readOnly": "Only managers can change shifts",
  "shift.missing": "Shift not found",
  "shift.missingText": "It may have been deleted",
  "history.shift.added": "added the shift",
  "history.shift.edited": "changed the shift",
  "history.shift.deleted": "deleted the shift",
  "history.shift.restored": "restored it",
} as const;

export const text = textsOf("daybook-shifts", shiftsEnglish);
