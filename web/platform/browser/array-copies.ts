/** Lists are sorted and reversed as copies all over the program, and Firefox has these two from version 115 on. */
const copies = {
  toSorted(this: readonly unknown[], compare?: (left: unknown, right: unknown) => number): unknown[] {
    const copy = [...this];
    copy.sort(compare);
    return copy;
  },
  toReversed(this: readonly unknown[]): unknown[] {
    const copy = [...this];
    copy.reverse();
    return copy;
  },
};

bringArrayCopies(Array.prototype);

/** Adds what a prototype lacks. Not enumerable, or `for … in` over a list would meet it. */
export function bringArrayCopies(prototype: object): void {
  for (const [name, value] of Object.entries(copies)) {
    if (!(name in prototype)) {
      Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
    }
  }
}
