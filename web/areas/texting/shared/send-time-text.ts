import { textsOf } from "#web/platform/language/texts.ts";

const sendTimeEnglish = {
  body: "Text",
  date: "Date",
  time: "Time",
  passed: "Choose a time that hasn't passed",
} as const;

export const text = textsOf("texting-send-time", sendTimeEnglish);
