import { Link, useParams } from "@tanstack/react-router";
import { formatDuration } from "#common/duration.ts";
import { unknownText } from "#common/unknown-text.ts";
import { text } from "#web/areas/daybook/daybook-text.ts";
import type { Attendance } from "#web/areas/daybook/daybook.queries.ts";
import { hoursOf } from "#web/areas/daybook/day-times.ts";
import { text as shiftText } from "#web/areas/daybook/shifts/shifts-text.ts";
import { useStoreTimeZone } from "#web/areas/daybook/use-store-time-zone.ts";
import classes from "./people.module.css";

type PersonHoursProps = { one: Attendance; date: string | undefined; isOver: boolean };

/** How long somebody worked, once it is known, and when they are planned; each leads to where it is changed. */
export function PersonHours({ one, date, isOver }: PersonHoursProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const timeZone = useStoreTimeZone();
  const { person, hours, shifts, state } = one;
  const worked = hours !== null && (isOver || state === "OUT") ? hours : null;
  const duration = worked === null || worked.minutes === 0 ? unknownText : formatDuration(worked.minutes);
  const period = date === undefined ? {} : { from: date, to: date };
  return (
    <span className={classes.hours}>
      {worked !== null && (
        <Link
          to="/s/$storeId/team/timecards/$employeeId"
          params={{ storeId, employeeId: String(person.employeeId) }}
          search={period}
          className={classes.worked}
          aria-label={text("people.timecard", { name: person.fullName, hours: duration })}
        >
          {duration}
        </Link>
      )}
      {shifts.map((shift) => (
        <Link
          key={shift.id}
          to="/s/$storeId/daybook/shift/$shiftId"
          params={{ storeId, shiftId: shift.id }}
          search={{ date }}
          aria-label={shiftText("shift.open", { name: person.fullName, times: hoursOf(shift, timeZone) })}
        >
          {isOver ? text("people.plannedHours", { hours: hoursOf(shift, timeZone) }) : hoursOf(shift, timeZone)}
        </Link>
      ))}
    </span>
  );
}
