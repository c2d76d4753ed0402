import type { BusinessDate } from "#common/business-date.ts";
import { csvText } from "#common/csv.ts";
import type { MonthPlan, ResolvedGoal } from "#common/goals/goal-plan.ts";
import type { Cents } from "#common/money.ts";
import { text } from "./goals-text.ts";

const columns = ["date", "goal", "rule", "sold", "compDate", "compSales"] as const;

type CsvMonth = { days: readonly ResolvedGoal[]; today: BusinessDate; sales: MonthPlan["history"]["sales"] };

/** What each day of the calendar says. A closed day has no goal, and a running day's sales are not final. */
export function monthCsv({ days, today, sales }: CsvMonth): string {
  const lines = days.map(({ date, rule, fair, salesCents, comparison }) => {
    const isClosed = rule === "closed";
    return [
      date,
      amount(isClosed ? null : salesCents),
      rule === "magic" && fair !== null ? text("day.rule.fair") : text(`day.rule.${rule}`),
      amount(date < today ? (sales.get(date) ?? null) : null),
      isClosed || comparison.salesCents === null ? "" : comparison.date,
      amount(isClosed ? null : comparison.salesCents),
    ];
  });
  return csvText([columns.map((column) => text(`csv.${column}`)), ...lines]);
}

function amount(cents: Cents | null): string {
  return cents === null ? "" : (cents / 100).toFixed(2);
}
