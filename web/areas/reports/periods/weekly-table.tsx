import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { ReportColumn } from "#common/reports/columns.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { groupedColumns } from "#common/reports/columns.ts";
import { formatDayOfMonth, formatWeekday } from "#common/date-format.ts";
import { unknownText } from "#common/unknown-text.ts";
import { DayChips } from "./day-chips.tsx";
import { DayMark } from "./day-mark.tsx";
import { knownColumns, changeText, formatted } from "./figure-text.ts";
import type { PeriodSearch } from "./period-search.ts";
import { ExplainedName } from "#web/ui/figures/explained-name.tsx";
import { WideTable } from "#web/ui/table/wide-table.tsx";
import { LeftOut } from "./left-out.tsx";
import { text } from "./periods-text.ts";
import type { WeeklyReport, ReportDay } from "./periods.queries.ts";
import classes from "./periods.module.css";
import openClasses from "./figure-rows.module.css";
import { FigureCell } from "./figure-cell.tsx";
import { LastWeekToggle } from "./last-week-toggle.tsx";
import { addDays } from "#common/business-date.ts";
import { daysOfDay, daysOfTotal, lastYearDays } from "./figure-days.ts";
import { FigureRows } from "./figure-rows.tsx";
import { FigureHead } from "./figure-head.tsx";

type WeeklyTableProps = { report: WeeklyReport; storeId: number; search: PeriodSearch };

/** A row for each figure, a column for each day. A phone shows one day, chosen above, beside the week. */
export function WeeklyTable({ report, storeId, search }: WeeklyTableProps) {
  const isPhone = useIsPhone();
  const { days, today } = report;
  const chosen = days.find(({ businessDate }) => businessDate === (search.d ?? today)) ?? days[0];
  const shown = isPhone ? days.filter((day) => day === chosen) : days;
  const hasLastWeek = search.lastWeek === true;
  return (
    <>
      {isPhone && chosen !== undefined && (
        <>
          <DayChips days={days} chosen={chosen.businessDate} storeId={storeId} search={search} />
          <div className={classes.above}>
            <LastWeekToggle search={search} />
          </div>
        </>
      )}
      <WideTable label={text("week.title")}>
        <table className={classes.figures} aria-label={text("week.title")}>
          <thead>
            <tr>
              <th scope="col">{text("table.figure")}</th>
              {shown.map((day) => (
                <th key={day.businessDate} scope="col" data-today={day.isToday || undefined}>
                  <DayLink date={day.businessDate} storeId={storeId} />
                  <DayMark day={day} />
                </th>
              ))}
              <th scope="col" data-total>
                {text("table.weekTotal")}
              </th>
              {hasLastWeek && <ComparedHead compared="lastWeek" />}
              {!isPhone && (
                <>
                  <ComparedHead compared="lastYear" />
                  <ComparedHead compared="goal" />
                </>
              )}
            </tr>
          </thead>
          {groupedColumns(knownColumns(report.columns)).map(({ group, columns }) => (
            <tbody key={group ?? "all"}>
              {group !== null && (
                <tr data-group>
                  <th scope="rowgroup" colSpan={shown.length + (hasLastWeek ? 1 : 0) + (isPhone ? 2 : 4)}>
                    {text(`group.${group}`)}
                  </th>
                </tr>
              )}
              {columns.map((column) => (
                <WeeklyRow
                  key={column}
                  column={column}
                  report={report}
                  shown={shown}
                  hasLastWeek={hasLastWeek}
                  isPhone={isPhone}
                />
              ))}
            </tbody>
          ))}
        </table>
      </WideTable>
      <LeftOut columns={report.leftOut} />
    </>
  );
}

/** What the week stands beside; a tap says which days that is. */
function ComparedHead({ compared }: { compared: "lastWeek" | "lastYear" | "goal" }) {
  return (
    <th scope="col">
      <ExplainedName name={text(`table.${compared}`)} explanation={text(`table.${compared}Text`)} />
    </th>
  );
}

type WeeklyRowProps = {
  column: ReportColumn;
  report: WeeklyReport;
  shown: readonly ReportDay[];
  hasLastWeek: boolean;
  isPhone: boolean;
};

/** Goals and comparisons are themselves what other figures stand beside: their own cells there stay empty. */
const besideOthers: readonly ReportColumn[] = ["goal", "goalDifference", "goalPct", "compSales", "compPct"];

function WeeklyRow({ column, report, shown, hasLastWeek, isPhone }: WeeklyRowProps) {
  const { total, lastYear, lastWeek } = report;
  const isCompared = !besideOthers.includes(column);
  return (
    <tr>
      <th scope="row">
        <FigureHead column={column} />
      </th>
      {shown.map((day) => (
        <td key={day.businessDate} data-today={day.isToday || undefined} data-missed={isMiss(column, day) || undefined}>
          <FigureCell column={column} figures={day} days={daysOfDay(column, day)} />
        </td>
      ))}
      <td data-total>
        <FigureCell
          column={column}
          figures={total}
          excludedDays={total.comparison.excludedDays}
          days={daysOfTotal(column, report)}
        />
      </td>
      {hasLastWeek && (
        <td>
          {isCompared && (
            <LastWeekLink report={report}>{changeText(column, lastWeek.now, lastWeek.before)}</LastWeekLink>
          )}
        </td>
      )}
      {!isPhone && (
        <>
          <td>{isCompared && <FigureCell column={column} figures={lastYear} days={lastYearDays(report)} />}</td>
          <td>
            <GoalCell column={column} report={report} />
          </td>
        </>
      )}
    </tr>
  );
}

type LastWeekLinkProps = { report: WeeklyReport; children: ReactNode };

/** A change leads to the week that it is against, whose numbers open to their rows. */
function LastWeekLink({ report: { from }, children }: LastWeekLinkProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <Link
      className={openClasses.open}
      to="/s/$storeId/reports/weekly"
      params={{ storeId }}
      search={{ d: addDays(from, -7) }}
    >
      {children}
    </Link>
  );
}

/** What the week's goals want leads to the month that they are set in. */
function GoalCell({ column, report }: { column: ReportColumn; report: WeeklyReport }) {
  const words = goalText(column, report);
  const { from, to } = report;
  return words === null || words === unknownText ? (
    words
  ) : (
    <FigureRows column="goal" days={{ from, to }} words={words}>
      {words}
    </FigureRows>
  );
}

/** Both say of a day that is over that it stayed below its goal. */
function isMiss(column: ReportColumn, { goalDifference }: ReportDay): boolean {
  return (column === "goalDifference" || column === "goalPct") && (goalDifference ?? 0) < 0;
}

/** Only some figures have a goal. */
function goalText(column: ReportColumn, { goal }: WeeklyReport): string | null {
  switch (column) {
    case "sales":
    case "customers":
    case "avgTransaction":
    case "tradePct":
      return formatted(column, goal[column]);
    default:
      return null;
  }
}

/** The head of a day's column, and the way to its daybook. */
function DayLink({ date, storeId }: { date: string; storeId: number }) {
  return (
    <Link to="/s/$storeId/daybook/{-$date}" params={{ storeId, date }}>
      <span>{formatWeekday(date)}</span>
      <span>{formatDayOfMonth(date)}</span>
    </Link>
  );
}
