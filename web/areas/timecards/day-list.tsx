import { formatDuration } from "#common/duration.ts";
import { formatMoney } from "#common/money.ts";
import { unknownText } from "#common/unknown-text.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { DayBadge } from "./day-badge.tsx";
import { dayText, entryText } from "./day-text.ts";
import type { TimecardDay } from "./timecards.queries.ts";
import { text } from "./timecards-text.ts";
import classes from "./timecards.module.css";

type DayListProps = { days: readonly TimecardDay[]; seesWages: boolean; onOpen: (date: string) => void };

/** The days with punches: when in and out, breaks, hours, and whether it is right. */
export function DayList({ days, seesWages, onOpen }: DayListProps) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  return (
    <table className={classes.days}>
      <thead>
        <tr>
          <th scope="col">{text("column.date")}</th>
          <th scope="col">{text("column.times")}</th>
          <th scope="col" data-align="end">
            {text("column.breaks")}
          </th>
          <th scope="col" data-align="end">
            {text("column.hours")}
          </th>
          {seesWages && (
            <th scope="col" data-align="end">
              {text("column.wages")}
            </th>
          )}
          <th scope="col">{text("column.state")}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.date} onClick={() => onOpen(day.date)}>
            <th scope="row">
              <button
                type="button"
                className={classes.dayButton}
                onClick={(event) => {
                  // The row hears the click too.
                  event.stopPropagation();
                  onOpen(day.date);
                }}
              >
                {dayText(day.date)}
              </button>
            </th>
            <td>
              {day.entries.map((entry) => (
                <span key={entry.id} className={classes.entry} data-state={entry.state}>
                  {entryText(entry, timeZone)}
                </span>
              ))}
            </td>
            <td data-align="end">{day.breakMinutes === 0 ? unknownText : formatDuration(day.breakMinutes)}</td>
            <td data-align="end">
              <strong>{formatDuration(day.minutes)}</strong>
            </td>
            {seesWages && <td data-align="end">{day.wages === null ? unknownText : formatMoney(day.wages)}</td>}
            <td>
              <DayBadge day={day} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
