import type { ResolvedGoal } from "#common/goals/goal-plan.ts";
import type { FairGoal } from "#common/goals/fair-rule.ts";
import { formatWholeMoney } from "#common/money.ts";
import { ComparisonNote } from "./comparison-note.tsx";
import { text } from "#web/areas/goals/goals-text.ts";
import classes from "./day.module.css";

const fairParts = ["lastYear", "around", "recent"] as const;

/** The parts that are known, each in a word. */
function fairWords(fair: FairGoal): string {
  return fairParts
    .flatMap((part) => {
      const amount = fair[part];
      return amount === null ? [] : [text(`day.fair.${part}`, { amount: formatWholeMoney(Math.round(amount)) })];
    })
    .join(", ");
}

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
      {day.fair !== null && <small>{fairWords(day.fair)}</small>}
    </output>
  );
}
