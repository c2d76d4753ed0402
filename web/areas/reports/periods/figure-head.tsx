import type { ReportColumn } from "#common/reports/columns.ts";
import { ExplainedName } from "#web/ui/figures/explained-name.tsx";
import { figureName } from "./figure-text.ts";
import { text } from "./periods-text.ts";

type FigureHeadProps = {
  column: ReportColumn;
  /** Where it is called otherwise than in a table. */
  label?: string;
};

/** The name of a figure; a tap says how it is made, in the words of the handbook. */
export function FigureHead({ column, label }: FigureHeadProps) {
  const title = figureName(column);
  return <ExplainedName name={label ?? title} title={title} explanation={text(`definition.${column}`)} />;
}
