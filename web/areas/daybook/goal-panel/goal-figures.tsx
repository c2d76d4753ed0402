import type { ReactNode } from "react";
import { daysBetween } from "#common/business-date.ts";
import { formatDate, formatDayOfMonth, formatMonth } from "#common/date-format.ts";
import { formatMoney, formatWholeMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatPercent, formatWholePercent } from "#common/percent.ts";
import { text } from "#web/areas/daybook/daybook-text.ts";
import type { DaybookGoal } from "#web/areas/daybook/daybook.queries.ts";
import { Figure } from "#web/ui/figures/figure.tsx";
import classes from "./goal-panel.module.css";
import { panelText } from "./goal-panel-text.ts";

type Measure = DaybookGoal["customers"];
type Shown = { value: string | null; beside?: string; note?: string | undefined };

/** Customers, average transaction, trade and the month beside their targets; each says what it is made of. */
export function GoalFigures({ goal, id }: { goal: DaybookGoal; id: string }) {
  const figures: { label: string; shown: Shown; why: ReactNode }[] = [
    {
      label: text("goal.customers"),
      shown: { ...besideTarget(goal.customers, formatCount), note: customersNote(goal) },
      why: text("goal.why.customers"),
    },
    {
      label: text("goal.averageTransaction"),
      shown: goal.showsDollars
        ? { ...besideTarget(goal.averageTransaction, formatMoney, formatWholeMoney), note: averageNote(goal) }
        : shareOnly(goal.averageTransaction),
      why: text("goal.why.average"),
    },
    {
      label: text("goal.trade"),
      shown: { ...besideTarget(goal.trade, formatPercent, formatTradeTarget), note: tradeNote(goal) },
      why: text("goal.why.trade"),
    },
    { label: monthLabel(goal), shown: monthShown(goal), why: <MonthExplanation goal={goal} /> },
  ];
  return (
    <div className={classes.measures} id={id}>
      {figures.map(({ label, shown: { value, beside, note }, why }) => (
        <div key={label} className={classes.measure}>
          <Figure label={label} value={value} beside={beside} explanation={<p>{why}</p>} />
          {note !== undefined && <small>{note}</small>}
        </div>
      ))}
    </div>
  );
}

type Format = (value: number | null) => string;

function besideTarget(
  { actual, target }: Pick<Measure, "actual" | "target">,
  format: Format,
  formatTarget: Format = format,
): Shown {
  const value = actual === null ? null : format(actual);
  return target === null ? { value } : { value, beside: text("goal.of", { target: formatTarget(target) }) };
}

/** `30%`: people set whole numbers, mostly. */
function formatTradeTarget(tenths: number | null): string {
  return tenths !== null && tenths % 10 === 0 ? formatWholePercent(tenths) : formatPercent(tenths);
}

function formatCount(count: number | null): string {
  return count === null ? "" : formatNumber(count);
}

/** Where the store keeps dollars to managers the server sends none: the share of the goal is all there is. */
function shareOnly({ percent }: Pick<Measure, "percent">): Shown {
  return percent === null ? { value: null } : { value: formatPercent(percent), beside: text("goal.ofGoal") };
}

/** Against as many customers as are usual by now, not against those of the whole day. */
function customersNote({ customers: { actual, target }, usualPercent }: DaybookGoal): string | undefined {
  if (actual === null || target === null || usualPercent === null) {
    return undefined;
  }
  const difference = actual - Math.round((target * usualPercent) / 1000);
  return difference === 0
    ? undefined
    : panelText(difference < 0 ? "behind" : "ahead", { amount: formatNumber(Math.abs(difference)) });
}

function averageNote({ averageTransaction: { difference } }: DaybookGoal): string | undefined {
  return difference === null || difference === 0
    ? undefined
    : panelText(difference < 0 ? "under" : "over", { amount: formatMoney(Math.abs(difference)) });
}

function tradeNote({ trade: { difference } }: DaybookGoal): string | undefined {
  return difference === null || difference === 0
    ? undefined
    : panelText(difference < 0 ? "pointsUnder" : "pointsOver", { points: formatNumber(Math.abs(difference) / 10, 1) });
}

/** Only the month's name: which year it is goes without saying. */
function monthLabel({ goal, goalsFrom }: DaybookGoal): string {
  return goalsFrom === null
    ? formatMonth(goal.date).slice(0, -5)
    : panelText("since", { date: formatDayOfMonth(goalsFrom) });
}

function monthShown({ monthToDate, showsDollars, neededToday, posState }: DaybookGoal): Shown {
  if (!showsDollars) {
    return shareOnly(monthToDate);
  }
  const isRunning = neededToday !== null && posState !== null;
  return {
    ...besideTarget(monthToDate, formatWholeMoney),
    note: isRunning ? panelText("needsToday", { amount: formatWholeMoney(neededToday) }) : undefined,
  };
}

function MonthExplanation({ goal: { neededToday, posState, goalsFrom } }: { goal: DaybookGoal }) {
  return (
    <>
      {panelText(goalsFrom === null ? "why.month" : "why.since")}
      {neededToday !== null && posState !== null && ` ${panelText("why.needsToday")}`}
    </>
  );
}

type SalesExplanationProps = { goal: DaybookGoal; children?: ReactNode };

/** What the sales count, where their goal comes from and, on a running day, what they are compared with by now. */
export function SalesExplanation({ goal, children }: SalesExplanationProps) {
  const { rule, compDate, compSales, compSource, fair, likelySales } = goal.goal;
  const { difference } = goal.sales;
  const isPaced = goal.posState !== null && goal.usualPercent !== null;
  return (
    <>
      <p>{text("goal.why.sales")}</p>
      <p>{text(fair === null ? `goal.why.${rule}` : "goal.why.FAIR", { date: formatDate(compDate) })}</p>
      {compSource !== "NONE" && compSales !== null && (
        <p>{text(comparisons[compSource], { date: formatDate(compDate), amount: formatWholeMoney(compSales) })}</p>
      )}
      {likelySales !== null && (
        <p>
          {text("goal.why.likely", {
            low: formatWholeMoney(likelySales.low),
            high: formatWholeMoney(likelySales.high),
          })}
        </p>
      )}
      {difference !== null && (
        <p>
          {text(difference < 0 ? "goal.why.difference" : "goal.why.over", {
            amount: formatWholeMoney(Math.abs(difference)),
          })}
        </p>
      )}
      {isPaced && <p>{panelText("why.pace")}</p>}
      {children}
    </>
  );
}

const comparisons = {
  EQUIVALENT: "goal.why.comparison",
  NEIGHBOR_WEEKS: "goal.why.neighborWeeks",
  BORROWED: "goal.why.borrowed",
  WEEKDAY_AVERAGE: "goal.why.weekdayAverage",
} as const;

type OpenToBuyFiguresProps = { buys: NonNullable<DaybookGoal["openToBuy"]>; date: string };

/** A store that does not sell yet counts the days until it does, and watches what it buys. */
export function OpenToBuyFigures({ buys: { today, total, grandOpeningOn }, date }: OpenToBuyFiguresProps) {
  const besideTotal = (whole: string): string => text("goal.of", { target: whole });
  const figures: { label: string; value: string; beside?: string; why: string }[] = [
    { label: text("goal.buysToday"), value: formatNumber(today.buys), why: panelText("why.buysToday") },
    { label: text("goal.buysTotal"), value: formatNumber(total.buys), why: panelText("why.buysTotal") },
    {
      label: text("goal.itemsBought"),
      value: formatNumber(today.itemsBought),
      beside: besideTotal(formatNumber(total.itemsBought)),
      why: panelText("why.itemsBought"),
    },
    ...(today.paid === null || total.paid === null
      ? []
      : [
          {
            label: text("goal.paid"),
            value: formatWholeMoney(today.paid),
            beside: besideTotal(formatWholeMoney(total.paid)),
            why: panelText("why.paid"),
          },
        ]),
  ];
  return (
    <div className={classes.openToBuy}>
      {grandOpeningOn !== null && <DaysToOpening opensOn={grandOpeningOn} date={date} />}
      <div className={classes.measures} data-alone>
        {figures.map(({ why, ...figure }) => (
          <div key={figure.label} className={classes.measure}>
            <Figure {...figure} explanation={<p>{why}</p>} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** On a price tag, as everything in the store will be. */
function DaysToOpening({ opensOn, date }: { opensOn: string; date: string }) {
  const days = daysBetween(date, opensOn);
  return (
    <div className={classes.opening}>
      <span className={classes.tag}>{formatNumber(days)}</span>
      <p>
        <small>{panelText("opening.days", { count: days })}</small>
        <strong>{formatDate(opensOn)}</strong>
      </p>
    </div>
  );
}
