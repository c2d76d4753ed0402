import { currentTeamMode, useTeamMode } from "./team-mode.ts";
import type { ActiveEmployee } from "./team-mode.rules.ts";

/** Who works at this screen now: by PIN, or by an own login that is linked to an employee of the store. */
export function activeEmployee(): ActiveEmployee | null {
  return currentTeamMode().employee;
}

export function useActiveEmployee(): ActiveEmployee | null {
  return useTeamMode().employee;
}
