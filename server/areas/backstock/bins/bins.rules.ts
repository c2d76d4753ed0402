/** `10-12, 40` of 10, 11, 12, 40: what a person reads instead of five hundred numbers. */
export function rangesText(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers.toSorted((left, right) => left - right)) {
    const last = ranges.at(-1);
    if (last && number <= last[1] + 1) {
      last[1] = number;
    } else {
      ranges.push([number, number]);
    }
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(", ");
}
