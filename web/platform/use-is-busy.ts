import { useTeamMode } from "#web/platform/employee/team-mode.ts";
import { messagePlaces } from "#web/ui/dialogs/message-places.ts";
import { useSignal } from "#web/ui/signal.ts";
import { useIsPageHeld } from "./page-holds.ts";

/** Whether the person is busy, so that no dialog of ours may open. */
export function useIsBusy(): boolean {
  const hasDialog = useSignal(messagePlaces).length > 0;
  const { asking, isLocked } = useTeamMode();
  return useIsPageHeld() || hasDialog || asking !== null || isLocked;
}
