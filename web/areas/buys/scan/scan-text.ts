import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of a scanned buy in English. */
const scanEnglish = {
  title: "Scanned buy",
  back: "Buys",
  "none.title": "No buy {number} on {date} here",
  "none.text": "Check the store on the tag, or find the seller by name or phone",
  "wrong.title": "That isn't a buy",
  "wrong.text": "Scan the barcode on a ticket or a container tag",
  toBuys: "Go to buys",
} as const;

export const text = textsOf("buys-scan", scanEnglish);
