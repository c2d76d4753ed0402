import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of printing coupons in English. */
const printEnglish = {
  print: "Print",
  reprint: "Reprint",
  pdf: "Save as PDF",
  sheet: "Save ten to a page",
  sent_one: "{count} coupon sent to {register}",
  sent_other: "{count} coupons sent to {register}",
  failed: "There was a problem printing coupon {id}. {error}",
  needsRegister: "You must be using the point-of-sale app to reprint coupons",
  elsewhere: "No register is connected here. Print on this device's own printer, or save a file.",
  here: "Print here",
  title: "Print coupons",
} as const;

export const text = textsOf("bounceback-print", printEnglish);
