import type { ResolvedGoal } from "#common/goals/goal-plan.ts";
import { formatWholeMoney } from "#common/money.ts";
import { ComparisonNote } from "./comparison-note.tsx";
import { text } from "#web/areas/goals/goals-text.ts";
import classes from "./day.module.css";

type DayEstimateProps = { day: ResolvedGoal; country: string };

/** What the goal means in people; follows the sales and the average transaction while they are typed. */
export function DayEstimate({ day, country }: DayEstimateProps) {
  const { customers, salesCents, averageTransactionCents } = day;
  return (
    <output className={classes.estimate} aria-label={text("day.customersLabel")}>
      <strong>{customers === null ? text("day.none") : text("day.customers", { count: customers })}</strong>
      {customers !== null && averageTransactionCents !== null && (
        <small>
          {text("day.estimate", {
            sales: formatWholeMoney(salesCents),
            average: formatWholeMoney(averageTransactionCents),
          })}
        </small>
      )}
      <small>
        <ComparisonNote comparison={day.comparison} country={country} />
      </small>
    </output>
  );
}
