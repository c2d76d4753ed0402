import { useTeamMode } from "#web/platform/employee/team-mode.ts";
import { messagePlaces } from "#web/ui/dialogs/message-places.ts";
import { useSignal } from "#web/ui/signal.ts";
import { useIsPageHeld } from "./page-holds.ts";

/** Whether the person at the screen is at something that no question of ours may open over. */
export function useIsBusy(): boolean {
  const hasDialog = useSignal(messagePlaces).length > 0;
  const { asking, isLocked } = useTeamMode();
  return useIsPageHeld() || hasDialog || asking !== null || isLocked;
}
