import type { z } from "zod";
import type { tenderKind } from "#common/pos/pos-rows.ts";

type TenderKind = z.infer<typeof tenderKind>;

const kinds: readonly [RegExp, TenderKind][] = [
  [/^cash$/, "cash"],
  [/^(check|cheque|ck)$/, "check"],
  [/^(visa|vi)$/, "visa"],
  [/^(mc|master ?card)$/, "mastercard"],
  [/^(amex|american express|ax)$/, "amex"],
  [/^(disc|discover|ds)$/, "discover"],
  [/^(debit|debit card)$/, "debit"],
  [/^gift ?cards?$/, "giftCard"],
  [/^store ?credit$/, "storeCredit"],
  [/^(trade|trade ?credit)$/, "tradeCredit"],
];

/** What a point of sale's name of a tender means: as the shop says, else as it usually does, else `other`. */
export function tenderNamed(name: string, own: Readonly<Record<string, TenderKind>>): TenderKind {
  const plain = name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, " ");
  const ownKind = Object.hasOwn(own, name) ? own[name] : undefined;
  return ownKind ?? kinds.find(([pattern]) => pattern.test(plain))?.[1] ?? "other";
}
