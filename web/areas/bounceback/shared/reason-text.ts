import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of a manager's reason, and of what still has to be taken off, in English. */
const reasonEnglish = {
  "reason.label": "Reason",
  "reason.hint": "3 letters or more. It stays in the coupon's history.",
  "reason.undo": "Undo this redemption?",
  "reason.undoGo": "Undo redemption",
  "reason.undoWho": "Who's undoing this redemption?",
  "undo.done": "{number} is good again. Ring the sale without it.",
  register: "Register {number}",
  "off.title": "Take it off in the POS",
  "off.take": "Take",
  "off.amount": "{amount} off",
  "off.where": "in the POS",
  "off.becomes": "{sale} becomes {rest} before tax",
  "off.redeemed": "Coupon redeemed {redeemedAt}",
  "off.taken": "Taken without a connection {redeemedAt}",
  "off.waits": "We send it when the connection is back. Undo it then, on the coupon's page.",
  "off.undo": "Undo",
  "off.done": "Done, it's off",
} as const;

export const text = textsOf("bounceback-reason", reasonEnglish);
