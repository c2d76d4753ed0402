/** Texts of opening the program, in English. They come before any other page's. */
export const splashEnglish = {
  "splash.loading": "Opening your store",
  "splash.noStore": "You have no store yet. Ask your owner.",
  "splash.failed": "Your stores did not load",
  "splash.failedText": "Check the connection and try again.",
  "splash.retry": "Try again",
  "splash.signOut": "Sign out",
} as const;
