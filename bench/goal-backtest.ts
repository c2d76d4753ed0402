/**
 * How far goals are from what was sold: each rule forecasts every day of a year from the days before it alone.
 * `node bench/goal-backtest.ts` prints the tables of docs/performance.md. WAPE is the sum of the errors over the sum
 * of the sales, MAPE the mean of each day's error, bias the sum of forecasts over the sum of sales less one.
 *
 * `node bench/goal-backtest.ts --csv FILE` does it for daily sales of any stores: a file with the columns store, date
 * and sales, and if it has them promotion and holiday, in any order, also gzipped. Each month's goals are made of the
 * days before the month. `--synthetic N` takes N made-up stores, and `--write FILE` with it keeps their file.
 */
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { specialDay } from "#common/goals/holidays.ts";
import { realSeries, simulatedSeries } from "./goals/daily-series.ts";
import type { DailySeries } from "./goals/daily-series.ts";
import { forecastersOf } from "./goals/forecasters.ts";
import type { Forecaster } from "./goals/forecasters.ts";
import { backtestStores } from "./goals/backtest-stores.ts";
import type { Backtest, RuleScore } from "./goals/backtest-stores.ts";
import { readSalesFile, SalesFileError } from "./goals/sales-csv.ts";
import { syntheticCsv } from "./goals/synthetic-stores.ts";

const kinds = ["clothing", "kids", "music"] as const;
const testYear = { from: "2025-11-01", to: "2026-10-31" };
const yearDays = 364;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const { values: options } = parseArgs({
  options: {
    csv: { type: "string" },
    synthetic: { type: "string" },
    seed: { type: "string", default: "1" },
    write: { type: "string" },
  },
});

if (options.write !== undefined) {
  const plan = {
    stores: Number(options.synthetic ?? 50),
    seed: Number(options.seed),
    from: "2022-01-01",
    to: "2025-06-30",
  };
  await pipeline(Readable.from(syntheticCsv(plan)), createWriteStream(options.write));
} else if (options.csv !== undefined) {
  await reportFile(options.csv);
} else {
  await reportOwn();
}

/** The tables of docs/performance.md. */
async function reportOwn(): Promise<void> {
  for (const kind of kinds) {
    const series = simulatedSeries(kind, { from: addDays(testYear.from, -2 * yearDays - 60), to: testYear.to });
    const growth = growthBefore(series, testYear.from);
    const tested = [...series.keys()].filter((date) => date >= testYear.from);
    say(`\n${kind}, simulated, ${tested.length} days of ${testYear.from} to ${testYear.to}, growth ${growth / 10} %\n`);
    report(series, { forecasters: forecastersOf(series, growth), tested });
    const around = tested.filter((date) => isAffected(date));
    say(`\nOf these the ${around.length} days that are special, or whose weekday was last year:\n`);
    report(series, { forecasters: forecastersOf(series, growth), tested: around });
  }

  const real = await realSeries();
  if (real === null) {
    say("\nThe real till's file is not here; that part is left out.");
  } else {
    const dates = [...real.keys()].toSorted();
    const tested = dates.filter((date) => date >= addDays(dates[0] ?? "", 56));
    const [, recent, , magic] = forecastersOf(real, 0);
    const lastWeek: Forecaster = {
      name: "the same weekday last week",
      on: (date) => real.get(addDays(date, -7)) ?? null,
    };
    say(`\nA real till, ${tested.length} days; only nine of them have a year before, so the magic goal falls back\n`);
    report(real, {
      forecasters: [lastWeek, recent, magic].flatMap((forecaster) => (forecaster ? [forecaster] : [])),
      tested,
    });
  }
}

async function reportFile(path: string): Promise<void> {
  try {
    const backtest = backtestStores(await readSalesFile(path));
    for (const score of backtest.rules) {
      say(scoreLine(score));
    }
    say(testedLine(backtest));
  } catch (cause) {
    if (!(cause instanceof SalesFileError)) {
      throw cause;
    }
    process.stderr.write(`${cause.message}\n`);
    process.exitCode = 1;
  }
}

function scoreLine({ name, wape, bias, monthError, stores, onClosedDays, betterThanHalf }: RuleScore): string {
  return [
    `${name}: WAPE ${percent(wape)}`,
    `bias ${signed(bias)}`,
    `months ${monthError === null ? "-" : percent(monthError)}`,
    `stores ${percent(stores.low)} to ${percent(stores.high)}, median ${percent(stores.median)}`,
    `better than half and half in ${percent(betterThanHalf)} of them`,
    `goals on days that sold nothing ${percent(onClosedDays)} of sales`,
  ].join(", ");
}

function testedLine({ stores, youngStores, days, from, to }: Backtest): string {
  const young = `${youngStores} have too few months`;
  return days === 0
    ? `No store has a year and a month of sales; ${young}.`
    : `${days} days of ${stores} stores from ${from} to ${to}, each month known from the days before it; ${young}.`;
}

/** Days on which every rule has something to say: else a rule would gain by being silent on hard days. */
function report(
  series: DailySeries,
  { forecasters, tested }: { forecasters: readonly Forecaster[]; tested: readonly BusinessDate[] },
): void {
  const days = tested.flatMap((date) => {
    const forecasts = forecasters.map(({ on }) => on(date));
    const sold = series.get(date);
    return sold === undefined || forecasts.includes(null) ? [] : [{ sold, forecasts }];
  });
  say("| rule | WAPE | MAPE | bias |\n| --- | --- | --- | --- |");
  const sold = days.reduce((sum, day) => sum + day.sold, 0);
  for (const [index, { name }] of forecasters.entries()) {
    const misses = days.map((day) => ({ miss: (day.forecasts[index] ?? 0) - day.sold, sold: day.sold }));
    const wape = misses.reduce((sum, { miss }) => sum + Math.abs(miss), 0) / sold;
    const mape = misses.reduce((sum, day) => sum + Math.abs(day.miss) / day.sold, 0) / misses.length;
    const bias = misses.reduce((sum, { miss }) => sum + miss, 0) / sold;
    say(`| ${name} | ${percent(wape)} | ${percent(mape)} | ${signed(bias)} |`);
  }
  say(`\n${days.length} days compared.`);
}

/**
 * What a manager would have set: how the year before the test compares with the one before that, in tenths of a
 * percent.
 */
function growthBefore(series: DailySeries, from: BusinessDate): number {
  const sumOf = (first: BusinessDate, last: BusinessDate): number =>
    [...series].reduce((sum, [date, cents]) => sum + (date >= first && date < last ? cents : 0), 0);
  const last = sumOf(addDays(from, -yearDays), from);
  const before = sumOf(addDays(from, -2 * yearDays), addDays(from, -yearDays));
  return Math.round((last / before - 1) * 1000);
}

function isAffected(date: BusinessDate): boolean {
  const calendar = { country: "US", events: [] } as const;
  return specialDay(date, calendar) !== null || specialDay(addDays(date, -yearDays), calendar) !== null;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function signed(share: number): string {
  return `${share > 0 ? "+" : ""}${percent(share)}`;
}
