import { formatWholeMoney } from "#common/money.ts";
import { formatWholePercent } from "#common/percent.ts";
import type { DaybookGoal } from "#web/areas/daybook/daybook.queries.ts";
import { panelText } from "./goal-panel-text.ts";

/** The pace in words, for today: how much of the goal is there, how much is usual by now, what each hour needs. */
export function PaceSentence({ goal }: { goal: DaybookGoal }) {
  const { sales, usualPercent, neededPerHour, posState } = goal;
  if (posState === null || sales.percent === null || usualPercent === null) {
    return null;
  }
  const reached = formatWholePercent(sales.percent);
  const isOver = usualPercent >= 1000;
  const isBefore = usualPercent < 5;
  const parts = [
    isOver || isBefore ? null : panelText("pace", { reached, usual: formatWholePercent(usualPercent) }),
    neededPerHour === null || neededPerHour === 0
      ? null
      : panelText("needed", { amount: formatWholeMoney(neededPerHour) }),
  ].filter((part) => part !== null);
  if (parts.length === 0) {
    return null;
  }
  return (
    <figcaption>
      {parts.map((part) => (
        <p key={part}>{part}</p>
      ))}
    </figcaption>
  );
}
