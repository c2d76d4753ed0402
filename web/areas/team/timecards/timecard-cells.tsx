import type { ReactNode } from "react";
import { formatDuration } from "#common/duration.ts";
import { formatMoney } from "#common/money.ts";
import { unknownText } from "#common/unknown-text.ts";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { TimecardState } from "./timecard-state.tsx";
import type { Timecard } from "./timecards.queries.ts";
import classes from "./timecards.module.css";

/** How each column shows somebody's hours; who did not work has a dash, not 0. */
export const timecardCells: Readonly<Record<string, (timecard: Timecard) => ReactNode>> = {
  fullName: ({ fullName, avatarUrl }) => (
    <span className={classes.name}>
      <Avatar name={fullName} url={avatarUrl} size={36} />
      {fullName}
    </span>
  ),
  minutes: ({ minutes, days }) => (days.length === 0 ? unknownText : formatDuration(minutes)),
  breakMinutes: ({ breakMinutes, days }) => (days.length === 0 ? unknownText : formatDuration(breakMinutes)),
  overtimeMinutes: ({ overtimeMinutes }) =>
    overtimeMinutes === 0 ? unknownText : <strong>{formatDuration(overtimeMinutes)}</strong>,
  wages: ({ wages }) => (wages === null ? unknownText : formatMoney(wages)),
  missingClockOuts: (timecard) => <TimecardState timecard={timecard} />,
};
