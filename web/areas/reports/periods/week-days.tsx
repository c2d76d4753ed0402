import { IconChevronRight, IconTriangleFilled, IconTriangleInvertedFilled } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { CSSProperties } from "react";
import { formatWeekday } from "#common/date-format.ts";
import { formatWholeMoney } from "#common/money.ts";
import { basisText, GoalReasonParts, reasonTitle } from "#web/areas/reports/goal-reason.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { DayMark } from "./day-mark.tsx";
import { weekdayName } from "./figure-text.ts";
import { text } from "./periods-text.ts";
import type { GoalReason, ReportDay, WeeklyReport } from "./periods.queries.ts";
import classes from "./week-parts.module.css";

/** The days as bars against their goals; below each miss the sentence that says why. */
export function WeekDays({ report, storeId }: { report: WeeklyReport; storeId: number }) {
  const isPhone = useIsPhone();
  const { days, reasons } = report;
  const missed = new Map(reasons.filter(({ difference }) => difference < 0).map((reason) => [reason.date, reason]));
  const highest = Math.max(1, ...days.flatMap(({ sales, goal, compSales }) => [sales ?? 0, goal ?? 0, compSales ?? 0]));
  return (
    <Card title={text("bars.title")} aside={<Legend days={days} />}>
      <ol className={classes.bars}>
        {days.map((day) => (
          <DayBar key={day.businessDate} day={day} highest={highest}>
            {isPhone && <Reason reason={missed.get(day.businessDate)} storeId={storeId} />}
          </DayBar>
        ))}
      </ol>
      {!isPhone && [...missed.values()].map((reason) => <Reason key={reason.date} reason={reason} storeId={storeId} />)}
      {missed.size > 0 && <p className={classes.basis}>{basisText([...missed.values()])}</p>}
    </Card>
  );
}

const judgedStates = ["made", "missed"] as const;
const dayStates = [...judgedStates, "open", "noGoal"] as const;
type DayState = (typeof dayStates)[number];

/** A day that still runs, one to come and one without a goal are not judged. */
function stateOf({ goalDifference, goal }: ReportDay): DayState {
  if ((goal ?? 0) <= 0) {
    return "noGoal";
  }
  if (goalDifference === null) {
    return "open";
  }
  return goalDifference < 0 ? "missed" : "made";
}

function isJudged(state: DayState): boolean {
  return judgedStates.some((judged) => judged === state);
}

type DayBarProps = { day: ReportDay; highest: number; children: React.ReactNode };

function DayBar({ day, highest, children }: DayBarProps) {
  const { businessDate: date, sales, goal, goalDifference } = day;
  const state = stateOf(day);
  return (
    <li data-state={state} style={placesOf(day, highest)}>
      <span className={classes.day}>
        {formatWeekday(date)} {Number(date.slice(8))} <DayMark day={day} />
      </span>
      <Track day={day} />
      <b className={classes.sold}>{sales !== null && formatWholeMoney(sales)}</b>
      <span className={classes.difference}>
        {state === "missed" && <IconTriangleInvertedFilled size={9} aria-hidden="true" />}
        {isJudged(state) && differenceText(goalDifference)}
      </span>
      <span className={classes.goal}>{goalWords(goal)}</span>
      {children}
    </li>
  );
}

/** A day on which the store is closed has the goal 0. */
function goalWords(goal: number | null): string {
  if (goal === 0) {
    return text("goal.closed");
  }
  return goal === null ? text("bars.noGoal") : text("bars.goalOf", { amount: formatWholeMoney(goal) });
}

function Track({ day }: { day: ReportDay }) {
  const isDrawn = (amount: number | null) => amount !== null && amount > 0;
  return (
    <span className={classes.track} aria-hidden="true">
      <span className={classes.bar} />
      {stateOf(day) === "missed" && <span className={classes.gap} />}
      {isDrawn(day.goal) && <span className={classes.goalLine} />}
      {isDrawn(day.compSales) && <span className={classes.lastYear} />}
    </span>
  );
}

function placesOf({ sales, goal, compSales }: ReportDay, highest: number): CSSProperties {
  const share = (amount: number | null): string => `${(Math.max(0, amount ?? 0) / highest) * 100}%`;
  return {
    "--sold": share(sales),
    "--goal": share(goal),
    "--comp": share(compSales),
    // The sum stands on the bar, or on its goal where that is higher.
    "--top": Math.max(0, sales ?? 0, sales === null ? 0 : (goal ?? 0)) / highest,
  };
}

function differenceText(difference: number | null): string {
  const cents = difference ?? 0;
  return text(cents < 0 ? "headline.short" : "headline.over", { amount: formatWholeMoney(Math.abs(cents)) });
}

type ReasonProps = { reason: GoalReason | undefined; storeId: number };

function Reason({ reason, storeId }: ReasonProps) {
  if (reason === undefined) {
    return null;
  }
  const day = weekdayName(reason.date);
  return (
    <p className={classes.reason}>
      <span>
        <strong>{reasonTitle(day, reason)}:</strong> <GoalReasonParts reason={reason} />
      </span>
      <Link to="/s/$storeId/daybook/{-$date}" params={{ storeId, date: reason.date }} data-no-print>
        {text("bars.openDay", { day })}
        <IconChevronRight size={16} aria-hidden="true" />
      </Link>
    </p>
  );
}

function Legend({ days }: { days: readonly ReportDay[] }) {
  const states = new Set(days.filter(({ sales, goal }) => (sales ?? goal ?? 0) > 0).map(stateOf));
  return (
    <ul className={classes.legend} aria-hidden="true">
      {dayStates
        .filter((state) => states.has(state))
        .map((state) => (
          <li key={state} data-state={state}>
            <span className={classes.swatch} />
            {text(`bars.${state}`)}
          </li>
        ))}
      <li>
        <span className={classes.dashes} />
        {text("bars.goal")}
      </li>
      <li>
        <IconTriangleFilled size={10} className={classes.lastYearMark} />
        {text("bars.lastYear")}
      </li>
    </ul>
  );
}
