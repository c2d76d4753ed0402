import { formatWholeMoney } from "#common/money.ts";
import { formatPercent } from "#common/percent.ts";
import { formatMinutes } from "#common/time-format.ts";
import { text } from "#web/areas/daybook/daybook-text.ts";
import type { DaybookGoal } from "#web/areas/daybook/daybook.queries.ts";
import classes from "./goal-panel.module.css";
import { panelText } from "./goal-panel-text.ts";
import { paceDrawing } from "./pace-drawing.ts";
import type { PaceDrawing } from "./pace-drawing.ts";

const wholeBox = { width: 232, height: 98, top: 22, bottom: 76 };
const smallBox = { width: 76, height: 52, top: 6, bottom: 46 };

type PaceLineProps = {
  goal: DaybookGoal;
  /** The lines alone, on a phone's strip. */
  isSmall: boolean;
};

/** Sales through the day against the pace to the goal, up to the present minute. */
export function PaceLine({ goal, isSmall }: PaceLineProps) {
  const box = isSmall ? smallBox : wholeBox;
  const drawing = paceDrawing(goal.pace, box);
  if (drawing === null) {
    return null;
  }
  const { end } = drawing;
  return (
    <svg
      className={classes.pace}
      data-pace-end={end?.minutes}
      viewBox={`-4 0 ${box.width + 8} ${box.height}`}
      role="img"
      aria-label={paceWords(goal)}
    >
      <path className={classes.axis} d={`M0 ${box.bottom}H${box.width}`} />
      <path className={classes.expected} d={drawing.expected} />
      <path className={classes.sold} d={drawing.sold} />
      {end !== null && !isSmall && <path className={classes.axis} d={`M${end.x} ${end.y}V${box.bottom}`} />}
      {end !== null && <circle className={classes.dot} cx={end.x} cy={end.y} r={4} />}
      {!isSmall && <PaceLabels goal={goal} drawing={drawing} />}
    </svg>
  );
}

type PaceLabelsProps = { goal: DaybookGoal; drawing: PaceDrawing };

/** The goal at the end of its line, what each hour needs, and the times of day. */
function PaceLabels({ goal, drawing }: PaceLabelsProps) {
  const { target } = goal.sales;
  const needed = neededWords(goal);
  return (
    <>
      {target !== null && (
        <text className={classes.goalLabel} x={drawing.goal.x} y={goalLabelY(drawing)} textAnchor="end">
          {panelText("goal", { amount: formatWholeMoney(target) })}
        </text>
      )}
      {needed !== null && (
        <text
          className={classes.needed}
          data-behind={(goal.aheadPercent ?? 0) < 0}
          x={wholeBox.width}
          y={wholeBox.bottom - 7}
          textAnchor="end"
        >
          {needed}
        </text>
      )}
      {drawing.ticks.map((tick) => (
        <text
          key={tick.minutes}
          className={classes.tick}
          data-now={tick.isNow}
          x={tick.x}
          y={wholeBox.height - 4}
          textAnchor={tick.anchor}
        >
          {formatMinutes(tick.minutes).replace(":00", "")}
        </text>
      ))}
    </>
  );
}

/** Above the end of its line, or below it where the sales have gone over the goal there. */
function goalLabelY({ end, goal }: PaceDrawing): number {
  const isOver = end !== null && end.x > wholeBox.width - goalLabelWidth && end.y <= goal.y;
  return isOver ? goal.y + 18 : goal.y - 8;
}

const goalLabelWidth = 80;

/** The drawing for the person who listens to it. */
function paceWords(goal: DaybookGoal): string {
  const state = paceState(goal) ?? text("goal.paceUnknown");
  return [text("goal.paceLabel", { state }), neededWords(goal)].filter((part) => part !== null).join(", ");
}

function neededWords({ neededPerHour }: DaybookGoal): string | null {
  return neededPerHour === null || neededPerHour === 0
    ? null
    : panelText("needed", { amount: formatWholeMoney(neededPerHour) });
}

/** `$447 behind`: the sales against what is usual by now; of a day that is over `$447 under`. Null without a goal. */
export function paceState({ ahead, aheadPercent, posState }: DaybookGoal): string | null {
  if (aheadPercent === null) {
    return null;
  }
  const amount = ahead === null ? formatPercent(Math.abs(aheadPercent)) : formatWholeMoney(Math.abs(ahead));
  if (posState === null) {
    return panelText(aheadPercent < 0 ? "under" : "over", { amount });
  }
  return text(aheadPercent < 0 ? "goal.behind" : "goal.ahead", { amount });
}
