import { unitOf } from "#common/reports/columns.ts";
import type { ReportColumn } from "#common/reports/columns.ts";
import { figureText, isEstimate } from "./figure-text.ts";
import { text } from "./periods-text.ts";
import type { FigureValues } from "./periods.queries.ts";
import classes from "./periods.module.css";

type FigureCellProps = {
  column: ReportColumn;
  figures: FigureValues;
  /** Elapsed days that the comparison had to leave out. */
  excludedDays?: number;
};

/** A figure with what has to be known beside it: an estimate, or days that are not in it. */
export function FigureCell({ column, figures, excludedDays = 0 }: FigureCellProps) {
  const words = column === "goal" && figures.goal === 0 ? text("goal.closed") : figureText(column, figures);
  const isCompared = column === "compPct" || column === "compSales";
  return (
    <>
      <FigureWords column={column} words={words} />
      {isEstimate(column, figures) && <small className={classes.note}>{text("table.estimate")}</small>}
      {isCompared && excludedDays > 0 && (
        <small className={classes.note}>{text("table.excluded", { count: excludedDays })}</small>
      )}
    </>
  );
}

/** A long duration may take two lines, the hours and the minutes, before the table grows wider than its place. */
function FigureWords({ column, words }: { column: ReportColumn; words: string }) {
  const unit = unitOf(column);
  if (unit !== "minutes" && unit !== "hours") {
    return words;
  }
  return <span className={classes.duration}>{words.replaceAll(/ (?=hr|min)/g, "\u00A0")}</span>;
}
