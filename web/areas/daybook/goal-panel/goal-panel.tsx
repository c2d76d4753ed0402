import { IconChevronDown } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { Suspense, memo, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { formatDate } from "#common/date-format.ts";
import { formatWholeMoney } from "#common/money.ts";
import { formatPercent, formatWholePercent } from "#common/percent.ts";
import { clockOf, useNow, useStoreTimeZone } from "#web/areas/daybook/day-times.ts";
import { text } from "#web/areas/daybook/daybook-text.ts";
import type { DaybookGoal } from "#web/areas/daybook/daybook.queries.ts";
import { lazyWithTimeout } from "#web/platform/lazy-with-timeout.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { Figure } from "#web/ui/figures/figure.tsx";
import { ProgressRing } from "#web/ui/figures/progress-ring.tsx";
import { Later } from "#web/ui/later.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { GoalFigures, OpenToBuyFigures, SalesExplanation } from "./goal-figures.tsx";
import classes from "./goal-panel.module.css";
import { panelText } from "./goal-panel-text.ts";
import { PaceLine, paceState } from "./pace-line.tsx";
import { WhatMoved, WhatMovedSoFar } from "./what-moved.tsx";

const staleAfterMinutes = 15;

const CouponRemark = lazyWithTimeout(
  async () => (await import("#web/areas/bounceback/shared/coupon-remark.tsx")).CouponRemark,
);

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
  const refetchedAt = useRef(staleMinutes);
  useEffect(
    function askOncePerMinuteWhileOld() {
      if (staleMinutes !== null && staleMinutes !== refetchedAt.current) {
        refetchedAt.current = staleMinutes;
        ask();
      }
    },
    [staleMinutes],
  );
  return (
    <section className={classes.panel} aria-label={text("goal.title")} data-keep-together>
      {goal.openToBuy === null ? (
        <DayAgainstGoal goal={goal} staleMinutes={staleMinutes} />
      ) : (
        <>
          <OpenToBuyFigures buys={goal.openToBuy} date={goal.goal.date} />
          <div className={classes.openToBuyState}>
            <PosBadges goal={goal} staleMinutes={staleMinutes} />
          </div>
        </>
      )}
    </section>
  );
});

type DayAgainstGoalProps = { goal: DaybookGoal; staleMinutes: number | null };

/** The sales with their pace, in a line on a phone until a person opens the rest. */
function DayAgainstGoal({ goal, staleMinutes }: DayAgainstGoalProps) {
  const figuresId = useId();
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const { rule, date } = goal.goal;
  const isRunning = goal.posState !== null;
  const figures = <GoalFigures goal={goal} id={figuresId} />;
  return (
    <div className={classes.day} data-open={isOpen}>
      {goal.sales.percent !== null && (
        <ProgressRing label={text("goal.ring")} tenths={goal.sales.percent} size={isPhone ? 56 : 84} />
      )}
      <SalesFigure goal={goal} staleMinutes={staleMinutes} />
      {/* A phone shows them when they are unfolded. */}
      {isPhone ? <Later>{figures}</Later> : figures}
      {rule === "NONE" && <NoGoal />}
      {rule === "CLOSED" && <ClosedDay date={date} shutLikeOn={goal.goal.shutLikeOn} />}
      <PaceLine goal={goal} isSmall={isPhone && !isOpen} />
      {isPhone && (
        <IconButton
          label={panelText("unfold")}
          aria-expanded={isOpen}
          aria-controls={figuresId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconChevronDown size={20} className={classes.chevron} />
        </IconButton>
      )}
      {goal.whatMoved !== null && !isRunning && <WhatMoved moved={goal.whatMoved} date={date} />}
    </div>
  );
}

/** What the day has sold of its goal, against what is usual by now, and how old that is. */
function SalesFigure({ goal, staleMinutes }: DayAgainstGoalProps) {
  const timeZone = useStoreTimeZone();
  const { posState, asOf, whatMoved } = goal;
  const [isExplained, setIsExplained] = useState(false);
  const isFresh = posState === "FRESH" && staleMinutes === null && asOf !== null;
  const label = isFresh ? panelText("salesAt", { time: clockOf(asOf, timeZone) }) : text("goal.sales");
  return (
    <div className={classes.sales}>
      <Figure
        label={label}
        {...salesShown(goal)}
        onExplain={() => setIsExplained(true)}
        explanation={
          <SalesExplanation goal={goal}>
            {isExplained && posState !== null && (
              <Suspense>
                <CouponRemark date={goal.goal.date} />
              </Suspense>
            )}
            {whatMoved !== null && posState !== null && <WhatMovedSoFar moved={whatMoved} date={goal.goal.date} />}
          </SalesExplanation>
        }
      />
      <p className={classes.standing}>
        <PosBadges goal={goal} staleMinutes={staleMinutes} />
        {posState !== "WAITING" && <PaceBadge goal={goal} />}
        {posState !== null && staleMinutes === null && <UsualByNow tenths={goal.usualPercent} />}
      </p>
    </div>
  );
}

function salesShown({ sales, showsDollars }: DaybookGoal): { value: string | null; beside?: string } {
  if (showsDollars) {
    const value = sales.actual === null ? null : formatWholeMoney(sales.actual);
    return sales.target === null
      ? { value }
      : { value, beside: text("goal.of", { target: formatWholeMoney(sales.target) }) };
  }
  return sales.percent === null
    ? { value: null }
    : { value: formatPercent(sales.percent), beside: text("goal.ofGoal") };
}

function PaceBadge({ goal }: { goal: DaybookGoal }) {
  const state = paceState(goal);
  return state !== null && <Badge tone={(goal.aheadPercent ?? 0) < 0 ? "warn" : "good"}>{state}</Badge>;
}

/** Nothing before the first sales are usual, and nothing once the day's are. */
function UsualByNow({ tenths }: { tenths: number | null }) {
  return (
    tenths !== null &&
    tenths >= 5 &&
    tenths < 1000 && <span className={classes.usual}>{panelText("usual", { usual: formatWholePercent(tenths) })}</span>
  );
}

/** That the figures are not of this minute. */
function PosBadges({ goal: { posState, posName }, staleMinutes }: DayAgainstGoalProps) {
  return (
    <>
      {posState === "WAITING" && (
        <Badge tone="warn">{text("goal.waiting", { pos: posName ?? text("goal.pos") })}</Badge>
      )}
      {staleMinutes !== null && <Badge tone="warn">{text("goal.stale", { count: staleMinutes })}</Badge>}
    </>
  );
}

type ClosedDayProps = {
  date: string;
  /** The holiday last year without sales, while nobody has said whether the store opens this time. */
  shutLikeOn: string | null;
};

/** Says that the day has no goal; where only last year's sales say so, a manager is asked. */
function ClosedDay({ date, shutLikeOn }: ClosedDayProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const can = useCan();
  if (shutLikeOn === null || !can("goals:edit")) {
    return <p className={classes.aside}>{text("goal.closed")}</p>;
  }
  return (
    <Link
      to="/s/$storeId/goal/settings"
      params={{ storeId }}
      search={{ day: date, month: date.slice(0, 7) }}
      className={classes.aside}
      data-no-print
    >
      {text("goal.closedLike", { date: formatDate(shutLikeOn) })}
    </Link>
  );
}

/** Says that nobody has set a goal for the day, and leads those who may to where one is set. */
function NoGoal() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const can = useCan();
  return (
    <p className={classes.aside}>
      <span>
        <strong>{text("goal.none")}</strong> {can("goals:edit") && panelText("goalNone.text")}
      </span>
      {can("goals:edit") && (
        <Link to="/s/$storeId/goal/settings" params={{ storeId }} className={classes.setUp} data-no-print>
          {text("goal.setUp")}
        </Link>
      )}
    </p>
  );
}
