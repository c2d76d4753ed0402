import { Badge } from "#web/ui/figures/badge.tsx";
import type { Timecard } from "./timecards.queries.ts";
import { text } from "./timecards-text.ts";
import classes from "./timecards.module.css";

/** What is left to do with a person's hours, the most pressing first. */
export function TimecardState({ timecard }: { timecard: Timecard }) {
  const { missingClockOuts, days, approvedDays } = timecard;
  if (missingClockOuts > 0) {
    return <Badge tone="bad">{text("state.missing", { count: missingClockOuts })}</Badge>;
  }
  if (days.length === 0) {
    return <span className={classes.soft}>{text("state.none")}</span>;
  }
  if (approvedDays === days.length) {
    return <Badge tone="good">{text("state.approved")}</Badge>;
  }
  if (approvedDays > 0) {
    return <Badge>{text("state.partly", { done: approvedDays, all: days.length })}</Badge>;
  }
  const isRunning = days.some((day) => day.entries.some(({ state }) => state === "RUNNING"));
  return isRunning ? <Badge tone="accent">{text("state.running")}</Badge> : null;
}
