import { IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { formatDuration } from "#common/duration.ts";
import { formatMoney } from "#common/money.ts";
import { unknownText } from "#common/unknown-text.ts";
import { missingClockOutsQuery } from "#web/areas/timecards/clock-outs/clock-outs.queries.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { FirstHint } from "#web/platform/hints/first-hint.tsx";
import { useCan } from "#web/platform/permissions/can.ts";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { ClockOutFix } from "./clock-outs/clock-out-fix.tsx";
import { dayText } from "./day-text.ts";
import { TimecardState } from "./timecard-state.tsx";
import { groupsOf } from "./timecard-groups.ts";
import classes from "./timecards-table.module.css";
import { text } from "./timecards-text.ts";
import type { Timecard, Timecards } from "./timecards.queries.ts";

type TimecardsTableProps = { period: Timecards; openedId: string | null; onOpen: (timecard: Timecard) => void };

/** One line for each person, what to fix on top with the times it may have been. */
export function TimecardsTable({ period, openedId, onOpen }: TimecardsTableProps) {
  const manages = useCan()("team:manage");
  const { toFix, ready, approved, idle } = groupsOf(period);
  const isPaused = !manages || toFix.length === 0;
  const read = useRead(missingClockOutsQuery, { variables: { own: false }, live: ["Timecard"], isPaused });
  const missing = read.status === "ready" ? read.data.missingClockOuts : [];
  const line = (timecard: Timecard, below?: ReactNode) => (
    <TimecardLine
      key={timecard.employeeId}
      timecard={timecard}
      seesWages={period.seesWages}
      isOpened={timecard.employeeId === openedId}
      below={below}
      onOpen={onOpen}
    />
  );
  const fixes = (timecard: Timecard) =>
    missing
      .filter(({ employeeId, date }) => employeeId === timecard.employeeId && period.from <= date && date <= period.to)
      .map((clockOut) => <ClockOutFix key={clockOut.punchId} missing={clockOut} />);
  return (
    <>
      {toFix.length > 0 && manages && <FirstHint id="timecards-fix">{text("hint.fix")}</FirstHint>}
      <table className={classes.table} aria-label={text("label")}>
        <thead>
          <tr>
            <th scope="col">{text("column.name")}</th>
            <th scope="col">{text("column.hours")}</th>
            <th scope="col">{text("column.breaks")}</th>
            <th scope="col">{text("column.overtime")}</th>
            {period.seesWages && <th scope="col">{text("column.wages")}</th>}
            <td aria-hidden="true" />
          </tr>
        </thead>
        <TimecardGroup title={text("group.toFix", { count: toFix.length })} tone="bad">
          {toFix.map((timecard) => line(timecard, fixes(timecard)))}
        </TimecardGroup>
        <TimecardGroup title={text("group.ready", { count: ready.length })}>
          {ready.map((timecard) => line(timecard))}
        </TimecardGroup>
        <TimecardGroup title={text("group.approved", { count: approved.length })}>
          {approved.map((timecard) => line(timecard))}
        </TimecardGroup>
        <TimecardGroup title={text("group.idle", { count: idle.length })}>
          {idle.map((timecard) => line(timecard))}
        </TimecardGroup>
      </table>
    </>
  );
}

function TimecardGroup({ title, tone, children }: { title: string; tone?: "bad"; children: ReactNode[] }) {
  return children.length === 0 ? null : (
    <tbody>
      <tr className={classes.group} data-tone={tone}>
        <th colSpan={6} scope="rowgroup">
          {title}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

type TimecardLineProps = {
  timecard: Timecard;
  seesWages: boolean;
  isOpened: boolean;
  below: ReactNode;
  onOpen: (timecard: Timecard) => void;
};

function TimecardLine({ timecard, seesWages, isOpened, below, onOpen }: TimecardLineProps) {
  const { fullName, avatarUrl, days, minutes, breakMinutes, overtimeMinutes, wages, missingClockOuts } = timecard;
  const hasHours = days.length > 0 && (minutes > 0 || missingClockOuts === 0);
  const timeOf = (time: number) => (hasHours ? formatDuration(time) : unknownText);
  return (
    <>
      <tr
        className={classes.line}
        data-opened={isOpened}
        data-tone={missingClockOuts > 0 ? "bad" : undefined}
        onClick={() => onOpen(timecard)}
      >
        <th scope="row">
          <button type="button" className={classes.name} aria-current={isOpened || undefined}>
            <Avatar name={fullName} url={avatarUrl} size={34} />
            <span>
              {fullName}
              <small>
                {missingClockOuts > 0 ? <MissingDays days={days} /> : <TimecardState timecard={timecard} />}
              </small>
            </span>
          </button>
        </th>
        <td data-label={text("column.hours")}>
          <strong>{timeOf(minutes)}</strong>
        </td>
        <td data-label={text("column.breaks")}>{timeOf(breakMinutes)}</td>
        <td data-label={text("column.overtime")} data-over={overtimeMinutes > 0}>
          {timeOf(overtimeMinutes)}
        </td>
        {seesWages && <td data-label={text("column.wages")}>{wages === null ? unknownText : formatMoney(wages)}</td>}
        <td className={classes.arrow} aria-hidden="true">
          <IconChevronRight size={18} />
        </td>
      </tr>
      {Array.isArray(below) && below.length > 0 && (
        <tr className={classes.below} data-tone="bad">
          <td colSpan={6}>{below}</td>
        </tr>
      )}
    </>
  );
}

/** `Thu, Nov 19: clock-out missing`. */
function MissingDays({ days }: Pick<Timecard, "days">) {
  const dates = days.filter(({ isMissing }) => isMissing).map(({ date }) => dayText(date));
  return <span className={classes.bad}>{text("line.missing", { dates: dates.join("; ") })}</span>;
}
