import { useState } from "react";
import type { ReportColumn } from "#common/reports/columns.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { DayChips } from "./day-chips.tsx";
import { DayLink } from "./day-link.tsx";
import { DayMark } from "./day-mark.tsx";
import { DefinitionDialog } from "./definition-dialog.tsx";
import { knownColumns } from "./figure-text.ts";
import type { PeriodSearch } from "./period-search.ts";
import { text } from "./periods-text.ts";
import type { WeeklyReport } from "./periods.queries.ts";
import { WeeklyRow } from "./weekly-row.tsx";
import classes from "./periods.module.css";

type WeeklyTableProps = { report: WeeklyReport; storeId: number; search: PeriodSearch };

/** A row for each figure, a column for each day. A phone shows one day, chosen above, beside the week. */
export function WeeklyTable({ report, storeId, search }: WeeklyTableProps) {
  const isPhone = useIsPhone();
  const [explained, setExplained] = useState<ReportColumn | null>(null);
  const { days, today } = report;
  const chosen = days.find(({ businessDate }) => businessDate === (search.d ?? today)) ?? days[0];
  const shown = isPhone ? days.filter((day) => day === chosen) : days;
  const hasLastWeek = search.lastWeek === true;
  return (
    <>
      {isPhone && chosen !== undefined && (
        <DayChips days={days} chosen={chosen.businessDate} storeId={storeId} search={search} />
      )}
      <div className={classes.scroll}>
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
              {hasLastWeek && (
                <th scope="col" title={text("table.lastWeekText")}>
                  {text("table.lastWeek")}
                </th>
              )}
              {!isPhone && (
                <>
                  <th scope="col" title={text("table.lastYearText")}>
                    {text("table.lastYear")}
                  </th>
                  <th scope="col">{text("table.goal")}</th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {knownColumns(report.columns).map((column) => (
              <WeeklyRow
                key={column}
                column={column}
                report={report}
                shown={shown}
                hasLastWeek={hasLastWeek}
                isPhone={isPhone}
                onExplain={setExplained}
              />
            ))}
          </tbody>
        </table>
      </div>
      {explained !== null && <DefinitionDialog column={explained} onClose={() => setExplained(null)} />}
    </>
  );
}
