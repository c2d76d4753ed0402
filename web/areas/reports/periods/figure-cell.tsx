import { unitOf } from "#common/reports/columns.ts";
import type { ReportColumn } from "#common/reports/columns.ts";
import { figureText, isEstimate } from "./figure-text.ts";
import { FigureRows } from "./figure-rows.tsx";
import type { FigureDays } from "./figure-days.ts";
import { text } from "./periods-text.ts";
import type { FigureValues } from "./periods.queries.ts";
import classes from "./periods.module.css";

type FigureCellProps = {
  column: ReportColumn;
  figures: FigureValues;
  /** Elapsed days that the comparison had to leave out. */
  excludedDays?: number;
  /** The days it is of, where it opens to what it is made of. */
  days?: FigureDays | undefined;
  /** Whose it is, where the page shows several stores. */
  storeId?: number;
};

/** A figure with what has to be known beside it: an estimate, or days that are not in it. */
export function FigureCell({ column, figures, excludedDays = 0, days, storeId }: FigureCellProps) {
  const words = column === "goal" && figures.goal === 0 ? text("goal.closed") : figureText(column, figures);
  const isCompared = column === "compPct" || column === "compSales";
  return (
    <>
      {days === undefined || figures[column] === null ? (
        <FigureWords column={column} words={words} />
      ) : (
        <FigureRows column={column} days={days} words={words} storeId={storeId}>
          <FigureWords column={column} words={words} />
        </FigureRows>
      )}
      {isEstimate(column, figures) && <small className={classes.note}>{text("table.estimate")}</small>}
      {column === "goalDifference" && isOfSomeDays(figures) && (
        <small className={classes.note}>{text("table.daysWithBoth")}</small>
      )}
      {isCompared && excludedDays > 0 && (
        <small className={classes.note}>{text("table.excluded", { count: excludedDays })}</small>
      )}
    </>
  );
}

/** A sum of days some of which have no goal, or are not over: it is not the sales beside it less the goal beside it. */
function isOfSomeDays({ sales, goal, goalDifference }: FigureCellProps["figures"]): boolean {
  return sales !== null && goal !== null && goalDifference !== null && sales - goal !== goalDifference;
}

/** A long duration may take two lines, the hours and the minutes, before the table grows wider than its place. */
function FigureWords({ column, words }: { column: ReportColumn; words: string }) {
  const unit = unitOf(column);
  if (unit !== "minutes" && unit !== "hours") {
    return words;
  }
  return <span className={classes.duration}>{words.replaceAll(/ (?=hr|min)/g, "\u00A0")}</span>;
}
