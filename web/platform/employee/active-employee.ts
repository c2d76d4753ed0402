import { currentTeamMode, useTeamMode } from "./team-mode.ts";
import type { ActiveEmployee } from "./team-mode.rules.ts";

/** The employee who works at this screen: active by PIN, or linked to the signed-in user. */
export function activeEmployee(): ActiveEmployee | null {
  return currentTeamMode().employee;
}

export function useActiveEmployee(): ActiveEmployee | null {
  return useTeamMode().employee;
}
