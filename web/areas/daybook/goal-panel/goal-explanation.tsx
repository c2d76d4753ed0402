import { formatDate } from "#common/date-format.ts";
import { formatWholeMoney } from "#common/money.ts";
import { text } from "#web/areas/daybook/daybook-text.ts";
import type { DaybookGoal } from "#web/areas/daybook/daybook.queries.ts";

const comparisons = {
  EQUIVALENT: "goal.why.comparison",
  NEIGHBOR_WEEKS: "goal.why.neighborWeeks",
  WEEKDAY_AVERAGE: "goal.why.weekdayAverage",
} as const;

type GoalExplanationProps = { goal: DaybookGoal; why: string; isSales: boolean };

/** What a figure counts and, for the sales, where its goal comes from. */
export function GoalExplanation({ goal, why, isSales }: GoalExplanationProps) {
  const { rule, compDate, compSales, compSource, fair } = goal.goal;
  const difference = goal.sales.difference;
  return (
    <>
      <p>{why}</p>
      {isSales && <p>{text(fair === null ? `goal.why.${rule}` : "goal.why.FAIR", { date: formatDate(compDate) })}</p>}
      {isSales && compSource !== "NONE" && compSales !== null && (
        <p>{text(comparisons[compSource], { date: formatDate(compDate), amount: formatWholeMoney(compSales) })}</p>
      )}
      {isSales && difference !== null && (
        <p>
          {text(difference < 0 ? "goal.why.difference" : "goal.why.over", {
            amount: formatWholeMoney(Math.abs(difference)),
          })}
        </p>
      )}
    </>
  );
}
