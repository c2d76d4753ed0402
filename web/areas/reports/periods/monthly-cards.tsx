import { Link } from "@tanstack/react-router";
import { formatDayOfMonth, formatWeekday } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { DayMark } from "./day-mark.tsx";
import { FigureCell } from "./figure-cell.tsx";
import { figureName, figureText, knownColumns } from "./figure-text.ts";
import { text } from "./periods-text.ts";
import type { MonthlyReport } from "./periods.queries.ts";
import classes from "./periods.module.css";

/** On a phone: a card for each day, the newest on top; what is to come has nothing to tell yet. */
export function MonthlyCards({ report, storeId }: { report: MonthlyReport; storeId: number }) {
  const columns = knownColumns(report.columns);
  const soldBy = new Map(report.running.map(({ date, sales }) => [date, sales]));
  const days = report.days.filter(({ businessDate }) => businessDate <= report.today).toReversed();
  return (
    <ol className={classes.cards}>
      {days.map((day) => (
        <li key={day.businessDate}>
          <header>
            <Link to="/s/$storeId/daybook/{-$date}" params={{ storeId, date: day.businessDate }}>
              {formatWeekday(day.businessDate)}, {formatDayOfMonth(day.businessDate)}
            </Link>
            <DayMark day={day} />
            <strong>{figureText("sales", day)}</strong>
          </header>
          <p>
            <span>
              {figureName("goalPct")} {figureText("goalPct", day)}
            </span>
            <span>
              {figureName("compPct")} {figureText("compPct", day)}
            </span>
            <span>
              {text("table.monthToDate")} {formatMoney(soldBy.get(day.businessDate) ?? null)}
            </span>
          </p>
          <details>
            <summary>{text("figures.more")}</summary>
            <dl>
              {columns.map((column) => (
                <div key={column}>
                  <dt>{figureName(column)}</dt>
                  <dd>
                    <FigureCell column={column} figures={day} />
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        </li>
      ))}
    </ol>
  );
}
