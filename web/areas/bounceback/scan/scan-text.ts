import { textsOf } from "#web/platform/language/texts.ts";

/** Texts of scanning coupons in English. */
const scanEnglish = {
  title: "Scan a coupon",
  back: "Bounceback",
  field: "Scan a coupon or type its number",
  example: "Scan or type a number",
  go: "Find coupon",
  hint: "The number is under the barcode, like 207-716-3380.",
  scanned: "Scanned: {code}",
  typeNumber: "Type a number",
  searchPhone: "Search by phone",
  failed: "An error occurred while retrieving coupon. {error}",
  offlineTitle: "This device is offline",
  offlineText: "Coupons need the network, so none is used twice.",
  offlineUnseen: "This screen hasn't seen this coupon lately, so nobody can tell if it's good. Nothing was redeemed.",
  again: "Try again",
  looking: "Loading coupons.",
} as const;

export const text = textsOf("bounceback-scan", scanEnglish);
