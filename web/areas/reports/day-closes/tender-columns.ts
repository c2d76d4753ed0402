import { tenderWord } from "#web/platform/tenders/tender-word.ts";
import { text } from "./day-closes-text.ts";
import type { DayClose } from "./day-closes.queries.ts";

/** A column of what customers paid with: one kind of tender, or some that belong together. */
export type TenderColumn = { name: string; kinds: readonly string[] };

const groups = {
  cash: ["cash", "check"],
  cards: ["visa", "mastercard", "amex", "discover", "debit"],
  credit: ["giftCard", "storeCredit", "tradeCredit"],
} as const;

/** Each kind that the month has in a column of its own, or those that belong together in one. */
export function tenderColumns(kinds: readonly string[], { isEach }: { isEach: boolean }): TenderColumn[] {
  const single = (some: readonly string[]) => some.map((kind) => ({ name: tenderWord(kind), kinds: [kind] }));
  if (isEach) {
    return single(kinds);
  }
  const grouped = (["cash", "cards", "credit"] as const).flatMap((group) => {
    const own = kinds.filter((kind) => groups[group].some((member) => member === kind));
    return own.length > 1 ? [{ name: text(`tenders.${group}`), kinds: own }] : single(own);
  });
  const taken = new Set(grouped.flatMap((column) => column.kinds));
  return [...grouped, ...single(kinds.filter((kind) => !taken.has(kind)))];
}

/** 0 on a day that was closed without it, unknown before. */
export function paidWith({ tenders, closedAt }: DayClose, { kinds }: TenderColumn): number | null {
  const matches = tenders.filter((tender) => kinds.includes(tender.kind));
  return closedAt === null ? null : matches.reduce((sum, { amount }) => sum + amount, 0);
}
