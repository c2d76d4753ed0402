import { parseAmount } from "#common/pos-files/file-values.ts";

/** No state takes more of a sale, and less is no tax. */
const highestRate = 0.3;
const lowestRate = 0.005;
/** A cent of rounding each way. */
const roundingCents = 1.01;

/** The share of the rows in which one amount is the same part of the other, up to rounding: as a tax is of its price. */
export function taxFit(prices: readonly string[], taxes: readonly string[]): number {
  const pairs = prices
    .map((cell, at) => ({ price: centsOf(cell), tax: centsOf(taxes[at] ?? "") }))
    .filter(({ price, tax }) => price !== 0 && !Number.isNaN(price) && !Number.isNaN(tax));
  const rates = pairs.map(({ price, tax }) => tax / price).toSorted((left, right) => left - right);
  const rate = rates[Math.floor(rates.length / 2)] ?? 0;
  if (rate < lowestRate || rate > highestRate) {
    return 0;
  }
  const fitting = pairs.filter(({ price, tax }) => Math.abs(tax - price * rate) <= roundingCents + spread(price));
  return fitting.length / pairs.length;
}

/** The rate comes from rounded cents, so it is a little off on a high price. */
function spread(price: number): number {
  return Math.abs(price) / 1000;
}

function centsOf(cell: string): number {
  const amount = parseAmount(cell, ".") ?? parseAmount(cell, ",");
  return cell.trim() === "" || amount === undefined ? Number.NaN : Number(amount) / 10_000;
}
