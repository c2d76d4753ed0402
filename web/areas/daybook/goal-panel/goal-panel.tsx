import { memo, useEffect, useEffectEvent, useRef } from "react";
import { ProgressRing } from "#web/ui/figures/progress-ring.tsx";
import { text } from "#web/areas/daybook/daybook-text.ts";
import type { DaybookGoal } from "#web/areas/daybook/daybook.queries.ts";
import classes from "./goal-panel.module.css";
import { GoalFigures, OpenToBuyFigures } from "./goal-figures.tsx";
import { PaceLine } from "./pace-line.tsx";
import { WhatMoved } from "./what-moved.tsx";
import { clockOf, useNow, useStoreTimeZone } from "#web/areas/daybook/day-times.ts";
import { Link, useParams } from "@tanstack/react-router";
import { formatDate, formatDayOfMonth } from "#common/date-format.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { formatWholeMoney } from "#common/money.ts";
import { formatPercent } from "#common/percent.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { IconAlertTriangle } from "@tabler/icons-react";
import { panelText } from "./goal-panel-text.ts";
import missingClasses from "./missing-day-closes.module.css";

const staleAfterMinutes = 15;

type GoalPanelProps = {
  goal: DaybookGoal;
  /** The figures have grown old here: the server may know better, so ask it. */
  onStale: () => void;
};

/** How the store does against today's goal, to be read from two metres. */
export const GoalPanel = memo(function GoalPanel({ goal, onStale }: GoalPanelProps) {
  const now = useNow();
  const ageMinutes = goal.asOf === null ? 0 : Math.max(0, Math.floor((now.getTime() - Date.parse(goal.asOf)) / 60_000));
  const isStale = goal.posState !== null && goal.posState !== "WAITING" && ageMinutes > staleAfterMinutes;
  const ask = useEffectEvent(onStale);
  const staleMinutes = isStale ? ageMinutes : null;
  // What was old when it came is the newest there is; a minute later there may be more.
  const askedAt = useRef(staleMinutes);
  useEffect(
    function askOncePerMinuteWhileOld() {
      if (staleMinutes !== null && staleMinutes !== askedAt.current) {
        askedAt.current = staleMinutes;
        ask();
      }
    },
    [staleMinutes],
  );
  return (
    <>
      <MissingDayCloses goal={goal} />
      <section className={classes.panel} aria-label={text("goal.title")} data-keep-together>
        {goal.openToBuy === null ? (
          <>
            <div className={classes.ring}>
              <ProgressRing label={text("goal.ring")} tenths={goal.sales.percent} />
              {goal.goal.rule === "NONE" && <NoGoal />}
              {goal.goal.rule === "CLOSED" && <ClosedDay date={goal.goal.date} closedLikeOn={goal.goal.closedLikeOn} />}
            </div>
            <GoalFigures goal={goal} />
            <PaceLine goal={goal} />
            {goal.whatMoved !== null && (
              <WhatMoved moved={goal.whatMoved} date={goal.goal.date} isRunning={goal.posState !== null} />
            )}
          </>
        ) : (
          <OpenToBuyFigures buys={goal.openToBuy} />
        )}
        <GoalFooter goal={goal} ageMinutes={ageMinutes} isStale={isStale} />
      </section>
    </>
  );
});

type ClosedDayProps = {
  date: string;
  /** The holiday last year without sales, while nobody has said whether the store opens this time. */
  closedLikeOn: string | null;
};

/** Says that the day has no goal; where only last year's sales say so, a manager is asked. */
function ClosedDay({ date, closedLikeOn }: ClosedDayProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const can = useCan();
  if (closedLikeOn === null || !can("goals:edit")) {
    return <small>{text("goal.closed")}</small>;
  }
  return (
    <Link
      to="/s/$storeId/goal/settings"
      params={{ storeId }}
      search={{ day: date, month: date.slice(0, 7) }}
      className={classes.setUp}
      data-no-print
    >
      {text("goal.closedLike", { date: formatDate(closedLikeOn) })}
    </Link>
  );
}

/** Says that nobody has set a goal for the day, and leads those who may to where one is set. */
function NoGoal() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const can = useCan();
  return can("goals:edit") ? (
    <Link to="/s/$storeId/goal/settings" params={{ storeId }} className={classes.setUp} data-no-print>
      {text("goal.setUp")}
    </Link>
  ) : (
    <small>{text("goal.none")}</small>
  );
}

type GoalFooterProps = { goal: DaybookGoal; ageMinutes: number; isStale: boolean };

/** The month, what today still needs, and how old the figures are. */
function GoalFooter({ goal, ageMinutes, isStale }: GoalFooterProps) {
  const timeZone = useStoreTimeZone();
  const { monthToDate, neededToday, posState, asOf } = goal;
  const month = goal.showsDollars ? monthText(monthToDate) : formatPercent(monthToDate.percent);
  return (
    <footer className={classes.footer}>
      {goal.openToBuy === null && (
        <dl>
          <div>
            <dt>{text("goal.month")}</dt>
            <dd>{month}</dd>
          </div>
          {neededToday !== null && posState !== null && (
            <div>
              <dt>{text("goal.needed")}</dt>
              <dd>{formatWholeMoney(neededToday)}</dd>
            </div>
          )}
        </dl>
      )}
      {posState === "WAITING" && (
        <Badge tone="warn">{text("goal.waiting", { pos: goal.posName ?? text("goal.pos") })}</Badge>
      )}
      {isStale && <Badge tone="warn">{text("goal.stale", { count: ageMinutes })}</Badge>}
      {posState === "FRESH" && !isStale && asOf !== null && (
        <small>{text("goal.asOf", { time: clockOf(asOf, timeZone) })}</small>
      )}
    </footer>
  );
}

function monthText({ actual, target }: DaybookGoal["monthToDate"]): string {
  const reached = formatWholeMoney(actual);
  return target === null ? reached : text("goal.monthValue", { actual: reached, target: formatWholeMoney(target) });
}

/** For managers: days that nobody closed, with the way to each. */
function MissingDayCloses({ goal }: { goal: DaybookGoal }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { missingDayCloses: missing, posName } = goal;
  if (missing.length === 0) {
    return null;
  }
  const dates = missing.map(formatDayOfMonth).join(", ");
  const words = { dates, pos: posName ?? panelText("missing.pos") };
  return (
    <output className={missingClasses.missing}>
      <IconAlertTriangle size={20} aria-hidden="true" />
      <span>{panelText(missing.length === 1 ? "missing.one" : "missing.many", words)}</span>
      {missing.slice(0, 3).map((date) => (
        <Link key={date} to="/s/$storeId/daybook/{-$date}" params={{ storeId, date }}>
          {panelText("missing.show", { date: formatDayOfMonth(date) })}
        </Link>
      ))}
    </output>
  );
}
