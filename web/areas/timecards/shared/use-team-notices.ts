import { linksToMakeQuery, missingClockOutsQuery } from "#web/areas/timecards/clock-outs/clock-outs.queries.ts";
import type { MissingClockOut } from "#web/areas/timecards/clock-outs/clock-outs.queries.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";
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
  const links = useRead(linksToMakeQuery, { live: ["Employee", "pos-employee"], isPaused });
  return {
    missing: !isPaused && clockOuts.status === "ready" ? clockOuts.data.missingClockOuts : [],
    unlinked: !isPaused && links.status === "ready" ? countLinkable(links.data.posLinks) : 0,
  };
}

/** Before a register has sent its employees there is nobody to link with. */
function countLinkable({ posEmployees, unlinked }: ResultOf<typeof linksToMakeQuery>["posLinks"]): number {
  return posEmployees.length === 0 ? 0 : unlinked.length;
}
