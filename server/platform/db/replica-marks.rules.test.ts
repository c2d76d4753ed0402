import { expect, test } from "vitest";
import { chooseAnswerer, newestWithin, readLsn } from "./replica-marks.rules.ts";
import type { Mark } from "./replica-marks.rules.ts";

/** One mark a second, each a hundred bytes further. */
const markOf = (number: number): Mark => ({
  number,
  lsn: BigInt(number * 100),
  at: new Date(Date.UTC(2026, 10, 29, 12, 0, number)),
});

const behind = (number: number) => ({ by: "replica", asOf: markOf(number).at });

const standingAt = (needed: number, replayed: Mark | null, changedBefore: number) => ({
  needed: markOf(needed),
  replayed,
  changedBefore,
});

test.each([
  ["has all", standingAt(10, markOf(10), 10), { by: "replica", asOf: null }],
  ["is further", standingAt(10, markOf(12), 11), { by: "replica", asOf: null }],
  ["is behind, and nothing was changed", standingAt(10, markOf(8), 0), behind(8)],
  ["is behind, and has the last change", standingAt(10, markOf(8), 8), behind(8)],
  ["misses the last change", standingAt(10, markOf(8), 9), { by: "primary", because: "changed" }],
  ["is just not too late", standingAt(33, markOf(3), 0), behind(3)],
  ["is too late", standingAt(34, markOf(3), 0), { by: "primary", because: "late" }],
  ["has never been seen", standingAt(1, null, 0), { by: "primary", because: "late" }],
])("a replica that %s", (_what, standing, answerer) => {
  expect(chooseAnswerer(standing, 30_000)).toEqual(answerer);
});

test.each([
  [99n, null],
  [100n, markOf(1)],
  [299n, markOf(2)],
  [1000n, markOf(3)],
])("of the marks 100, 200 and 300 the newest within %s is %o", (lsn, mark) => {
  expect(newestWithin([1, 2, 3].map(markOf), lsn)).toEqual(mark);
});

test.each([
  ["0/0", 0n],
  ["0/FFFFFFFF", 4_294_967_295n],
  ["1/0", 4_294_967_296n],
  ["16/B374D848", 0x16_b374_d848n],
])("the place %s in the log is %s", (text, lsn) => {
  expect(readLsn(text)).toBe(lsn);
});
