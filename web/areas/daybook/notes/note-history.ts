import type { HistoryWords } from "#web/areas/history/shared/history-words.ts";
import { text as dayText } from "#web/areas/daybook/daybook-text.ts";
import { text } from "./notes-text.ts";

/** How a note's history reads. */
export const noteHistory: HistoryWords = {
  events: {
    "note.added": text("history.note.added"),
    "note.edited": text("history.note.edited"),
    "note.deleted": text("history.note.deleted"),
    "note.restored": text("history.note.restored"),
    "note.seen": text("history.note.seen"),
  },
  fields: {
    body: dayText("notes.body"),
    date: dayText("notes.date"),
    pinnedUntil: dayText("notes.pinnedUntil"),
    isImportant: dayText("notes.important"),
    access: text("history.access"),
  },
  valueText: (field, value) =>
    field === "access" ? text(value === "manager" ? "history.manager" : "history.all") : null,
  tellsStates: true,
  restorable: ["note.edited", "note.deleted"],
};
