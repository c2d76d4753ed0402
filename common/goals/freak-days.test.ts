import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { freakDays } from "./freak-days.ts";
import { holidayHints } from "./holiday-hints.ts";

const calendar = { country: "US", events: [] } as const;

/** Saturdays sell twice as much; each day is a little different from the week before. */
function aYear(changes: Record<BusinessDate, number> = {}) {
  const sales = new Map<BusinessDate, number>();
  for (let day = 0; day < 400; day += 1) {
    const date = addDays("2025-01-01", day);
    sales.set(date, (day % 7 === 3 ? 200_000 : 100_000) + ((day * 37) % 11) * 2000);
  }
  for (const [date, cents] of Object.entries(changes)) {
    sales.set(date, cents);
  }
  return { today: "2026-02-01", sales, unusable: new Set<BusinessDate>() };
}

const year = { from: "2025-02-10", to: "2025-10-10" };

test("an ice storm is proposed, with what is usual for its weekday", () => {
  const freaks = freakDays({ history: aYear({ "2025-02-14": 41_000 }), calendar, ...year });
  expect(freaks).toEqual([
    expect.objectContaining({ date: "2025-02-14", salesCents: 41_000, differenceTenths: expect.any(Number) }),
  ]);
  expect(freaks[0]?.differenceTenths).toBeLessThan(-550);
});

test("a usual year has none, and neither holidays nor excluded days are proposed", () => {
  expect(freakDays({ history: aYear(), calendar, ...year })).toEqual([]);
  expect(freakDays({ history: aYear({ "2025-07-04": 5000 }), calendar, ...year })).toEqual([]);
  const excluded = { ...aYear({ "2025-02-14": 41_000 }), unusable: new Set(["2025-02-14"]) };
  expect(freakDays({ history: excluded, calendar, ...year })).toEqual([]);
});

test("one freak day makes no freak of its neighbours, however large it is", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000, max: 90_000_000 }), (cents) => {
      const freaks = freakDays({ history: aYear({ "2025-05-17": cents }), calendar, ...year });
      expect(freaks.map(({ date }) => date)).toEqual(["2025-05-17"]);
    }),
    { numRuns: 15 },
  );
});

test("Thanksgiving that moved by a week is offered last year's, and the days it left behind an ordinary one", () => {
  const hints = holidayHints(calendar, { from: "2024-11-20", to: "2024-11-30" });
  expect(hints.map(({ date, equivalent, better }) => [date, equivalent, better])).toEqual([
    ["2024-11-21", "2023-11-23", "2023-11-16"],
    ["2024-11-22", "2023-11-24", "2023-11-17"],
    ["2024-11-23", "2023-11-25", "2023-11-18"],
    ["2024-11-24", "2023-11-26", "2023-11-19"],
    ["2024-11-28", "2023-11-30", "2023-11-23"],
    ["2024-11-29", "2023-12-01", "2023-11-24"],
    ["2024-11-30", "2023-12-02", "2023-11-25"],
  ]);
});

test("a holiday that kept its weekday needs no hint", () => {
  expect(holidayHints(calendar, { from: "2025-11-20", to: "2025-11-30" })).toEqual([]);
});

/** A Wednesday with no holiday on the Wednesdays around it. */
const wednesday = "2025-10-08";

/** The one Wednesday among those around it, by weeks from it; all others sell $1,000. */
function freakAmong(sold: number, around: Record<number, number>) {
  const history = aYear({});
  const sales = new Map([[wednesday, sold]]);
  for (const [week, cents] of Object.entries(around)) {
    sales.set(addDays(wednesday, 7 * Number(week)), cents);
  }
  return freakDays({ history: { ...history, sales }, calendar, from: wednesday, to: wednesday })[0] ?? null;
}

const weeks = (list: readonly number[], cents = 100_000) => Object.fromEntries(list.map((week) => [week, cents]));
const eight = [-8, -7, -6, -4, -2, -1, 4, 8];

test("it is measured by the median of the same weekday in the eight weeks on either side", () => {
  expect(freakAmong(200_000, weeks(eight))).toEqual({
    date: wednesday,
    salesCents: 200_000,
    usualCents: 100_000,
    differenceTenths: 1000,
  });
});

test.each([
  ["six such days are enough", [-8, -7, -6, -4, -2, -1], true],
  ["five are not", [-8, -7, -6, -4, -2], false],
  ["the eighth week after counts", [-7, -6, -4, -2, -1, 8], true],
  ["the ninth before does not", [-9, -7, -6, -4, -2, -1], false],
  ["the ninth after does not", [9, -7, -6, -4, -2, -1], false],
  ["the day itself does not", [0, -7, -6, -4, -2, -1], false],
])("%s", (_what, list, isFound) => {
  expect(freakAmong(200_000, { ...weeks(list), 0: 200_000 }) !== null).toBe(isFound);
});

test.each([
  [135_000, 350],
  [134_900, undefined],
  [65_000, -350],
  [65_100, undefined],
])("with the same sales every week, %s cents differ by %s tenths of a percent", (sold, difference) => {
  expect(freakAmong(sold, weeks(eight))?.differenceTenths).toBe(difference);
});

test.each([
  [1_103_000, []],
  [1_105_000, [1]],
  [67_000, []],
  [65_000, [-1]],
])("where weeks differ, a day of %s cents has to stand far out", (sold, expected) => {
  // The median is $5,850, and half of the weeks lie within $1,000 of it.
  const around = {
    [-8]: 385_000,
    [-7]: 485_000,
    [-6]: 485_000,
    [-4]: 585_000,
    [-2]: 585_000,
    [-1]: 685_000,
    [4]: 685_000,
  };
  const freaks = freakAmong(sold, around);
  expect([freaks].filter((freak) => freak !== null).map((freak) => Math.sign(freak.differenceTenths))).toEqual(
    expected,
  );
});

test("of an even number of days the mean of the two in the middle is usual", () => {
  const around = { ...weeks([-8, -7, -6], 100_000), ...weeks([-4, -2, -1], 110_001) };
  expect(freakAmong(300_000, around)?.usualCents).toBe(105_001);
});
