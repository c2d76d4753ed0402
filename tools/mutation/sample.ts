import { randomNumbers } from "#common/random-numbers.ts";

/** Returns so many of a list, none twice; the same seed chooses the same ones. */
export function sample<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const random = randomNumbers(seed);
  return items
    .map((item) => ({ item, order: random() }))
    .toSorted((first, second) => first.order - second.order)
    .slice(0, count)
    .map(({ item }) => item);
}
