import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the history of a record in English. */
const historyEnglish = {
  "history.title": "History",
  "history.none": "Nothing recorded yet",
  "history.byItself": "Hangtag",
  "history.where": "{time} · {device}",
  "history.change": "{field}:",
  "history.from": "before:",
  "history.to": "now:",
  "history.yes": "Yes",
  "history.no": "No",
  "history.empty": "none",
  "history.asOf": "As it was at the end of",
  "history.wasNotThere": "It was not there on {date}",
  "history.more": "Show older",
  "history.restore": "Restore",
  "history.restoreTitle": "Restore what it was before",
  "history.restored": "Restored",
} as const;

export const text = textsOf("history", historyEnglish);
