import { formatWholeMoney } from "#common/money.ts";
import { formatPercent } from "#common/percent.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { text } from "#web/areas/daybook/daybook-text.ts";
import type { DaybookGoal } from "#web/areas/daybook/daybook.queries.ts";
import classes from "./goal-panel.module.css";
import { clockOf } from "#web/areas/daybook/day-times.ts";
import { useStoreTimeZone } from "#web/areas/daybook/use-store-time-zone.ts";

type GoalFooterProps = { goal: DaybookGoal; ageMinutes: number; isStale: boolean };

/** The month, what today still needs, and how old the figures are. */
export function GoalFooter({ goal, ageMinutes, isStale }: GoalFooterProps) {
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
