/** Returns so many of a list, none twice; the same seed chooses the same ones. */
export function sample<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const random = randomNumbers(seed);
  return items
    .map((item) => ({ item, order: random() }))
    .toSorted((first, second) => first.order - second.order)
    .slice(0, count)
    .map(({ item }) => item);
}

/** Mulberry32: numbers from 0 to 1 that a seed fixes. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
