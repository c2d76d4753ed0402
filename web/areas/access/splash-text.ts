import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of opening the program, in English. They come before any other page's. */
const splashEnglish = {
  "splash.loading": "Opening your store",
  "splash.noStore": "You have no store yet. Ask your owner.",
  "splash.failed": "Your stores did not load",
  "splash.failedText": "Check the connection and try again.",
  "splash.retry": "Try again",
  "splash.signOut": "Sign out",
} as const;

export const text = textsOf("splash", splashEnglish);
