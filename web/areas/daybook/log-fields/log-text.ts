import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the day's log in English. */
const logEnglish = {
  "log.title": "Log",
  "log.yes": "Yes",
  "log.no": "No",
  "log.filledBy": "{name}, {time}",
  "log.missing": "Required",
  "log.wrong.text": "Use 500 characters or fewer",
  "log.wrong.number": "Use a number with up to 2 decimals",
  "log.wrong.money": "Enter an amount",
  "log.wrong.percent": "Use a percentage with up to 1 decimal",
  "log.wrong.yes_no": "Choose yes or no",
  "log.count": "{filled} of {all}",
} as const;

export const text = textsOf("daybook-log", logEnglish);
