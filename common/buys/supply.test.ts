import { expect, test } from "vitest";
import { formatWeeks, weeksOfSupply } from "./supply.ts";

test.each([
  [100, 560, 1.4],
  [560, 560, 8],
  [1758, 541, 26],
  [0, 100, 0],
  [0, 0, 0],
  [5, 0, 99],
  [1000, 1, 99],
])("%i unsold pieces of which %i sold in eight weeks last %s weeks", (supplyItems, soldItems, weeks) => {
  expect(weeksOfSupply({ supplyItems, soldItems })).toBe(weeks);
});

test.each([
  [1.4, "1.4"],
  [9.9, "9.9"],
  [26.2, "26"],
  [99, "99+"],
])("%s weeks are shown as %s", (weeks, shown) => {
  expect(formatWeeks(weeks)).toBe(shown);
});
