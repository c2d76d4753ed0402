import type { HistoryWords } from "#web/areas/history/shared/history-words.ts";
import { text } from "./shifts-text.ts";

/** How a shift's history reads. */
export const shiftHistory: HistoryWords = {
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
  tellsStates: true,
  restorable: ["shift.edited", "shift.deleted"],
};
