import type { ReactNode } from "react";
import { formatDuration } from "#common/duration.ts";
import { formatMoney } from "#common/money.ts";
import { unknownText } from "#common/unknown-text.ts";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { TimecardState } from "./timecard-state.tsx";
import type { Timecard } from "./timecards.queries.ts";
import classes from "./timecards.module.css";

/** On a phone, where each value has a line of its own, a dash is not worth one. */
const none = <span className={classes.none}>{unknownText}</span>;

/** How each column shows somebody's hours; who did not work has a dash, not 0. */
export const timecardCells: Readonly<Record<string, (timecard: Timecard) => ReactNode>> = {
  fullName: ({ fullName, avatarUrl }) => (
    <span className={classes.name}>
      <Avatar name={fullName} url={avatarUrl} size={36} />
      {fullName}
    </span>
  ),
  minutes: ({ minutes, days }) => (days.length === 0 ? none : formatDuration(minutes)),
  breakMinutes: ({ breakMinutes, days }) => (days.length === 0 ? none : formatDuration(breakMinutes)),
  overtimeMinutes: ({ overtimeMinutes }) =>
    overtimeMinutes === 0 ? none : <strong>{formatDuration(overtimeMinutes)}</strong>,
  wages: ({ wages }) => (wages === null ? none : formatMoney(wages)),
  missingClockOuts: (timecard) => <TimecardState timecard={timecard} />,
};
