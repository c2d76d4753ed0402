import { expect, test } from "vitest";
import type { ReportWeek } from "./report.queries.ts";
import { shownWeeks } from "./shown-weeks.ts";

const sums = { discount: 0, couponSales: 0, averageTicket: null, lift: null };
const weeks: ReportWeek[] = [
  { ...sums, from: "2026-11-22", to: "2026-11-28", issued: 214, redeemed: 0 },
  { ...sums, from: "2026-12-06", to: "2026-12-12", issued: 57, redeemed: 74 },
];

function day(date: string, coupons: number) {
  return { date, coupons, amount: coupons * 1000 };
}

function shown(days: ReturnType<typeof day>[], mostWeeks = 4) {
  return shownWeeks(weeks, { days, mostWeeks }).map(({ from, issued, redeemed, expected }) =>
    [from.slice(5), issued, redeemed, expected].join(" "),
  );
}

test("a week in which nothing happened keeps its place", () => {
  expect(shown([])).toEqual(["11-22 214 0 0", "11-29 0 0 0", "12-06 57 74 0"]);
});

test("the running week and the next ones have what is expected, its last day in one and the next day in the other", () => {
  expect(shown([day("2026-12-11", 20.4), day("2026-12-12", 20.4), day("2026-12-13", 55.2)])).toEqual([
    ...["11-22 214 0 0", "11-29 0 0 0", "12-06 57 74 41"],
    "12-13 0 0 55",
  ]);
});

test("weeks with less than half a coupon end the chart, and so does the most that it has room for", () => {
  expect(shown([day("2026-12-13", 1), day("2026-12-27", 0.4)]).at(-1)).toBe("12-13 0 0 1");
  const long = [day("2026-12-13", 9), day("2026-12-20", 8), day("2026-12-27", 7)];
  expect(shown(long, 2).at(-1)).toBe("12-20 0 0 8");
  expect(shown(long, 3).at(-1)).toBe("12-27 0 0 7");
});

test("without a week there is nothing to put it beside", () => {
  expect(shownWeeks([], { days: [day("2026-12-13", 9)], mostWeeks: 4 })).toEqual([]);
});
