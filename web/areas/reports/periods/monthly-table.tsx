import { Link } from "@tanstack/react-router";
import { formatDayOfMonth, formatWeekday } from "#common/date-format.ts";
import { formatWholeMoney } from "#common/money.ts";
import { DayMark } from "./day-mark.tsx";
import { FigureCell } from "./figure-cell.tsx";
import { daysOfDay, daysOfTotal } from "./figure-days.ts";
import { FigureHead } from "./figure-head.tsx";
import { FigureRows } from "./figure-rows.tsx";
import { knownColumns } from "./figure-text.ts";
import { ExplainedName } from "#web/ui/figures/explained-name.tsx";
import { WideTable } from "#web/ui/table/wide-table.tsx";
import { LeftOut } from "./left-out.tsx";
import { text } from "./periods-text.ts";
import type { MonthlyReport } from "./periods.queries.ts";
import classes from "./periods.module.css";

/** A row for each day, the sales added up beside them, the total last. */
export function MonthlyTable({ report, storeId }: { report: MonthlyReport; storeId: number }) {
  const columns = knownColumns(report.columns);
  const { total, today } = report;
  const soldBy = new Map(report.running.map(({ date, sales }) => [date, sales]));
  return (
    <>
      <WideTable label={text("month.title")}>
        <table className={classes.figures} data-month aria-label={text("month.title")}>
          <thead>
            <tr>
              <th scope="col">{text("table.day")}</th>
              <th scope="col">
                <ExplainedName name={text("table.monthToDate")} explanation={text("table.monthToDateText")} />
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <FigureHead column={column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.days.map((day) => (
              <tr
                key={day.businessDate}
                data-today={day.isToday || undefined}
                data-later={day.businessDate > today || undefined}
              >
                <th scope="row">
                  <Link to="/s/$storeId/daybook/{-$date}" params={{ storeId, date: day.businessDate }}>
                    {formatWeekday(day.businessDate)}, {formatDayOfMonth(day.businessDate)}
                  </Link>
                  <small>{text("table.comp", { date: formatDayOfMonth(day.compDate) })}</small>
                  <DayMark day={day} />
                </th>
                <td>
                  <RunningSales sales={soldBy.get(day.businessDate) ?? null} from={report.from} to={day.businessDate} />
                </td>
                {columns.map((column) => (
                  <td key={column}>
                    <FigureCell column={column} figures={day} days={daysOfDay(column, day)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text("table.total")}</th>
              <td>
                <RunningSales sales={total.sales} from={report.from} to={report.to} />
              </td>
              {columns.map((column) => (
                <td key={column}>
                  <FigureCell
                    column={column}
                    figures={total}
                    excludedDays={total.comparison.excludedDays}
                    days={daysOfTotal(column, report)}
                  />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </WideTable>
      <LeftOut columns={report.leftOut} />
    </>
  );
}

/** The month's sales to a day. */
function RunningSales({ sales, from, to }: { sales: number | null; from: string; to: string }) {
  const words = formatWholeMoney(sales);
  return sales === null ? (
    words
  ) : (
    <FigureRows column="sales" days={{ from, to }} words={words}>
      {words}
    </FigureRows>
  );
}
