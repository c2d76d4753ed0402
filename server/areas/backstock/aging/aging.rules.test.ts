import fc from "fast-check";
import { expect, test } from "vitest";
import { agingCsv, agingMatrix } from "./aging.rules.ts";

const thresholds = [30, 60, 90, 180, 365];
const date = "2026-11-22";

function filledDaysAgo(days: number, categoryId = "coats", number = 1) {
  const inventoryDate = new Date(Date.parse(`${date}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
  return { id: `${categoryId}-${number}-${days}`, number, categoryId, inventoryDate };
}

test.each([
  { days: 0, band: 0 },
  { days: 30, band: 0 },
  { days: 31, band: 1 },
  { days: 60, band: 1 },
  { days: 61, band: 2 },
  { days: 180, band: 3 },
  { days: 181, band: 4 },
  { days: 365, band: 4 },
  { days: 366, band: 5 },
])("a bin filled $days days ago is in band $band", ({ days, band }) => {
  expect(agingMatrix([filledDaysAgo(days)], { date, thresholds }).total.counts.indexOf(1)).toBe(band);
});

test("a row has its total, its average age and its oldest bin, the lower number of two equally old ones", () => {
  const fillings = [filledDaysAgo(10, "coats", 7), filledDaysAgo(41, "coats", 90), filledDaysAgo(41, "coats", 87)];
  const { rows } = agingMatrix([...fillings, filledDaysAgo(400, "jeans", 3)], { date, thresholds });
  expect(rows[0]).toEqual({
    categoryId: "coats",
    counts: [1, 2, 0, 0, 0, 0],
    total: 3,
    oldest: { id: "coats-87-41", number: 87, ageDays: 41 },
    averageAge: 31,
  });
});

test("nothing in backstock has no age", () => {
  expect(agingMatrix([], { date, thresholds })).toEqual({
    rows: [],
    total: { categoryId: null, counts: [0, 0, 0, 0, 0, 0], total: 0, oldest: null, averageAge: null },
  });
});

test("every bin is in one band of one row, and rows add up to the total", () => {
  const filling = fc.record({ days: fc.nat(800), category: fc.constantFrom("a", "b", "c"), number: fc.nat(999) });
  fc.assert(
    fc.property(fc.array(filling), (drawn) => {
      const fillings = drawn.map((draw) => filledDaysAgo(draw.days, draw.category, draw.number));
      const { rows, total } = agingMatrix(fillings, { date, thresholds });
      const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
      expect(rows.every((row) => sum(row.counts) === row.total)).toBe(true);
      expect(total.counts).toEqual(
        thresholds.concat(0).map((_limit, band) => sum(rows.map((row) => Number(row.counts[band])))),
      );
      expect(total.total).toBe(drawn.length);
    }),
  );
});

test("the list as a file has a line for each category, empty where nothing is known", () => {
  const { rows } = agingMatrix([filledDaysAgo(400, "jeans", 3)], { date, thresholds: [30, 365] });
  const empty = { categoryId: "hats", counts: [0, 0, 0], total: 0, oldest: null, averageAge: null };
  const named = [...rows.map((row) => ({ ...row, categoryName: "Jeans" })), { ...empty, categoryName: "Hats" }];
  expect(
    agingCsv(named, { thresholds: [30, 365], prefix: "B-" })
      .trim()
      .split("\r\n"),
  ).toEqual([
    "Category,0-30,31-365,366+,Total,Average age,Oldest bin,Oldest age",
    "Jeans,0,0,1,1,400,B-3,400",
    "Hats,0,0,0,0,,,",
  ]);
});

test.each([
  ["the lower number comes first", [7, 41], [90, 41], 7],
  ["the lower number comes last", [90, 41], [7, 41], 7],
  ["a younger bin has a lower number", [90, 41], [7, 10], 90],
])("the oldest bin when %s", (...[_when, [number = 0, days = 0], [otherNumber = 0, otherDays = 0], oldest]) => {
  const fillings = [filledDaysAgo(days, "coats", number), filledDaysAgo(otherDays, "coats", otherNumber)];
  expect(agingMatrix(fillings, { date, thresholds }).total.oldest?.number).toBe(oldest);
});
