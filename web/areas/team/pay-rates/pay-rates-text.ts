import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of pay rates in English. */
const payRatesEnglish = {
  title: "Pay",
  none: "No rate known. Hours count, wages do not.",
  since: "since {date}",
  from: "from {date}",
  wage: "{amount} an hour",
  salary: "Salary",
  change: "Change pay",
  add: "Set pay",
  "form.title": "Pay of {name}",
  "form.wage": "Dollars an hour",
  "form.isSalary": "Salary, no hourly wage",
  "form.startsOn": "From",
  "form.hint": "Hours that were clocked with a known rate keep it",
  "form.save": "Save",
  saved: "Pay of {name} saved",
  remove: "Remove the rate of {date}",
  removed: "Rate removed",
} as const;

export const text = textsOf("pay-rates", payRatesEnglish);
