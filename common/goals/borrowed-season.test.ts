import { expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { borrowedSales, ownYearFrom } from "./borrowed-season.ts";
import { comparisonFor } from "./comparison.ts";
import type { SalesHistory } from "./comparison.ts";
import { resolveMonth } from "./resolve-month.ts";

const today = "2026-11-18";
/** Saturdays. */
const [november, december] = ["2026-11-21", "2026-12-12"];
const saturdays = Array.from({ length: 10 }, (_, at) => addDays("2026-11-14", -7 * at));

type Season = { index: number; spread: number | null };

/** An average season until December, which has its own. */
function history(inDecember: Season, sales: readonly number[] = saturdays.map(() => 1_000_00)): SalesHistory {
  const dates = Array.from({ length: 160 }, (_, at) => addDays("2026-09-01", at));
  return {
    today,
    sales: new Map(saturdays.flatMap((day, at) => (sales[at] === undefined ? [] : [[day, sales[at]] as const]))),
    unusable: new Set(),
    season: {
      sisters: inDecember.spread === null ? 1 : 2,
      until: "2027-08-01",
      days: new Map(
        dates.map((date) => [date, { date, ...(date < "2026-12-01" ? { index: 1, spread: null } : inDecember) }]),
      ),
    },
  };
}

function borrowed(date: string, young: SalesHistory) {
  const season = young.season ?? { sisters: 0, until: date, days: new Map() };
  return borrowedSales(date, { today, salesOn: (day) => young.sales.get(day) ?? null, season });
}

test.each([
  { what: "one sister: a wide range", season: { index: 1.5, spread: null }, range: [1_500_00, 1_050_00, 1_950_00] },
  {
    what: "sisters who agree: a narrower one",
    season: { index: 1.5, spread: 0 },
    range: [1_500_00, 1_200_00, 1_800_00],
  },
  { what: "sisters who do not: wider", season: { index: 1.5, spread: 0.1 }, range: [1_500_00, 1_050_00, 1_950_00] },
  { what: "a weak season", season: { index: 0.5, spread: 0 }, range: [500_00, 400_00, 600_00] },
  { what: "a range is never all there could be", season: { index: 1, spread: 3 }, range: [1_000_00, 400_00, 1_600_00] },
])("December on an even level, $what", ({ season, range }) => {
  const [cents, lowCents, highCents] = range;
  expect(borrowed(december, history(season))).toEqual({ cents, lowCents, highCents });
});

test.each([
  { what: "the mean of the weekday", sales: [1200_00, 600_00, 900_00, 900_00], result: { cents: 900_00 } },
  { what: "three are enough", sales: [900_00, 900_00, 900_00], result: { cents: 900_00 } },
  {
    what: "older than six weeks counts no more",
    sales: [900_00, 900_00, 900_00, 900_00, 900_00, 900_00, 9_000_00],
    result: { cents: 900_00 },
  },
])("the level: $what", ({ sales, result }) => {
  expect(borrowed(december, history({ index: 1, spread: null }, sales))).toMatchObject(result);
});

test.each([
  { what: "52 weeks after the first sale", sales: { "2026-09-12": 100, "2026-09-05": 100 }, from: "2027-09-04" },
  {
    what: "a day of returns alone is no first sale",
    sales: { "2026-09-05": -100, "2026-09-12": 100 },
    from: "2027-09-11",
  },
  { what: "never, while nothing was sold", sales: {}, from: null },
])("a store's own year is there $what", ({ sales, from }) => {
  expect(ownYearFrom(new Map(Object.entries(sales)))).toBe(from);
});

test("two of a weekday say nothing of it", () => {
  expect(borrowed(december, history({ index: 1, spread: null }, [900_00, 900_00]))).toBeNull();
});

test("what is known ends before the month, so that a goal stays while its month runs", () => {
  const before = history({ index: 1, spread: null });
  const strong = new Map([...before.sales, ["2026-11-14", 9_000_00], ["2026-11-07", 9_000_00]]);
  expect(borrowed(november, { ...before, sales: strong })?.cents).toBe(1_000_00);
});

test("the level has no season in it: a strong December does not make January strong", () => {
  const season = history({ index: 2, spread: 0 });
  const days = new Map(season.season?.days);
  days.set("2027-01-09", { date: "2027-01-09", index: 0.8, spread: 0 });
  const sales = new Map(["2026-12-05", "2026-12-12", "2026-12-19", "2026-12-26"].map((day) => [day, 2_000_00]));
  const january = { today: "2026-12-31", unusable: new Set<string>(), sales };
  const young = { ...january, season: { sisters: 2, until: "2027-08-01", days } };
  expect(comparisonFor("2027-01-09", young)).toMatchObject({ source: "borrowed", salesCents: 800_00 });
});

test("a day of the store's own goes before a borrowed one, and a borrowed one before the weekday's average", () => {
  const young = history({ index: 1.5, spread: 0 });
  expect(comparisonFor(december, young)).toMatchObject({
    ...{ source: "borrowed", salesCents: 1_500_00 },
    range: { lowCents: 1_200_00, highCents: 1_800_00 },
  });
  const old = { ...young, sales: new Map([...young.sales, ["2025-12-13", 700_00]]) };
  expect(comparisonFor(december, old)).toMatchObject({ source: "equivalent", salesCents: 700_00 });
  const { season: _season, ...alone } = young;
  expect(comparisonFor(december, alone)).toMatchObject({ source: "weekdayAverage", salesCents: 1_000_00 });
});

test("a month's goals are borrowed whatever the rule, with the store's growth", () => {
  const defaults = { startsOn: "2026-01-01", growthTenths: 100, averageTransactionCents: 40_00, tradeTenths: 300 };
  const rules = { minSalesCents: 0, alignsHolidays: false, holdsMonthTotal: false };
  const days = (["fair", "lastYear"] as const).map((salesRule) =>
    resolveMonth({
      month: "2026-12-01",
      defaults: [{ ...defaults, ...rules, salesRule }],
      ...{ monthGoalCents: null, dayGoals: [], frozenGoals: [], keptGoals: [], sellsFrom: null },
      ...{ openDates: new Set(), shutWeekdays: new Set(), calendar: { country: "US", events: [] } },
      history: history({ index: 1.5, spread: 0 }),
    }).find(({ date }) => date === december),
  );
  for (const day of days) {
    expect(day).toMatchObject({ salesCents: 1_650_00, rule: "magic", fair: null, comparison: { source: "borrowed" } });
  }
});
