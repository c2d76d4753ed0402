import { isLongBreak } from "#common/clock/standing.ts";
import { formatDuration } from "#common/duration.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { useCan } from "#web/platform/permissions/can.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text } from "#web/areas/daybook/daybook-text.ts";
import type { Attendance, DaybookDay } from "#web/areas/daybook/daybook.queries.ts";
import { FoldedList } from "#web/areas/daybook/folded-list.tsx";
import classes from "./people-card.module.css";
import { memo } from "react";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { clockOf, hoursOf, useNow, useStoreTimeZone } from "#web/areas/daybook/day-times.ts";
import { Link, useParams } from "@tanstack/react-router";
import { unknownText } from "#common/unknown-text.ts";

/**
 * Who is here, who is expected, and who is late; below them who came without a shift. On a day that is over who worked
 * beside who was planned, on one to come only the plan.
 */
export function PeopleCard({ day }: { day: DaybookDay }) {
  const isToday = day.date === day.today;
  const worked = isToday ? [] : day.people.filter((attendance) => attendance.wasIn);
  const date = isToday ? undefined : day.date;
  const planned = day.people.filter((attendance) => attendance.shifts.length > 0);
  // Where nothing was planned all day, nobody came out of plan.
  const isPlanned = isToday || planned.length > 0;
  const unplanned = day.people.filter((attendance) => attendance.shifts.length === 0);
  return (
    <Card title={titleOf(day)} aside={isToday ? hereText(day) : workedText(worked)} hasPadding={false}>
      {day.people.length === 0 && <NobodyYet date={date} />}
      {planned.length > 0 && (
        <FoldedList className={classes.people} count={planned.length}>
          {planned.map((attendance) => (
            <PersonRow
              key={attendance.person.employeeId}
              attendance={attendance}
              date={date}
              isOver={worked.length > 0}
            />
          ))}
        </FoldedList>
      )}
      {unplanned.length > 0 && (
        <section aria-label={isPlanned ? text("people.unscheduled") : undefined}>
          {isPlanned && <h3 className={classes.group}>{text("people.unscheduled")}</h3>}
          <ul className={classes.people}>
            {unplanned.map((attendance) => (
              <PersonRow
                key={attendance.person.employeeId}
                attendance={attendance}
                date={date}
                isOver={worked.length > 0}
              />
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}

/** Nobody is scheduled or was here: a manager begins the schedule with a shift. */
function NobodyYet({ date }: { date: string | undefined }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const can = useCan();
  const add = can("daybook:manage") && (
    <ButtonLink to="/s/$storeId/daybook/shifts/new" params={{ storeId }} search={{ date }} data-no-print>
      {text("people.first")}
    </ButtonLink>
  );
  return <EmptyState title={text("people.none")} text={text("people.noneText")} action={add} />;
}

function titleOf({ date, today, people }: DaybookDay): string {
  if (date === today) {
    return text("people.title");
  }
  return text(people.some((attendance) => attendance.wasIn) ? "people.worked" : "people.planned");
}

function hereText({ people }: DaybookDay): string | null {
  const here = people.filter((attendance) => attendance.state === "IN" || attendance.state === "BREAK").length;
  return people.length === 0 ? null : text("people.count", { here, all: people.length });
}

/** How many worked, and for who may see everybody's hours how long together. */
function workedText(worked: DaybookDay["people"]): string | null {
  if (worked.length === 0) {
    return null;
  }
  const people = text("people.workedCount", { count: worked.length });
  const knownMinutes = worked.flatMap(({ hours }) => (hours === null ? [] : [hours.minutes]));
  const total = knownMinutes.reduce((sum, minutes) => sum + minutes, 0);
  return knownMinutes.length < worked.length
    ? people
    : text("people.workedTotal", { people, hours: formatDuration(total) });
}

type PersonRowProps = {
  attendance: Attendance;
  /** As an address names the day: none is today. */
  date: string | undefined;
  /** On a day that is over and on which a person worked: what they did counts, not where they stand. */
  isOver: boolean;
};

/** A person of the day: where they stand on the clock or when they worked, and when they are planned. */
const PersonRow = memo(function PersonRow({ attendance, date, isOver }: PersonRowProps) {
  const timeZone = useStoreTimeZone();
  const now = useNow();
  const lines = isOver ? workedOf(attendance, timeZone) : standingOf(attendance, { timeZone, now });
  const positions = [...new Set(attendance.shifts.map(({ position }) => position))].filter(
    (position) => position !== "",
  );
  return (
    <li className={classes.person} data-keep-together>
      <Avatar name={attendance.person.fullName} url={attendance.person.avatarUrl} size={34} />
      <div className={classes.name}>
        {attendance.person.fullName}
        {positions.length > 0 && <small className={classes.position}>{positions.join(", ")}</small>}
        <span className={classes.lines}>
          {lines.map((line) => (
            <small key={line.text} className={classes.standing} data-state={line.state}>
              {line.text}
            </small>
          ))}
          {!isOver && attendance.state === "OUT" && <WorkedLink attendance={attendance} date={date} />}
        </span>
      </div>
      <PersonHours attendance={attendance} date={date} isOver={isOver} />
    </li>
  );
});

type PersonHoursProps = { attendance: Attendance; date: string | undefined; isOver: boolean };

/** When a person is planned and, on a day that is over, how long they worked; each leads to where it is changed. */
function PersonHours({ attendance, date, isOver }: PersonHoursProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const timeZone = useStoreTimeZone();
  const { person, shifts } = attendance;
  return (
    <span className={classes.hours}>
      {isOver && <WorkedLink attendance={attendance} date={date} />}
      {shifts.map((shift) => (
        <Link
          key={shift.id}
          to="/s/$storeId/daybook/shift/$shiftId"
          params={{ storeId, shiftId: shift.id }}
          search={{ date }}
          aria-label={text("people.openShift", { name: person.fullName, times: hoursOf(shift, timeZone) })}
        >
          {isOver ? text("people.plannedHours", { hours: hoursOf(shift, timeZone) }) : hoursOf(shift, timeZone)}
        </Link>
      ))}
    </span>
  );
}

/** How long a person worked, once it is known, and the way to their time card. */
function WorkedLink({ attendance: { person, hours }, date }: Pick<PersonHoursProps, "attendance" | "date">) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  if (hours === null) {
    return null;
  }
  const duration = hours.minutes === 0 ? unknownText : formatDuration(hours.minutes);
  return (
    <Link
      to="/s/$storeId/team/timecards/$employeeId"
      params={{ storeId, employeeId: String(person.employeeId) }}
      search={date === undefined ? {} : { from: date, to: date }}
      className={classes.worked}
      aria-label={text("people.timecard", { name: person.fullName, hours: duration })}
    >
      {duration}
    </Link>
  );
}

type Standing = { text: string; state: "IN" | "OUT" | "BREAK" | "LATE" };

/** Where a person stands on the clock now; nothing on other days than today. */
function standingOf(
  { state, since, isLate, shifts, hours }: Attendance,
  { timeZone, now }: { timeZone: string; now: Date },
): Standing[] {
  if (state === null) {
    return [];
  }
  if (hours?.stretches.some(({ isMissing }) => isMissing) === true && state === "OUT") {
    return [{ text: text("people.missing"), state: "LATE" }];
  }
  if (state === "OUT" && (since === null || isLate)) {
    return [{ text: expectedText({ isLate, shifts }, timeZone), state: isLate ? "LATE" : "OUT" }];
  }
  if (since === null) {
    return [];
  }
  const isLong = state === "BREAK" && isLongBreak(new Date(since), now);
  return [{ text: text(`people.${state}`, { time: clockOf(since, timeZone) }), state: isLong ? "LATE" : state }];
}

function expectedText({ isLate, shifts }: Pick<Attendance, "isLate" | "shifts">, timeZone: string): string {
  const [first] = shifts;
  if (first === undefined) {
    return text("people.notIn");
  }
  return text(isLate ? "people.late" : "people.expected", { time: clockOf(first.startsAt, timeZone) });
}

/** When a person was in on a day that is over, line by line, as far as the reader may know. */
function workedOf({ wasIn, hours, minutesLate }: Attendance, timeZone: string): Standing[] {
  if (hours === null) {
    return wasIn ? [] : [{ text: text("people.wasNotIn"), state: "OUT" }];
  }
  const lines = hours.stretches.map(({ from, to, isMissing }): Standing => {
    const end = to === null ? text(isMissing ? "people.missing" : "people.running") : clockOf(to, timeZone);
    return {
      text: text("people.stretch", { from: clockOf(from, timeZone), to: end }),
      state: isMissing ? "LATE" : "OUT",
    };
  });
  if (hours.breakMinutes > 0) {
    lines.push({ text: text("people.break", { minutes: formatDuration(hours.breakMinutes) }), state: "OUT" });
  }
  if (minutesLate !== null) {
    lines.push({ text: text("people.minutesLate", { minutes: formatDuration(minutesLate) }), state: "LATE" });
  }
  return lines;
}
