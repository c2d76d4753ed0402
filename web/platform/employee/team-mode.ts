import { createSignal, useSignal } from "#web/ui/signal.ts";
import { currentSession, watchSession } from "#web/platform/session/session.ts";
import * as rules from "./team-mode.rules.ts";
import type { ActiveEmployee, TeamMode } from "./team-mode.rules.ts";

const teamMode = createSignal<TeamMode>(rules.teamModeAtStart);

watchSession(() => {
  if (currentSession() === null) {
    teamMode.set(rules.teamModeAtStart);
  }
});

export function currentTeamMode(): TeamMode {
  return teamMode.get();
}

export function useTeamMode(): TeamMode {
  return useSignal(teamMode);
}

export function watchTeamMode(listener: () => void): () => void {
  return teamMode.subscribe(listener);
}

/** Replaces the state with the result of a rule. */
export function changeTeamMode(change: (mode: TeamMode) => TeamMode): void {
  const next = change(teamMode.get());
  if (next !== teamMode.get()) {
    teamMode.set(next);
  }
}

export function lockScreen(): void {
  changeTeamMode((mode) => rules.lock(mode, Date.now()));
}

export function confirmEmployee(employee: ActiveEmployee): void {
  changeTeamMode((mode) => rules.confirm(mode, employee, Date.now()));
}
