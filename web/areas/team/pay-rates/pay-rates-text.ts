import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of pay rates in English. */
const payRatesEnglish = {
  title: "Pay",
  none: "No pay rate yet. We count hours, not wages.",
  since: "since {date}",
  from: "from {date}",
  wage: "{amount} per hour",
  salary: "Salary",
  change: "Change pay",
  add: "Set pay",
  "form.title": "{name}'s pay",
  "form.wage": "Hourly wage",
  "form.isSalary": "Salary, no hourly wage",
  "form.startsOn": "From",
  "form.hint": "Hours already clocked keep their rate",
  "form.save": "Save",
  saved: "{name}'s pay saved",
  remove: "Remove the rate from {date}",
  removed: "Rate removed",
} as const;

export const text = textsOf("pay-rates", payRatesEnglish);
