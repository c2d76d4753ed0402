import { formatDuration } from "#common/duration.ts";
import { formatWholeMoney } from "#common/money.ts";
import type { ReportColumn } from "#common/reports/columns.ts";
import { formatPercent } from "#common/percent.ts";
import { unknownText } from "#common/unknown-text.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { daysOfTotal } from "./figure-days.ts";
import { FigureHead } from "./figure-head.tsx";
import { FigureRows } from "./figure-rows.tsx";
import { figureText, isEstimate, weekdayName } from "./figure-text.ts";
import { goalBeside } from "./goal-beside.ts";
import { text } from "./periods-text.ts";
import type { WeeklyReport } from "./periods.queries.ts";
import classes from "./week-parts.module.css";

/** The week in three figures: sales against the goal, against last year, and what the hours brought. */
export function WeekHeadlines({ report }: { report: WeeklyReport }) {
  return (
    <section className={classes.headlines}>
      <SalesHeadline report={report} />
      <ComparedHeadline report={report} />
      <LaborHeadline report={report} />
    </section>
  );
}

type HeadlineProps = { report: WeeklyReport };

/** A week's figure that opens to what it is made of. */
function Headline({ column, report }: HeadlineProps & { column: ReportColumn }) {
  const words = figureText(column, report.total);
  const days = daysOfTotal(column, report);
  return (
    <b>
      {days === undefined || report.total[column] === null ? (
        words
      ) : (
        <FigureRows column={column} days={days} words={words}>
          {words}
        </FigureRows>
      )}
    </b>
  );
}

function SalesHeadline({ report }: HeadlineProps) {
  const { total, days, today, to } = report;
  const difference = total.goalDifference;
  const goal = goalBeside(report);
  const judged = days.filter((day) => day.goalDifference !== null && (day.goal ?? 0) > 0);
  // The goals of the week hold them, what is over or short of it does not.
  const unsold = days.filter((day) => day.businessDate < today && day.sales === null && (day.goal ?? 0) > 0);
  const made = judged.filter((day) => (day.goalDifference ?? 0) >= 0).length;
  const worst = judged.reduce<(typeof judged)[number] | null>(
    (lowest, day) => ((day.goalDifference ?? 0) < (lowest?.goalDifference ?? 0) ? day : lowest),
    null,
  );
  const further = [
    ...(worst === null ? [] : [text("headline.worst", { day: weekdayName(worst.businessDate) })]),
    ...unsold
      .slice(0, 1)
      .map(({ businessDate: date }) => text("headline.unsold", { count: unsold.length, day: weekdayName(date) })),
  ];
  return (
    <div>
      <FigureHead column="sales" />
      <p className={classes.value}>
        <Headline column="sales" report={report} />
        {goal !== undefined && <span>{goal}</span>}
        {difference !== null && <Badge tone={difference < 0 ? "warn" : "good"}>{differenceText(difference)}</Badge>}
      </p>
      {judged.length > 0 && (
        <p>
          <strong>{text("headline.made", { made, count: judged.length })}</strong>
          {to >= today && ` ${text("headline.soFar")}`}
          {further.length > 0 && `. ${further.join(" ")}`}
        </p>
      )}
    </div>
  );
}

function differenceText(cents: number): string {
  if (Math.round(cents / 100) === 0) {
    return text("headline.even");
  }
  return text(cents < 0 ? "headline.short" : "headline.over", { amount: formatWholeMoney(Math.abs(cents)) });
}

function ComparedHeadline({ report }: HeadlineProps) {
  const { total, days, today } = report;
  const { sales, compSales, excludedDays } = total.comparison;
  const compared = days.filter((day) => day.businessDate < today && day.sales !== null && day.compSales !== null);
  return (
    <div>
      <FigureHead column="compPct" label={text("headline.comp")} />
      <p className={classes.value}>
        <Headline column="compPct" report={report} />
        {compSales !== null && (
          <span>
            {text("headline.compText", { sales: formatWholeMoney(sales), comp: formatWholeMoney(compSales) })}
          </span>
        )}
      </p>
      {compared.length > 0 && (
        <p>
          <strong>{text("headline.compDays", { count: compared.length })}</strong>
          {excludedDays > 0 && `, ${text("table.excluded", { count: excludedDays })}`}
        </p>
      )}
    </div>
  );
}

/** Who may not see wages reads what an hour has sold instead of what it has cost. */
function LaborHeadline({ report }: HeadlineProps) {
  const { total, lastYear, columns } = report;
  // Sales per hour is made of the days that know both; hours of a closed day are not among them.
  const counted = report.days.filter(({ sales, laborMinutes }) => sales !== null && laborMinutes !== null);
  const minutes = counted.reduce((sum, { laborMinutes }) => sum + (laborMinutes ?? 0), 0);
  const hours = counted.length === 0 ? unknownText : formatDuration(minutes);
  if (!columns.includes("laborPct")) {
    return (
      <div>
        <FigureHead column="laborEfficiency" />
        <p className={classes.value}>
          <Headline column="laborEfficiency" report={report} />
          <span>{text("headline.hours", { hours })}</span>
        </p>
      </div>
    );
  }
  const efficiency = figureText("laborEfficiency", total);
  return (
    <div>
      <FigureHead column="laborPct" />
      <p className={classes.value}>
        <Headline column="laborPct" report={report} />
        <span>{text("headline.laborOf")}</span>
        {isEstimate("laborPct", total) && <Badge tone="neutral">{text("table.estimate")}</Badge>}
      </p>
      <p>
        <strong>{text("headline.labor", { efficiency, hours })}</strong>
        {lastYear.laborPct !== null && `, ${text("headline.laborYear", { percent: formatPercent(lastYear.laborPct) })}`}
      </p>
    </div>
  );
}
