import { formatDayOfMonth } from "#common/date-format.ts";
import type { ResolvedGoal } from "#common/goals/goal-plan.ts";
import { formatWholeMoney } from "#common/money.ts";
import { percentOf } from "#common/percent.ts";
import { signedPercent } from "./goal-words.ts";
import { text } from "./goals-text.ts";

const sources = {
  equivalent: "day.short.same",
  neighborWeeks: "day.short.around",
  weekdayAverage: "day.short.average",
  none: "day.noComparison",
} as const;

type CellComparisonProps = { day: ResolvedGoal; minimumCents: number };

/** What a day's goal stands on, and how far it is from that; or that a share of the month is below the minimum. */
export function CellComparison({ day, minimumCents }: CellComparisonProps) {
  const { rule, salesCents, comparison } = day;
  const isBelow = rule === "month" && salesCents !== null && salesCents < minimumCents;
  const last = comparison.salesCents;
  const change = salesCents === null || last === null ? null : percentOf(salesCents - last, last);
  const values = { amount: formatWholeMoney(last), date: formatDayOfMonth(comparison.date) };
  return (
    <small>
      {isBelow && <em>{text("day.below")}</em>}
      {!isBelow && last !== null && <span>{text(sources[comparison.source], values)}</span>}
      {change !== null && <span>{signedPercent(change)}</span>}
    </small>
  );
}
