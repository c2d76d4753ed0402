import type { Cents } from "./money.ts";

/**
 * Customers that a day's sales goal means at its average transaction: the smallest whole number that reaches it.
 * Null while either is unknown.
 */
export function customerEstimate(salesCents: Cents | null, averageTransactionCents: Cents | null): number | null {
  if (salesCents === null || averageTransactionCents === null || averageTransactionCents <= 0) {
    return null;
  }
  return Math.ceil(salesCents / averageTransactionCents);
}
