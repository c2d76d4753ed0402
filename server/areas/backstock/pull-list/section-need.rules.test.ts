import fc from "fast-check";
import { expect, test } from "vitest";
import { floorOrStore, sectionNeed } from "./section-need.rules.ts";

const room = { fullPieces: 100, piecesPerBin: 40 };
const quiet = { sold: 0, bought: 0, binsFilled: 0, binsPulled: 0 };

test.each([
  { what: "nothing has happened", trade: quiet, missing: 0, bins: 0, status: "good" },
  {
    what: "a little more was sold than bought",
    trade: { ...quiet, sold: 63, bought: 40 },
    missing: 23,
    bins: 1,
    status: "low",
  },
  { what: "much was sold", trade: { ...quiet, sold: 90 }, missing: 90, bins: 2, status: "priority" },
  {
    what: "a bin was pulled since",
    trade: { ...quiet, sold: 90, binsPulled: 2 },
    missing: 10,
    bins: 0,
    status: "good",
  },
  {
    what: "what was bought went into bins",
    trade: { ...quiet, sold: 50, bought: 60, binsFilled: 2 },
    missing: 50,
    bins: 1,
    status: "low",
  },
  { what: "a rack and a half was sold", trade: { ...quiet, sold: 160 }, missing: 160, bins: 3, status: "priority" },
  { what: "more was bought than sold", trade: { ...quiet, sold: 10, bought: 60 }, missing: 0, bins: 0, status: "good" },
])("a section needs $bins bins when $what", ({ trade, missing, bins, status }) => {
  const need = sectionNeed({ room, level: null, trade, hasItemData: true });
  expect(need).toEqual({ missing, binsMissing: bins, status });
});

test.each([
  { level: 4, bins: 0, status: "good" },
  { level: 3, bins: 1, status: "low" },
  { level: 2, bins: 1, status: "low" },
  { level: 1, bins: 2, status: "priority" },
  { level: 0, bins: 3, status: "priority" },
])("with no item data a rack that is $level of 4 full is $status", ({ level, bins, status }) => {
  const need = sectionNeed({ room, level, trade: quiet, hasItemData: false });
  expect(need).toMatchObject({ binsMissing: bins, status });
});

test("with neither item data nor a rack check nothing is claimed", () => {
  expect(sectionNeed({ room, level: null, trade: quiet, hasItemData: false })).toEqual({
    missing: null,
    binsMissing: 0,
    status: "good",
  });
});

test("a bin that is pulled never makes a section needier, a piece that is sold never makes it less needy", () => {
  const count = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(
      fc.record({ sold: count, bought: count, binsFilled: fc.nat(9), binsPulled: fc.nat(9) }),
      fc.option(fc.integer({ min: 0, max: 4 })),
      (trade, level) => {
        const missing = (changed: Partial<typeof trade>) =>
          Number(sectionNeed({ room, level, trade: { ...trade, ...changed }, hasItemData: true }).missing);
        expect(missing({ binsPulled: trade.binsPulled + 1 })).toBeLessThanOrEqual(missing({}));
        expect(missing({ sold: trade.sold + 1 })).toBeGreaterThanOrEqual(missing({}));
      },
    ),
  );
});

test.each([
  {
    isInSeason: false,
    need: { missing: 90, binsMissing: 2, status: "priority" },
    is: { isForFloor: false, reason: "outOfSeason" },
  },
  { isInSeason: true, need: { missing: 0, binsMissing: 0, status: "good" }, is: { isForFloor: false, reason: "full" } },
  {
    isInSeason: true,
    need: { missing: 23, binsMissing: 1, status: "low" },
    is: { isForFloor: true, reason: "missing" },
  },
  { isInSeason: true, need: null, is: { isForFloor: true, reason: "unknown" } },
] as const)("fresh goods: $is.reason", ({ is: expected, ...category }) => {
  expect(floorOrStore(category)).toEqual(expected);
});
