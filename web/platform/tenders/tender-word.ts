import { textsOf } from "#web/platform/language/texts.ts";

/** What a kind of tender is called, in English. */
const tenderEnglish = {
  cash: "Cash",
  check: "Check",
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "Amex",
  discover: "Discover",
  debit: "Debit",
  giftCard: "Gift card",
  storeCredit: "Store credit",
  tradeCredit: "Trade",
  other: "Card or other",
} as const;

const text = textsOf("tenders", tenderEnglish);

/** A kind that has no word keeps its own name. */
export function tenderWord(kind: string): string {
  return isTender(kind) ? text(kind) : kind;
}

function isTender(kind: string): kind is keyof typeof tenderEnglish {
  return Object.hasOwn(tenderEnglish, kind);
}
