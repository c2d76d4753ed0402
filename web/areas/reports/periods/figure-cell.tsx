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
  const isCompared = column === "compPct" || column === "compSales";
  return (
    <>
      {figureText(column, figures)}
      {isEstimate(column, figures) && <small className={classes.note}>{text("table.estimate")}</small>}
      {isCompared && excludedDays > 0 && (
        <small className={classes.note}>{text("table.excluded", { count: excludedDays })}</small>
      )}
    </>
  );
}
