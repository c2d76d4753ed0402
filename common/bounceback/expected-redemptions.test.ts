import { expect, test } from "vitest";
import { expectedRedemptions } from "./expected-redemptions.ts";
import type { OpenCoupons, RedemptionCurve } from "./expected-redemptions.ts";

/** Of 100 coupons 20 were used in the first quarter of their time and 20 in the last. */
const usual: RedemptionCurve = { finished: 100, usedByPart: [20, 0, 0, 20] };
const fourDays: OpenCoupons = { startOn: "2026-03-05", endOn: "2026-03-08", count: 10, amountCents: 10_000 };

type Case = {
  what: string;
  today: string;
  open: OpenCoupons[];
  curve?: RedemptionCurve;
  days: (readonly [string, number, number])[] | null;
};

/** On each of the four days the same: a third of them is used in all. */
const thirds: (readonly [string, number, number])[] = [
  ["2026-03-05", 10 / 12, 10_000 / 12],
  ["2026-03-06", 10 / 12, 10_000 / 12],
  ["2026-03-07", 10 / 12, 10_000 / 12],
  ["2026-03-08", 10 / 12, 10_000 / 12],
];

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
    what: "29 finished coupons say nothing",
    today: "2026-03-05",
    open: [fourDays],
    curve: { finished: 29, usedByPart: [10] },
    days: null,
  },
  {
    what: "30 finished coupons do",
    today: "2026-03-05",
    open: [fourDays],
    curve: { finished: 30, usedByPart: [10] },
    days: thirds,
  },
  {
    what: "where every earlier one was used early, those that are left are not",
    today: "2026-03-07",
    open: [fourDays],
    curve: { finished: 40, usedByPart: [40, 0] },
    days: [
      ["2026-03-07", 0, 0],
      ["2026-03-08", 0, 0],
    ],
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

/** Shares are fractions, so they are compared to six decimals. */
function closeTo(days: Case["days"]) {
  const close = (value: number) => expect.closeTo(value, 6);
  return (
    days &&
    days.map(([date, coupons, amountCents]) => ({ date, coupons: close(coupons), amountCents: close(amountCents) }))
  );
}

test.for(cases)("open coupons are expected: $what", ({ today, open, curve = usual, days }) => {
  expect(expectedRedemptions(open, { curve, today })).toEqual(closeTo(days));
});
