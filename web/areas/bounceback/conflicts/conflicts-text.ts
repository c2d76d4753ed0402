import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of what was taken without a connection and has to be settled, in English. */
const conflictsEnglish = {
  title: "Taken offline",
  back: "Bounceback Settings",
  "open.title": "To settle",
  "settled.title": "Settled",
  "empty.title": "Nothing to settle",
  "empty.text": "A coupon taken without a connection and used elsewhere shows here, like: used twice, $10.",
  "reason.USED_TWICE": "Used twice",
  "reason.VOIDED": "Was voided",
  "reason.NOT_STARTED": "Wasn't open yet",
  "reason.EXPIRED": "Expired before it was sent",
  "reason.WRONG_STORE": "Not good at this store",
  "reason.MIN_SPEND": "Sale too small",
  "reason.ONE_PER_VISIT": "Second one of a visit",
  "reason.NOT_ALLOWED": "Over the store's limit",
  amount: "{amount} off",
  here: "Taken offline here",
  other: "The other use",
  otherOffline: "The other use, offline too",
  received: "Sent {when}",
  unknownTime: "Time unknown",
  used: "The coupon counts as used.",
  settle: "Settle",
  "settle.title": "Settle {number}?",
  "settle.done": "{number} settled",
  "settle.failed": "We couldn't settle it. {error}",
  "settle.who": "Who's settling this?",
  "settled.by": "Settled {when} by {name}: {note}",
} as const;

export const text = textsOf("bounceback-conflicts", conflictsEnglish);
