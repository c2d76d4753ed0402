import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { dayNumber } from "#common/goals/sales-days.ts";
import { backtestStores } from "./backtest-stores.ts";
import type { RuleScore } from "./backtest-stores.ts";
import { readSalesFile, SalesFileError } from "./sales-csv.ts";
import type { StoreSales } from "./sales-csv.ts";
import { syntheticCsv } from "./synthetic-stores.ts";

const folder = mkdtempSync(join(tmpdir(), "goal-backtest-"));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(text: string): string {
  const path = join(folder, "sales.csv");
  writeFileSync(path, text);
  return path;
}

const read = (text: string): Promise<StoreSales[]> => readSalesFile(fileOf(text));

async function refusal(text: string): Promise<string> {
  try {
    await read(text);
  } catch (cause) {
    if (cause instanceof SalesFileError) {
      return cause.message;
    }
    throw cause;
  }
  return "read";
}

function soldOn(store: StoreSales | undefined, date: string): number | undefined {
  return store?.days.sales[dayNumber(date) - store.days.firstDay];
}

const missedBy =
  (rules: readonly RuleScore[]) =>
  (name: string): number =>
    rules.find((rule) => rule.name === name)?.wape ?? Number.NaN;

test("on made-up stores the fair rule misses by less than last year's weekday and half and half, and promotions help", async () => {
  const plan = { seed: 7, stores: 24, from: "2022-01-01", to: "2024-12-31" };
  const { rules, stores, days } = backtestStores(await read([...syntheticCsv(plan)].join("")));
  const missed = missedBy(rules);
  expect(stores).toBeGreaterThan(20);
  expect(days).toBeGreaterThan(5000);
  expect(missed("fair rule")).toBeLessThan(missed("half last year, half the last eight weeks"));
  expect(missed("half last year, half the last eight weeks")).toBeLessThan(
    missed("magic goal (same weekday last year)"),
  );
  expect(missed("fair rule with promotion days")).toBeLessThan(0.9 * missed("fair rule"));
  for (const { bias, monthError } of rules) {
    expect(Math.abs(bias)).toBeLessThan(0.03);
    expect(monthError).toBeLessThan(0.15);
  }
});

test("columns come in any order, quoted, with thousands, gaps and closed days; lines of one day belong together", async () => {
  const [store, ...others] = await read(
    '﻿"Sales","Promo","Store","State_Holiday","Date"\r\n' +
      '"1,234.50",1,"Main St, east",0,2025-01-02\r\n' +
      '0.50,0,"Main St, east",,2025-01-02 00:00:00\r\n' +
      '-3,0,"Main St, east",a,2025-01-05\r\n\r\n' +
      'NA,0,"Main St, east",0,2025-01-06\r\n',
  );
  expect(others).toEqual([]);
  expect(store).toMatchObject({ store: "Main St, east", hasPromotions: true });
  const dates = ["2025-01-02", "2025-01-03", "2025-01-05", "2025-01-06"];
  expect(dates.map((date) => soldOn(store, date))).toEqual([1235, 0, 0, 0]);
  expect(store?.holidays).toEqual(new Map([[dayNumber("2025-01-05"), "a"]]));
});

test.each([
  ["", /^Line 1: the file is empty/],
  ["store,date\n1,2025-01-01\n", /^Line 1: the column sales is missing\.$/],
  ["store,date,sales\n1,2025-01-01,5\n1,2025-02-30,6\n", /^Line 3: "2025-02-30" is no date/],
  ["store,date,sales\n1,2025-01-01,abc\n", /^Line 2: "abc" in the column sales is no amount\.$/],
  ["store,date,sales\n1,2025-01-01,12,5e\n1,2025-01-02,--\n", /^Line 3: "--" in the column sales/],
  ["store,date,sales\n1,2025-01-01\n", /^Line 2: it has 2 of at least 3 fields\.$/],
  ['store,date,sales\n1,"2025-01-01,5\n', /^Line 2: Quote Not Closed\.$/],
])("a file that cannot be read says which line in one sentence: %j", async (text, sentence) => {
  expect(await refusal(text)).toMatch(sentence);
});

test("a file that is not there is said so", async () => {
  await expect(readSalesFile(join(folder, "none.csv"))).rejects.toThrow(/cannot be read \(ENOENT\)\.$/);
});

test("a file without a year of sales has no scores", async () => {
  expect(backtestStores(await read("store,date,sales\n1,2025-01-01,5\n"))).toMatchObject({
    rules: [],
    stores: 0,
    youngStores: 1,
    days: 0,
  });
});
