import { z } from "zod";
import type { BenchRun, Figure } from "./figure.ts";
import { atMost } from "./figure.ts";
import { scriptResult } from "./script-result.ts";

const barsMs: Readonly<Record<string, number>> = {
  ledger: 100,
  week: 100,
  month: 150,
  rows: 150,
  exceptions: 150,
  mail: 1000,
};
const names: Readonly<Record<string, string>> = {
  ledger: "the ledger of a month and a date",
  week: "the weekly report",
  month: "the monthly report",
  rows: "the rows behind a week's sales, 560 tickets",
  exceptions: "a week's exceptions by kind and employee",
  mail: "the nightly mail of an owner with 20 stores, made",
};

const result = z.object({
  results: z.array(z.object({ what: z.string(), shortMs: z.number(), longMs: z.number() })),
});

/** What the books and reports take after ten years of trade, beside the same after two in the same run. */
export async function measureBooks({ isQuick }: BenchRun): Promise<Figure[]> {
  const { results } = result.parse(await scriptResult("books.ts", [isQuick ? "8" : "60"]));
  return results.map(({ what, shortMs, longMs }) =>
    atMost({
      what: `${names[what] ?? what}, ten years: p95`,
      measured: longMs,
      unit: "ms",
      bar: barsMs[what] ?? 100,
      peer: { name: "the same after two years", measured: shortMs },
    }),
  );
}
