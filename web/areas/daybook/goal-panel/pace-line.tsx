import { formatWholeMoney } from "#common/money.ts";
import { formatPercent, formatWholePercent } from "#common/percent.ts";
import { formatMinutes } from "#common/time-format.ts";
import { text } from "#web/areas/daybook/daybook-text.ts";
import type { DaybookGoal } from "#web/areas/daybook/daybook.queries.ts";
import classes from "./goal-panel.module.css";
import { paceDrawing } from "./pace-drawing.ts";
import { panelText } from "./goal-panel-text.ts";

type TextPlace = { x: number; y: number; textAnchor: "start" | "end" };

/** Sales through the day against the pace to the goal. */
export function PaceLine({ goal }: { goal: DaybookGoal }) {
  const drawing = paceDrawing(goal.pace);
  if (drawing === null) {
    return null;
  }
  const state = stateOf(goal);
  const { end } = drawing;
  const isBehind = (goal.aheadPercent ?? 0) < 0;
  return (
    <figure className={classes.pace}>
      <svg
        viewBox="0 0 300 88"
        role="img"
        aria-label={text("goal.paceLabel", { state: state ?? text("goal.paceUnknown") })}
      >
        <g className={classes.grid}>
          <path d="M0 70H300M0 38H300M0 6H300" />
        </g>
        <path className={classes.expected} d={drawing.expected} />
        <path className={classes.sold} d={drawing.sold} />
        {end !== null && <circle className={classes.dot} cx={end.x} cy={end.y} r={4} />}
        {end !== null && state !== null && (
          <text className={classes.state} data-behind={isBehind} {...labelPlace(end, isBehind)}>
            {state}
          </text>
        )}
        {drawing.ticks.map((tick) => (
          <text key={tick.minutes} className={classes.tick} x={tick.x} y={85} textAnchor={tick.anchor}>
            {formatMinutes(tick.minutes).replace(":00", "")}
          </text>
        ))}
      </svg>
      <PaceSentence goal={goal} />
    </figure>
  );
}

/** Behind stands under the line, ahead above it and before the pace to come, so that it crosses neither; always inside. */
function labelPlace(end: { x: number; y: number }, isBehind: boolean): TextPlace {
  const isBefore = end.x > (isBehind ? 190 : 90);
  return {
    x: isBefore ? end.x - 10 : end.x + 10,
    y: isBehind ? Math.min(66, end.y + 30) : Math.max(14, end.y - 8),
    textAnchor: isBefore ? "end" : "start",
  };
}

function stateOf({ ahead, aheadPercent }: DaybookGoal): string | null {
  if (aheadPercent === null) {
    return null;
  }
  const amount = ahead === null ? formatPercent(Math.abs(aheadPercent)) : formatWholeMoney(Math.abs(ahead));
  return text(aheadPercent < 0 ? "goal.behind" : "goal.ahead", { amount });
}

/** The pace in words, for today: how much of the goal is there, how much is usual by now, what each hour needs. */
function PaceSentence({ goal }: { goal: DaybookGoal }) {
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
