import { Link, useParams } from "@tanstack/react-router";
import { memo } from "react";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { text } from "#web/areas/daybook/daybook-text.ts";
import { text as shiftText } from "#web/areas/daybook/shifts/shifts-text.ts";
import type { Attendance } from "#web/areas/daybook/daybook.queries.ts";
import { clockOf, hoursOf } from "#web/areas/daybook/day-times.ts";
import classes from "./people.module.css";
import { useStoreTimeZone } from "#web/areas/daybook/use-store-time-zone.ts";

type PersonRowProps = {
  one: Attendance;
  /** As an address names the day: none is today. */
  date: string | undefined;
};

/** A person of the day: where they stand on the clock, and when they are planned. */
export const PersonRow = memo(function PersonRow({ one, date }: PersonRowProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const timeZone = useStoreTimeZone();
  const standing = standingOf(one, timeZone);
  const positions = [...new Set(one.shifts.map(({ position }) => position))].filter((position) => position !== "");
  return (
    <li className={classes.person} data-keep-together>
      <Avatar name={one.person.fullName} url={one.person.avatarUrl} size={34} />
      <div className={classes.name}>
        {one.person.fullName}
        {positions.length > 0 && <small className={classes.position}>{positions.join(", ")}</small>}
        {standing !== null && (
          <small className={classes.standing} data-state={one.isLate ? "LATE" : one.state}>
            {standing}
          </small>
        )}
      </div>
      <span className={classes.hours}>
        {one.shifts.map((shift) => (
          <Link
            key={shift.id}
            to="/s/$storeId/daybook/shift/$shiftId"
            params={{ storeId, shiftId: shift.id }}
            search={{ date }}
            aria-label={shiftText("shift.open", { name: one.person.fullName, times: hoursOf(shift, timeZone) })}
          >
            {hoursOf(shift, timeZone)}
          </Link>
        ))}
      </span>
    </li>
  );
});

/** Null on other days than today: then nobody is anywhere yet. */
function standingOf({ state, since, isLate, shifts }: Attendance, timeZone: string): string | null {
  if (state === null) {
    return null;
  }
  const [first] = shifts;
  if (state === "OUT" && (since === null || isLate)) {
    const time = first === undefined ? "" : clockOf(first.startsAt, timeZone);
    return first === undefined ? text("people.notIn") : text(isLate ? "people.late" : "people.expected", { time });
  }
  return since === null ? null : text(`people.${state}`, { time: clockOf(since, timeZone) });
}
