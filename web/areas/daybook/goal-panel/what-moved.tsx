import { weekdayOf } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { formatWholeMoney } from "#common/money.ts";
import type { DaybookGoal } from "#web/areas/daybook/daybook.queries.ts";
import classes from "./what-moved.module.css";
import { panelText } from "./goal-panel-text.ts";

const weekdays = ["weekday.0", "weekday.1", "weekday.2", "weekday.3", "weekday.4", "weekday.5", "weekday.6"] as const;
const partKeys = ["customers", "itemsPerSale", "pricePerItem", "discounts", "hoursOpen"] as const;

type Moved = NonNullable<DaybookGoal["whatMoved"]>;
type WhatMovedProps = { moved: Moved; date: BusinessDate; isRunning: boolean };

/** Why the day sells more or less than its weekday: one line a cashier can read, the five parts behind it. */
export function WhatMoved({ moved, date, isRunning }: WhatMovedProps) {
  const largest = Math.max(1, ...partKeys.map((key) => Math.abs(moved[key])));
  return (
    <details className={classes.moved}>
      <summary>{sentenceOf(moved, { date, isRunning })}</summary>
      <dl>
        {partKeys.map((key) => (
          <div key={key}>
            <dt>{panelText(`part.${key}`)}</dt>
            <dd>{signed(moved[key])}</dd>
            <span className={classes.track} aria-hidden="true">
              <i data-less={moved[key] < 0} style={{ inlineSize: `${(Math.abs(moved[key]) / largest) * 50}%` }} />
            </span>
          </div>
        ))}
      </dl>
      <p>{panelText("moved.of", { usual: formatWholeMoney(moved.usual) })}</p>
    </details>
  );
}

function sentenceOf(moved: Moved, { date, isRunning }: Pick<WhatMovedProps, "date" | "isRunning">): string {
  const weekday = panelText(weekdays[weekdayOf(date)] ?? "weekday.0");
  const way = Math.abs(moved.gap) < 100 ? "same" : moved.gap < 0 ? "less" : "more";
  const amount = formatWholeMoney(Math.abs(moved.gap));
  const whole = panelText(isRunning ? `moved.${way}` : `moved.${way}Day`, { amount, weekday });
  const most = partKeys.toSorted(
    (left, right) => moved[right] * Math.sign(moved.gap) - moved[left] * Math.sign(moved.gap),
  )[0];
  return way === "same" || most === undefined
    ? whole
    : `${whole}, ${panelText("moved.mostly", { part: panelText(`part.${most}`) })}`;
}

function signed(cents: number): string {
  return `${cents > 0 ? "+" : ""}${formatWholeMoney(cents)}`;
}
