import { expect, test } from "vitest";
import { expectedRedemptions } from "./expected-redemptions.ts";
import type { OpenCoupons } from "./expected-redemptions.ts";

/** Of 100 coupons 20 were used in the first quarter of their time and 20 in the last. */
const curve = { finished: 100, usedByPart: [20, 0, 0, 20] };
const fourDays: OpenCoupons = { startOn: "2026-03-05", endOn: "2026-03-08", count: 10, amountCents: 10_000 };

type Case = { what: string; today: string; open: OpenCoupons[]; days: (readonly [string, number, number])[] };

const cases: Case[] = [
  {
    what: "before they open, as the curve has it",
    today: "2026-03-01",
    open: [fourDays],
    days: [
      ["2026-03-05", 2, 2000],
      ["2026-03-06", 0, 0],
      ["2026-03-07", 0, 0],
      ["2026-03-08", 2, 2000],
    ],
  },
  {
    what: "on the first day, the same",
    today: "2026-03-05",
    open: [fourDays],
    days: [
      ["2026-03-05", 2, 2000],
      ["2026-03-06", 0, 0],
      ["2026-03-07", 0, 0],
      ["2026-03-08", 2, 2000],
    ],
  },
  {
    what: "a day later those that are left are 80 of 100, of which 20 come on the last",
    today: "2026-03-06",
    open: [fourDays],
    days: [
      ["2026-03-06", 0, 0],
      ["2026-03-07", 0, 0],
      ["2026-03-08", 2.5, 2500],
    ],
  },
  { what: "on the last day", today: "2026-03-08", open: [fourDays], days: [["2026-03-08", 2.5, 2500]] },
  { what: "after it, nothing", today: "2026-03-09", open: [fourDays], days: [] },
  {
    what: "one day takes all that the curve has",
    today: "2026-03-08",
    open: [{ startOn: "2026-03-08", endOn: "2026-03-08", count: 10, amountCents: 5000 }],
    days: [["2026-03-08", 4, 2000]],
  },
  {
    what: "coupons of two periods meet on a day",
    today: "2026-03-08",
    open: [fourDays, { startOn: "2026-03-08", endOn: "2026-03-08", count: 10, amountCents: 5000 }],
    days: [["2026-03-08", 6.5, 4500]],
  },
  {
    what: "days longer than a part share it",
    today: "2026-03-08",
    open: [{ startOn: "2026-03-08", endOn: "2026-03-09", count: 10, amountCents: 5000 }],
    days: [
      ["2026-03-08", 2, 1000],
      ["2026-03-09", 2, 1000],
    ],
  },
];

test.for(cases)("open coupons are expected: $what", ({ today, open, days }) => {
  const close = (value: number) => expect.closeTo(value, 6);
  expect(expectedRedemptions(open, { curve, today })).toEqual(
    days.map(([date, coupons, amountCents]) => ({ date, coupons: close(coupons), amountCents: close(amountCents) })),
  );
});

test("29 finished coupons say nothing, 30 do", () => {
  const few = { finished: 29, usedByPart: [10] };
  expect(expectedRedemptions([fourDays], { curve: few, today: "2026-03-05" })).toBeNull();
  expect(
    expectedRedemptions([fourDays], { curve: { ...few, finished: 30 }, today: "2026-03-05" })?.map(
      ({ coupons }) => Math.round(coupons * 100) / 100,
    ),
  ).toEqual([0.83, 0.83, 0.83, 0.83]);
});

test("where every earlier coupon was used early, those that are left are not expected", () => {
  const all = { finished: 40, usedByPart: [40, 0] };
  expect(expectedRedemptions([fourDays], { curve: all, today: "2026-03-07" })?.map(({ coupons }) => coupons)).toEqual([
    0, 0,
  ]);
});
