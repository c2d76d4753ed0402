import { employeesQuery } from "#web/areas/team/shared/team.queries.ts";
import { missingClockOutsQuery } from "#web/areas/timecards/clock-outs/clock-outs.queries.ts";
import type { MissingClockOut } from "#web/areas/timecards/clock-outs/clock-outs.queries.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";

/** What of the team waits for a manager; nothing for anybody else. */
export type TeamNotices = {
  missing: readonly MissingClockOut[];
  /** How many people the point of sale doesn't know. */
  unlinked: number;
};

export function useTeamNotices(): TeamNotices {
  const isPaused = !useCan()("team:manage");
  const live = ["Employee", "Timecard"] as const;
  const clockOuts = useRead(missingClockOutsQuery, { variables: { own: false }, live, isPaused });
  const unlinked = useRead(employeesQuery, { variables: { filter: "NOT_LINKED" }, live: ["Employee"], isPaused });
  return {
    missing: !isPaused && clockOuts.status === "ready" ? clockOuts.data.missingClockOuts : [],
    unlinked: !isPaused && unlinked.status === "ready" ? unlinked.data.employees.length : 0,
  };
}
