import type { SquareMoney } from "./square-answers.ts";

/** Hundredths of the currency, which is how Square counts those that a place may have. */
export function centsOf(money: SquareMoney | null | undefined): number {
  return money?.amount ?? 0;
}
