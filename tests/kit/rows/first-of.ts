/** @throws Error when there is none: a test that goes on without it would prove nothing */
export function firstOf<Item>(items: readonly Item[], matches: (item: Item) => boolean = () => true): Item {
  const item = items.find(matches);
  if (item === undefined) {
    throw new Error("There is none of these");
  }
  return item;
}
