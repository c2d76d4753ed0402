import { memo, useEffect, useEffectEvent, useRef } from "react";
import { ProgressRing } from "#web/ui/figures/progress-ring.tsx";
import { text } from "#web/areas/daybook/daybook-text.ts";
import type { DaybookGoal } from "#web/areas/daybook/daybook.queries.ts";
import classes from "./goal-panel.module.css";
import { ClosedDay } from "./closed-day.tsx";
import { GoalFigures } from "./goal-figures.tsx";
import { GoalFooter } from "./goal-footer.tsx";
import { NoGoal } from "./no-goal.tsx";
import { MissingDayCloses } from "./missing-day-closes.tsx";
import { OpenToBuyFigures } from "./open-to-buy-figures.tsx";
import { PaceLine } from "./pace-line.tsx";
import { WhatMoved } from "./what-moved.tsx";
import { useNow } from "#web/areas/daybook/use-now.ts";

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
