import type { LedgerClose } from "./books.queries.ts";

/** The day sold something, and no register said how it was paid. */
export function lacksTenders({ tenders, posSales }: LedgerClose): boolean {
  return tenders.length === 0 && posSales !== null && posSales !== 0;
}
