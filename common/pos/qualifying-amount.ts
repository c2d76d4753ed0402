/** What of a ticket counts for whatever a customer earns by it: coupons, points. */

type Line = { goods: "used" | "new" | "giftCard" | "other"; net: number };

/**
 * Merchandise after discounts as the point of sale has it, less what the same ticket brought back. Gift cards are a
 * liability; `other` holds fees, shipping and donations. Never recomputed from percents.
 */
export function qualifyingCents(lines: readonly Line[]): number {
  return lines.filter(({ goods }) => goods === "used" || goods === "new").reduce((sum, { net }) => sum + net, 0);
}
