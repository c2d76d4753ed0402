import { expect, test } from "vitest";
import { noParts, ratiosOf } from "#server/areas/reports/daily-report.rules.ts";
import type { Parts } from "#server/areas/reports/daily-report.rules.ts";
import { periodCsv } from "./period-csv.rules.ts";

function figures(parts: Partial<Parts>) {
  const all = { ...noParts(), ...parts };
  return { ...all, ...ratiosOf(all, { tradePctBasis: "amount" }) };
}

test("a file holds raw numbers and ISO dates, nothing where nothing is known, and a fall as a number", () => {
  const day = figures({ sales: 90_050, compSales: 100_000, laborMinutes: 450 });
  const text = periodCsv({
    columns: ["sales", "compPct", "customers", "laborMinutes"],
    days: [
      { date: "2026-03-01", compDate: "2025-03-02", status: "final", ...day },
      { date: "2026-03-02", compDate: "2025-03-03", status: "provisional", ...figures({}) },
    ],
    total: day,
  });
  expect(text.split("\r\n")).toEqual([
    "Date,Compared with,Status,Sales,Comp %,Customers,Labor hours",
    "2026-03-01,2025-03-02,final,900.50,-9.9,,7.50",
    "2026-03-02,2025-03-03,provisional,,,,",
    "Total,,,900.50,-9.9,,7.50",
    "",
  ]);
});
