import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of opening the program, in English. They come before any other page's. */
const splashEnglish = {
  "splash.loading": "Opening your store",
  "splash.noStore": "You don't have a store yet. Ask your account owner to add you.",
  "splash.failed": "Your stores didn't load",
  "splash.failedText": "Check your connection and try again",
  "splash.retry": "Try again",
  "splash.signOut": "Sign out",
} as const;

export const text = textsOf("splash", splashEnglish);
