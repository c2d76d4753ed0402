import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the report settings in English. */
const reportSettingsEnglish = {
  title: "Report settings",
  back: "Reports",
  "columns.title": "Figures and order",
  "columns.hint": "For everyone who opens this store's weekly and monthly reports",
  "columns.show": "Show {name}",
  "columns.hidden": "Hidden",
  "columns.saved": "Report figures saved",
  "columns.reset": "Reset to default",
  "rules.title": "Rules",
  "rules.saved": "Report settings saved",
  "rule.weekStart": "Week starts on",
  "rule.weekStartHint": "Sets weekly reports and weekly hours",
  "rule.tradePctBasis": "Trade % by",
  "rule.tradePctBasisHint": "Counts trade by amount paid out or by number of buys",
  "rule.wagesVisibleTo": "Who sees wages",
  "rule.wagesVisibleToHint": "Only the owner can change this. Includes Labor %.",
  "option.0": "Sunday",
  "option.1": "Monday",
  "option.AMOUNT": "Amount",
  "option.COUNT": "Number of buys",
  "option.MANAGERS": "Managers",
  "option.OWNERS": "Owners only",
} as const;

export const text = textsOf("report-settings", reportSettingsEnglish);
