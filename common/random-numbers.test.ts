import { expect, test } from "vitest";
import { randomNumbers } from "./random-numbers.ts";

const first = (seed: number, count: number) => {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, () => random());
};

test("the same seed gives the same numbers, another seed others", () => {
  expect(first(7, 20)).toEqual(first(7, 20));
  expect(first(7, 20)).not.toEqual(first(8, 20));
});

test("the numbers of seed 1 are those of the published generator", () => {
  expect(first(1, 3).map((number) => Math.floor(number * 4_294_967_296))).toEqual([
    2_693_262_067, 11_749_833, 2_265_367_787,
  ]);
});

test("numbers lie from 0 to below 1 and fill the range evenly", () => {
  const numbers = first(42, 10_000);
  const tenths = Array.from({ length: 10 }, (_, tenth) =>
    numbers.filter((number) => Math.floor(number * 10) === tenth),
  );
  expect(Math.min(...tenths.map(({ length }) => length))).toBeGreaterThan(900);
  expect(tenths.flat()).toHaveLength(10_000);
});
