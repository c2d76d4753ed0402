import { formatMoney, formatWholeMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatPercent, formatWholePercent } from "#common/percent.ts";
import { Figure } from "#web/ui/figures/figure.tsx";
import { text } from "#web/areas/daybook/daybook-text.ts";
import type { DaybookGoal } from "#web/areas/daybook/daybook.queries.ts";
import classes from "./goal-panel.module.css";
import { formatDate } from "#common/date-format.ts";

type Measure = { actual: number | null; target: number | null; percent: number | null };
type Shown = { value: string | null; beside?: string };

/** Sales, average transaction, customers and trade beside their targets; each says what it is made of. */
export function GoalFigures({ goal }: { goal: DaybookGoal }) {
  const figures = [
    {
      key: "sales",
      measure: goal.sales,
      format: formatWholeMoney,
      formatTarget: formatWholeMoney,
      isMoney: true,
      why: "goal.why.sales",
    },
    {
      key: "averageTransaction",
      measure: goal.averageTransaction,
      format: formatMoney,
      formatTarget: formatWholeMoney,
      isMoney: true,
      why: "goal.why.average",
    },
    {
      key: "customers",
      measure: goal.customers,
      format: formatCount,
      formatTarget: formatCount,
      isMoney: false,
      why: "goal.why.customers",
    },
    {
      key: "trade",
      measure: goal.trade,
      format: formatPercent,
      formatTarget: formatTradeTarget,
      isMoney: false,
      why: "goal.why.trade",
    },
  ] as const;
  return (
    <div className={classes.figures}>
      {figures.map(({ key, measure, isMoney, why, ...formats }) => (
        <Figure
          key={key}
          label={text(`goal.${key}`)}
          {...(isMoney && !goal.showsDollars ? shareOnly(measure) : shownOf(measure, formats))}
          progress={measure.target === null && measure.percent === null ? undefined : measure.percent}
          explanation={<GoalExplanation goal={goal} why={text(why)} isSales={key === "sales"} />}
        />
      ))}
    </div>
  );
}

type Format = (value: number | null) => string;

function shownOf({ actual, target }: Measure, formats: { format: Format; formatTarget: Format }): Shown {
  const value = actual === null ? null : formats.format(actual);
  return target === null ? { value } : { value, beside: text("goal.of", { target: formats.formatTarget(target) }) };
}

/** `30%`: people set whole numbers, mostly. */
function formatTradeTarget(tenths: number | null): string {
  return tenths !== null && tenths % 10 === 0 ? formatWholePercent(tenths) : formatPercent(tenths);
}

/** Where the store keeps dollars to managers the server sends none: the share of the goal is all there is. */
function shareOnly({ percent }: Measure): Shown {
  return percent === null ? { value: null } : { value: formatPercent(percent), beside: text("goal.ofGoal") };
}

function formatCount(count: number | null): string {
  return count === null ? "" : formatNumber(count);
}

const comparisons = {
  EQUIVALENT: "goal.why.comparison",
  NEIGHBOR_WEEKS: "goal.why.neighborWeeks",
  WEEKDAY_AVERAGE: "goal.why.weekdayAverage",
} as const;

type GoalExplanationProps = { goal: DaybookGoal; why: string; isSales: boolean };

/** What a figure counts and, for the sales, where its goal comes from. */
function GoalExplanation({ goal, why, isSales }: GoalExplanationProps) {
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

type OpenToBuyFiguresProps = { buys: NonNullable<DaybookGoal["openToBuy"]> };

/** A store that does not sell yet watches what it buys. */
export function OpenToBuyFigures({ buys: { today, total } }: OpenToBuyFiguresProps) {
  const besideTotal = (whole: string): string => text("goal.of", { target: whole });
  return (
    <div className={classes.figures}>
      <Figure label={text("goal.buysToday")} value={formatNumber(today.buys)} />
      <Figure label={text("goal.buysTotal")} value={formatNumber(total.buys)} />
      <Figure
        label={text("goal.itemsBought")}
        value={formatNumber(today.itemsBought)}
        beside={besideTotal(formatNumber(total.itemsBought))}
      />
      {today.paid !== null && total.paid !== null && (
        <Figure
          label={text("goal.paid")}
          value={formatWholeMoney(today.paid)}
          beside={besideTotal(formatWholeMoney(total.paid))}
        />
      )}
    </div>
  );
}
