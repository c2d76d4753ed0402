/**
 * Rounds parts to multiples of a step so that they still add up to a total, which is such a multiple itself. The largest
 * part takes what rounding leaves, because it is noticed least there.
 */
export function wholeParts(parts: readonly number[], total: number, step: number): number[] {
  // Adding 0 turns a -0 of the rounding into 0.
  const rounded = parts.map((part) => Math.round(part / step) * step + 0);
  const rest = total - rounded.reduce((sum, part) => sum + part, 0);
  const sizes = rounded.map(Math.abs);
  const largest = sizes.indexOf(Math.max(...sizes));
  return rounded.map((part, index) => (index === largest ? part + rest : part));
}
