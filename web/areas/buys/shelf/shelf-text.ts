import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of the shelf list and of donating in English. */
const shelfEnglish = {
  title: "On the shelf",
  back: "Buys",
  print: "Print",
  about_one: "{count} pile waits for its seller",
  about_other: "{count} piles wait for their sellers",
  "head.buy": "Buy",
  "head.seller": "Seller",
  "head.pile": "Bags",
  "head.promise": "Ready",
  "head.text": "Text",
  "head.act": "Donate",
  noText: "Not texted",
  open: "Buy {number}, {name}",
  none: "The shelf is empty",
  noneText: "Bags that wait for their seller show here",
  donate: "Donate",
  "donate.of": "Donate buy {number}",
  "donate.title": "Donate buy {number}",
  "donate.about": "{pile} of {name}, checked in {date}",
  "donate.last": "After that nothing here goes back to the seller. The buy closes as left and donated.",
  "donate.who": "Your name",
  "donate.pin": "PIN",
  "donate.do": "Mark donated",
  "donate.done": "Buy {number} donated",
  "donate.failed": "That didn't save: {error}",
} as const;

export const text = textsOf("buys-shelf", shelfEnglish);
