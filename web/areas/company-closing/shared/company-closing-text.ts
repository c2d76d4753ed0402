import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of leaving, in English. */
const companyClosingEnglish = {
  title: "Close the company",
  intro: "Closing locks every store of {name} at once and ends its plans. After 90 days everything is deleted.",
  exportFirst: "Export everything first.",
  begin: "Close the company",
  name: "Type {name} to close it",
  confirm: "Close {name}",
  closed: "{name} is closed",
  deletes: "Everything is deleted on {date}",
  keep: "Keep the company",
  kept: "{name} is open again. Start each store's plan under Billing.",
} as const;

export const text = textsOf("company-closing", companyClosingEnglish);
