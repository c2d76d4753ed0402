import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of a scanned slip in English. */
const scanEnglish = {
  title: "Scanned order",
  back: "Daybook",
  "none.title": "No order for this slip here",
  "none.text": "It may be another store's. Find it by number or name in the search.",
  "wrong.title": "That isn't an order's slip",
  "wrong.text": "Scan the barcode on the slip of an online order",
  toDaybook: "Go to daybook",
} as const;

export const text = textsOf("orders.scan", scanEnglish);
