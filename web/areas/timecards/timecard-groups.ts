import type { Timecard, Timecards } from "./timecards.queries.ts";

type TimecardGroups = { toFix: Timecard[]; ready: Timecard[]; approved: Timecard[]; idle: Timecard[] };

/** Who needs something first, who can be approved, who is approved, and who has no hours; each by name. */
export function groupsOf({ timecards }: Pick<Timecards, "timecards">): TimecardGroups {
  const groups: TimecardGroups = { toFix: [], ready: [], approved: [], idle: [] };
  for (const timecard of timecards.toSorted((left, right) => left.fullName.localeCompare(right.fullName))) {
    groups[groupOf(timecard)].push(timecard);
  }
  return groups;
}

function groupOf({ missingClockOuts, days, approvedDays }: Timecard): keyof TimecardGroups {
  if (missingClockOuts > 0) {
    return "toFix";
  }
  if (days.length === 0) {
    return "idle";
  }
  return approvedDays === days.length ? "approved" : "ready";
}
