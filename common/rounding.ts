/**
 * The quotient of two whole numbers as a whole number, half up. Every figure is rounded here, so that the same figure reads
 * the same on every page: `Math.round(5025 / 10000 * 1000)` is 502, because the product is not quite 502.5.
 */
export function roundedQuotient(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor)) + 0;
}
