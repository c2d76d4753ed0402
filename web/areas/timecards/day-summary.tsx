import { formatDuration } from "#common/duration.ts";
import { formatTime } from "#common/time-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { DayBadge } from "./day-badge.tsx";
import type { TimecardDay } from "./timecards.queries.ts";
import { text } from "./timecards-text.ts";
import classes from "./timecards.module.css";

/** A day that is only looked at: the own one, or one that is approved. */
export function DaySummary({ day, isLocked }: { day: TimecardDay; isLocked: boolean }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  return (
    <div className={classes.summary}>
      <p>
        <strong>{formatDuration(day.minutes)}</strong> <DayBadge day={day} />
      </p>
      <ul className={classes.list}>
        {day.punches.map(({ id, type, at }) => (
          <li key={id}>
            <span>{text(`punch.${type}`)}</span>
            <span>{formatTime(new Date(at), timeZone)}</span>
          </li>
        ))}
      </ul>
      {day.isApproved && (
        <p className={classes.soft}>
          {day.approvedBy === null ? text("day.approved") : text("day.approvedBy", { name: day.approvedBy })}
          {isLocked && ` · ${text("edit.locked")}`}
        </p>
      )}
    </div>
  );
}
