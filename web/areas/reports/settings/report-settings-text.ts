import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the report settings in English. */
const reportSettingsEnglish = {
  title: "Report settings",
  back: "Reports",
  "columns.title": "Figures and their order",
  "columns.hint": "For the weekly and the monthly report of this store, for everybody who opens them.",
  "columns.show": "Show {name}",
  "columns.hidden": "Not shown",
  "columns.saved": "Figures of the reports changed",
  "columns.reset": "Back to the usual figures",
  "rules.title": "How figures are counted",
  "rules.saved": "Report settings changed",
  "rule.weekStart": "Week starts on",
  "rule.weekStartHint": "Weekly reports, and hours in a week",
  "rule.tradePctBasis": "Trade % by",
  "rule.tradePctBasisHint": "Trade in the amount paid out, or in the number of buys",
  "rule.wagesVisibleTo": "Wages are seen by",
  "rule.wagesVisibleToHint": "Only the owner can change this. Labor % goes with it",
  "option.0": "Sunday",
  "option.1": "Monday",
  "option.AMOUNT": "Amount",
  "option.COUNT": "Number of buys",
  "option.MANAGERS": "Managers",
  "option.OWNERS": "Owners only",
} as const;

export const text = textsOf("report-settings", reportSettingsEnglish);
