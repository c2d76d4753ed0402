import { Suspense, useEffect } from "react";
import * as rules from "#web/platform/employee/team-mode.rules.ts";
import { useTeamMode } from "#web/platform/employee/team-mode.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { lockScreenMutation, teamSettingsQuery } from "#web/areas/team/team.queries.ts";
import { lazyWithTimeout } from "#web/platform/lazy-with-timeout.ts";
import { LockCountdown } from "./lock-countdown.tsx";
import classes from "./team-mode-guard.module.css";
import { useIdleLock } from "./use-idle-lock.ts";

const loadLockScreen = async () => (await import("./lock-screen.tsx")).LockScreen;
const LockScreen = lazyWithTimeout(loadLockScreen);

/** Team mode of the whole screen: locks it when nobody is there, and asks who is. Once, around all pages of a store. */
export function TeamModeGuard() {
  const mode = useTeamMode();
  const settings = useRead(teamSettingsQuery, { live: ["StoreSettings"] });
  const [tellServer] = useChange(lockScreenMutation);
  const idleSeconds = settings.status === "ready" ? settings.data.teamSettings.idleSeconds : rules.idleSecondsDefault;
  const countdown = useIdleLock(idleSeconds * 1000);

  useEffect(function fetchAhead() {
    // Here before it is needed, after everything that is needed first.
    const timer = window.setTimeout(() => void loadLockScreen().catch(() => undefined), 3000);
    return () => {
      window.clearTimeout(timer);
    };
  }, []);
  useEffect(
    function endConfirmations() {
      if (mode.isLocked) {
        // The server believes the employee's header until it hears of the lock; a screen without a connection is locked all the same.
        void tellServer({}, { employee: "none" });
      }
    },
    // oxlint-disable-next-line react/exhaustive-deps -- told once for each lock
    [mode.isLocked],
  );

  if (mode.isLocked || mode.asking !== null) {
    const allowsFirstPin = settings.status === "ready" && settings.data.teamSettings.allowSelfFirstPin;
    return (
      <Suspense fallback={<div className={classes.cover} />}>
        <LockScreen mode={mode} allowsFirstPin={allowsFirstPin} />
      </Suspense>
    );
  }
  return countdown === null ? null : <LockCountdown secondsLeft={countdown} />;
}
