import { textsOf } from "#web/platform/language/texts.ts";

/** Texts that the whole area shares, in English. */
const bouncebackEnglish = {
  "home.title": "Bounceback",
  "home.settings": "Bounceback Settings",
  "late.conflict": "{number}: {fact} A manager has it on the list.",
} as const;

export const text = textsOf("bounceback", bouncebackEnglish);
