import { expect, test } from "vitest";
import { bringArrayCopies } from "./array-copies.ts";

test("an array of an old browser gets copies that leave it as it is", () => {
  // As Firefox 114 has them: arrays without the two.
  const prototype: { toSorted?: typeof Array.prototype.toSorted; toReversed?: typeof Array.prototype.toReversed } = {};
  bringArrayCopies(prototype);
  const list = [3, 1, 10];
  expect(prototype.toSorted?.call(list)).toEqual([1, 10, 3]);
  expect(prototype.toSorted?.call(list, (left, right) => Number(left) - Number(right))).toEqual([1, 3, 10]);
  expect(prototype.toReversed?.call(list)).toEqual([10, 1, 3]);
  expect(list).toEqual([3, 1, 10]);
  expect(Object.keys(prototype)).toEqual([]);
});

test("what a browser has itself stays", () => {
  const own = () => [];
  const prototype = { toSorted: own };
  bringArrayCopies(prototype);
  expect(prototype.toSorted).toBe(own);
});
