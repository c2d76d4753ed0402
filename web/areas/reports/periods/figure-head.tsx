import { IconInfoCircle } from "@tabler/icons-react";
import type { ReportColumn } from "#common/reports/columns.ts";
import { figureName } from "./figure-text.ts";
import { text } from "./periods-text.ts";
import classes from "./periods.module.css";

type FigureHeadProps = {
  column: ReportColumn;
  /** Where it is called otherwise than in a table. */
  label?: string;
  onExplain: (column: ReportColumn) => void;
};

/** The name of a figure; a tap says how it is made. */
export function FigureHead({ column, label, onExplain }: FigureHeadProps) {
  const name = label ?? figureName(column);
  return (
    <button
      type="button"
      className={classes.figureHead}
      title={text("table.explain", { name })}
      aria-haspopup="dialog"
      onClick={() => onExplain(column)}
    >
      {name}
      <IconInfoCircle size={14} aria-hidden="true" />
    </button>
  );
}
