import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the history of a record in English. */
const historyEnglish = {
  "history.title": "History",
  "history.none": "No changes yet",
  "history.byItself": "Hangtag",
  "history.where": "{time} · {device}",
  "history.change": "{field}:",
  "history.from": "before:",
  "history.yes": "Yes",
  "history.no": "No",
  "history.empty": "none",
  "history.asOf": "End of day on",
  "history.wasNotThere": "This didn't exist on {date}",
  "history.more": "Show older",
  "history.restore": "Restore",
  "history.restoreTitle": "Restore what was here before",
  "history.restored": "Restored",
} as const;

export const text = textsOf("history", historyEnglish);
