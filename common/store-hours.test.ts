import { expect, test } from "vitest";
import {
  buyingPeriods,
  closesAt,
  gapTexts,
  hoursText,
  openPeriods,
  weekTexts,
  wrongGap,
  wrongHours,
} from "./store-hours.ts";

const day = (opensMinutes: number | null, closesMinutes: number | null, buyingClosesMinutes: number | null = null) => ({
  opensMinutes,
  closesMinutes,
  buyingClosesMinutes,
});

test.each([
  ["closed", day(null, null)],
  ["10 to 9, buying until 8", day(600, 1260, 1200)],
  ["open until midnight", day(600, 1440)],
  ["buying until it closes", day(600, 1260, 1260)],
])("a day may be %s", (_what, hours) => {
  expect(wrongHours(hours)).toEqual({});
});

test.each([
  ["only an opening time", day(600, null), "closesMinutes"],
  ["only a closing time", day(null, 1260), "opensMinutes"],
  ["a closing at the opening", day(600, 600), "closesMinutes"],
  ["buying that ends at the opening", day(600, 1260, 600), "buyingClosesMinutes"],
  ["a closing before the opening", day(1260, 600), "closesMinutes"],
  ["buying after closing", day(600, 1260, 1261), "buyingClosesMinutes"],
  ["buying that ends before the opening", day(600, 1260, 540), "buyingClosesMinutes"],
  ["buying on a closed day", day(null, null, 600), "buyingClosesMinutes"],
])("a day may not have %s", (_what, hours, field) => {
  expect(Object.keys(wrongHours(hours))).toEqual([field]);
});

const midday = { startsMinutes: 780, endsMinutes: 840 };

test.each([
  { what: "an open day", hours: day(600, 1260), gap: null, periods: [[600, 1260]] },
  {
    what: "a day around a gap",
    hours: day(600, 1260),
    gap: midday,
    periods: [
      [600, 780],
      [840, 1260],
    ],
  },
  { what: "a day that closes before its gap", hours: day(600, 780), gap: midday, periods: [[600, 780]] },
  { what: "a day that closes within its gap", hours: day(600, 800), gap: midday, periods: [[600, 780]] },
  { what: "a day that opens after its gap", hours: day(840, 1260), gap: midday, periods: [[840, 1260]] },
  { what: "a day that opens within its gap", hours: day(800, 1260), gap: midday, periods: [[840, 1260]] },
  { what: "a closed day", hours: day(null, null), gap: midday, periods: [] },
])("C6: $what is open so long", ({ hours, gap, periods }) => {
  const open = openPeriods({ ...hours, gap });
  expect(open.map(({ opensMinutes, closesMinutes }) => [opensMinutes, closesMinutes])).toEqual(periods);
});

test.each([
  { what: "until its buying ends", hours: day(600, 1260, 1200), gap: null, periods: [[600, 1200]] },
  { what: "until it closes where no such time is set", hours: day(600, 1260), gap: null, periods: [[600, 1260]] },
  {
    what: "on both sides of a gap",
    hours: day(600, 1260, 1200),
    gap: midday,
    periods: [
      [600, 780],
      [840, 1200],
    ],
  },
  { what: "before a gap in which its buying ends", hours: day(600, 1260, 800), gap: midday, periods: [[600, 780]] },
  { what: "never on a closed day", hours: day(null, null), gap: midday, periods: [] },
])("C6: a store buys $what", ({ hours, gap, periods }) => {
  const buying = buyingPeriods({ ...hours, gap });
  expect(buying.map(({ opensMinutes, closesMinutes }) => [opensMinutes, closesMinutes])).toEqual(periods);
});

test.each([
  { what: "before it opens", minutes: 540, closes: 780 },
  { what: "while it is open", minutes: 779, closes: 780 },
  { what: "in the gap", minutes: 780, closes: 1260 },
  { what: "after the gap", minutes: 900, closes: 1260 },
  { what: "after closing", minutes: 1300, closes: 1260 },
])("C6: $what, a day around a gap says when it closes next", ({ minutes, closes }) => {
  expect(closesAt(openPeriods({ ...day(600, 1260), gap: midday }), minutes)).toBe(closes);
  expect(closesAt([], minutes)).toBeNull();
});

test("C6: a gap ends after it starts, and reads as one in a history", () => {
  expect(wrongGap(midday)).toEqual({});
  expect(Object.keys(wrongGap({ startsMinutes: 780, endsMinutes: 780 }))).toEqual(["endsMinutes"]);
  const texts = gapTexts([{ weekday: 1, ...midday }]);
  expect([texts["Sunday"], texts["Monday"]]).toEqual(["open through", "closed 13:00-14:00"]);
});

test("hours are shown on a 24-hour clock, so that a history reads the same everywhere", () => {
  expect([hoursText(day(600, 1260, 1200)), hoursText(day(null, null))]).toEqual([
    "10:00-21:00, buying until 20:00",
    "closed",
  ]);
  expect(weekTexts([{ weekday: 0, ...day(null, null) }])).toEqual({ Sunday: "closed" });
});

test("hours are told with two digits each, and closed where one of them is missing", () => {
  expect(hoursText(day(9 * 60 + 5, 22 * 60 + 59))).toBe("09:05-22:59");
  expect([hoursText(day(null, 600)), hoursText(day(600, null))]).toEqual(["closed", "closed"]);
});
