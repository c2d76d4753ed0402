import type { ReportColumn } from "#common/reports/columns.ts";
import { unitOf } from "#common/reports/columns.ts";
import { FigureCell } from "./figure-cell.tsx";
import { FigureHead } from "./figure-head.tsx";
import { changeText, figureText, formatted } from "./figure-text.ts";
import type { ReportDay, WeeklyReport } from "./periods.queries.ts";

type WeeklyRowProps = {
  column: ReportColumn;
  report: WeeklyReport;
  shown: readonly ReportDay[];
  hasLastWeek: boolean;
  isPhone: boolean;
  onExplain: (column: ReportColumn) => void;
};

/** Goals and comparisons are themselves what other figures stand beside: their own cells there stay empty. */
const besideOthers: readonly ReportColumn[] = ["goal", "goalPct", "compSales", "compPct"];

export function WeeklyRow({ column, report, shown, hasLastWeek, isPhone, onExplain }: WeeklyRowProps) {
  const { total, lastYear, lastWeek } = report;
  const isCompared = !besideOthers.includes(column);
  return (
    <tr>
      <th scope="row">
        <FigureHead column={column} onExplain={onExplain} />
      </th>
      {shown.map((day) => (
        <td key={day.businessDate} data-today={day.isToday || undefined}>
          <FigureCell column={column} figures={day} />
        </td>
      ))}
      <td data-total>
        <FigureCell column={column} figures={total} excludedDays={total.comparison.excludedDays} />
      </td>
      {hasLastWeek && <td>{isCompared && changeText(column, lastWeek.now, lastWeek.before)}</td>}
      {!isPhone && (
        <>
          <td>{isCompared && figureText(column, lastYear)}</td>
          <td>{goalText(column, report)}</td>
        </>
      )}
    </tr>
  );
}

/** Only some figures have a goal. */
function goalText(column: ReportColumn, { goal }: WeeklyReport): string | null {
  switch (column) {
    case "sales":
    case "customers":
    case "avgTransaction":
    case "tradePct":
      return formatted(unitOf(column), goal[column]);
    default:
      return null;
  }
}
