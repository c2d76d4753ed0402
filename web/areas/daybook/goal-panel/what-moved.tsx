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

/** Why a day that is over sold more or less than its weekday: one line a cashier can read, the five parts behind it. */
export function WhatMoved({ moved, date }: Omit<WhatMovedProps, "isRunning">) {
  return (
    <details className={classes.moved}>
      <summary>{sentenceOf({ moved, date, isRunning: false })}</summary>
      <MovedParts moved={moved} />
    </details>
  );
}

/** The same among what the sales of the running day are made of. */
export function WhatMovedSoFar({ moved, date }: Omit<WhatMovedProps, "isRunning">) {
  return (
    <section className={classes.soFar} aria-label={panelText("moved.title")}>
      <p>{sentenceOf({ moved, date, isRunning: true })}</p>
      <MovedParts moved={moved} />
    </section>
  );
}

type Part = { name: string; cents: number };

/** Without pieces sold, their price is what an average sale came to. */
function partsOf(moved: Moved): Part[] {
  return partKeys.flatMap((key) => {
    const cents = moved[key];
    const word = key === "pricePerItem" && moved.itemsPerSale === null ? "averageSale" : key;
    return cents === null ? [] : [{ name: panelText(`part.${word}`), cents }];
  });
}

function MovedParts({ moved }: { moved: Moved }) {
  const parts = partsOf(moved);
  const largest = Math.max(1, ...parts.map(({ cents }) => Math.abs(cents)));
  return (
    <>
      <dl>
        {parts.map(({ name, cents }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{signed(cents)}</dd>
            <span className={classes.track} aria-hidden="true">
              <i data-less={cents < 0} style={{ inlineSize: `${(Math.abs(cents) / largest) * 50}%` }} />
            </span>
          </div>
        ))}
      </dl>
      <p>{panelText("moved.of", { usual: formatWholeMoney(moved.usual) })}</p>
    </>
  );
}

function sentenceOf({ moved, date, isRunning }: WhatMovedProps): string {
  const weekday = panelText(weekdays[weekdayOf(date)] ?? "weekday.0");
  const way = Math.abs(moved.gap) < 100 ? "same" : moved.gap < 0 ? "less" : "more";
  const amount = formatWholeMoney(Math.abs(moved.gap));
  const whole = panelText(isRunning ? `moved.${way}` : `moved.${way}Day`, { amount, weekday });
  const [most] = partsOf(moved).toSorted(
    (left, right) => right.cents * Math.sign(moved.gap) - left.cents * Math.sign(moved.gap),
  );
  return way === "same" || most === undefined ? whole : `${whole}, ${panelText("moved.mostly", { part: most.name })}`;
}

function signed(cents: number): string {
  return `${cents > 0 ? "+" : ""}${formatWholeMoney(cents)}`;
}
