import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of calls to sellers in English. */
const callEnglish = {
  title: "Call {name}",
  say: "Say",
  cancel: "Cancel",
  done: "I called",
  noted: "Call to {name} noted",
  once: "Called {time}",
  twice: "Called twice, last {time}",
  many: "Called {count} times, last {time}",
} as const;

export const text = textsOf("buys-calls", callEnglish);
