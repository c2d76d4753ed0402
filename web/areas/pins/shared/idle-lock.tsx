import * as rules from "#web/platform/employee/team-mode.rules.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { teamSettingsQuery } from "#web/areas/team/shared/team.queries.ts";
import { LockCountdown } from "./lock-countdown.tsx";
import { useIdleLock } from "./use-idle-lock.ts";

/** Locks the screen when nobody touches it any more; announces that first when something unsaved is open. */
export function IdleLock({ isAnnounced }: { isAnnounced: boolean }) {
  const settings = useRead(teamSettingsQuery, { live: ["StoreSwitches"] });
  const idleSeconds = settings.status === "ready" ? settings.data.teamSettings.idleSeconds : rules.idleSecondsDefault;
  const countdown = useIdleLock(idleSeconds * 1000);
  return countdown === null || !isAnnounced ? null : <LockCountdown secondsLeft={countdown} />;
}
