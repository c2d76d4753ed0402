import { formatDuration } from "#common/duration.ts";
import { formatMoney } from "#common/money.ts";
import { Figure } from "#web/ui/figures/figure.tsx";
import type { Timecard } from "./timecards.queries.ts";
import { text } from "./timecards-text.ts";
import classes from "./timecards.module.css";

type PeriodTotalsProps = { timecards: readonly Timecard[]; seesWages: boolean; beside?: string };

/** The period in four figures. Wages say which hours they lack. */
export function PeriodTotals({ timecards, seesWages, beside }: PeriodTotalsProps) {
  const paid = timecards.filter(({ wages }) => wages !== null);
  const wages = paid.length === 0 ? null : sum(paid, ({ wages: own }) => own ?? 0);
  const unknown = sum(timecards, ({ wageUnknownMinutes }) => wageUnknownMinutes ?? 0);
  const overtime = sum(timecards, ({ overtimeMinutes }) => overtimeMinutes);
  return (
    <div className={classes.totals}>
      <Figure
        label={text("total.hours")}
        value={formatDuration(sum(timecards, ({ minutes }) => minutes))}
        beside={beside}
        explanation={text("total.hoursMade")}
      />
      <Figure
        label={text("total.breaks")}
        value={formatDuration(sum(timecards, ({ breakMinutes }) => breakMinutes))}
        explanation={text("total.breaksMade")}
      />
      <Figure
        label={text("total.overtime")}
        value={formatDuration(overtime)}
        explanation={text("total.overtimeMade")}
      />
      {seesWages && (
        <Figure
          label={text("total.wages")}
          value={wages === null ? null : formatMoney(wages)}
          explanation={text("total.wagesMade")}
          beside={unknown === 0 ? undefined : text("total.unknownWage", { hours: formatDuration(unknown) })}
        />
      )}
    </div>
  );
}

function sum<One>(items: readonly One[], figure: (item: One) => number): number {
  return items.reduce((all, item) => all + figure(item), 0);
}
