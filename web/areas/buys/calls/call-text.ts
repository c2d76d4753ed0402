import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of calls to sellers in English. */
const callEnglish = {
  title: "Call {name}",
  say: "Say",
  words: "Number {number} is ready. Please pick up by {until}.",
  wordsLate: "Number {number} is ready. Please call us back or stop by today.",
  cancel: "Cancel",
  done: "I called",
  noted: "Call to {name} noted",
  once: "Called {time}",
  twice: "Called twice, last {time}",
  many: "Called {count} times, last {time}",
} as const;

export const text = textsOf("buys-calls", callEnglish);
