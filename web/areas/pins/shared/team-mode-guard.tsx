import { Suspense, useEffect } from "react";
import { useTeamMode } from "#web/platform/employee/team-mode.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { lockScreenMutation } from "./pins.queries.ts";
import { lazyWithTimeout } from "#web/platform/lazy-with-timeout.ts";
import { Later } from "#web/ui/later.tsx";
import { IdleLock } from "./idle-lock.tsx";
import classes from "./team-mode-guard.module.css";

const loadLockScreen = async () => (await import("./lock-screen.tsx")).LockScreen;
const LockScreen = lazyWithTimeout(loadLockScreen);

/** Team mode of the whole screen: locks it when nobody is there, and asks who is. Once, around all pages of a store. */
export function TeamModeGuard() {
  const mode = useTeamMode();
  const [tellServer] = useChange(lockScreenMutation);

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

  const isAsking = mode.isLocked || mode.asking !== null;
  return (
    <>
      {isAsking && (
        <Suspense fallback={<div className={classes.cover} />}>
          <LockScreen mode={mode} />
        </Suspense>
      )}
      <Later>
        <IdleLock isAnnounced={!isAsking} />
      </Later>
    </>
  );
}
