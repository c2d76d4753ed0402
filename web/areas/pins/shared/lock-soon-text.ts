import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the minute before the screen locks, in English. */
export const text = textsOf("lock-soon", {
  "lock.soonTitle": "Locking soon",
  "lock.soon_one": "Locks in {count} second. We'll keep what you typed.",
  "lock.soon_other": "Locks in {count} seconds. We'll keep what you typed.",
  "lock.stay": "I'm still here",
});
