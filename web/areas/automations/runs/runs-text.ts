import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of what runs for minutes and shows how far it is. */
const runsEnglish = {
  minutes: "{minutes} min",
  left: "left, about {time}",
  stop: "Stop",
  keep: "Keep as is",
  monthDone: "{month} done",
} as const;

export const text = textsOf("runs", runsEnglish);
