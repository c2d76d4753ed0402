import { Suspense, useEffect } from "react";
import type { ReactNode } from "react";
import { useTeamMode } from "#web/platform/employee/team-mode.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { lockScreenMutation } from "./pins.queries.ts";
import { fetchAfterFirstPage } from "#web/platform/browser/after-first-page.ts";
import { lazyWithTimeout } from "#web/platform/lazy-with-timeout.ts";
import { Later } from "#web/ui/later.tsx";
import classes from "./team-mode-guard.module.css";
import * as rules from "#web/platform/employee/team-mode.rules.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { teamSettingsQuery } from "#web/areas/team/shared/team.queries.ts";
import { useIdleLock } from "./use-idle-lock.ts";
import { text } from "./lock-soon-text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";

const loadLockScreen = async () => (await import("./lock-screen.tsx")).LockScreen;
const LockScreen = lazyWithTimeout(loadLockScreen);

/**
 * Team mode of the whole screen: locks it when nobody is there, and asks who is. Once, around all pages of a store.
 * `first` is what a locked screen shows before its faces; null for nothing.
 */
export function TeamModeGuard({ first }: { first: ReactNode }) {
  const mode = useTeamMode();
  const [lockOnServer] = useChange(lockScreenMutation);

  useEffect(() => fetchAfterFirstPage(loadLockScreen), []);
  useEffect(
    function endConfirmations() {
      if (mode.isLocked) {
        // The server believes the employee's header until it hears of the lock; a screen without a connection is locked all the same.
        void lockOnServer({}, { employee: "none" });
      }
    },
    // oxlint-disable-next-line react/exhaustive-deps -- reported once for each lock
    [mode.isLocked],
  );

  const isAsking = mode.isLocked || mode.asking !== null;
  return (
    <>
      {isAsking && (
        <Suspense fallback={<div className={classes.cover} />}>
          <LockScreen mode={mode} first={first} />
        </Suspense>
      )}
      <Later>
        <IdleLock isAnnounced={!isAsking} />
      </Later>
    </>
  );
}

/** Locks the screen when nobody touches it any more; announces that first when something unsaved is open. */
function IdleLock({ isAnnounced }: { isAnnounced: boolean }) {
  const settings = useRead(teamSettingsQuery, { live: ["StoreSwitches"] });
  const idleSeconds = settings.status === "ready" ? settings.data.teamSettings.idleSeconds : rules.idleSecondsDefault;
  const countdown = useIdleLock(idleSeconds * 1000);
  return countdown === null || !isAnnounced ? null : <LockCountdown secondsLeft={countdown} />;
}

/** Any touch or key keeps the screen open; the button is there to be touched. */
function LockCountdown({ secondsLeft }: { secondsLeft: number }) {
  return (
    <Dialog
      title={text("lock.soonTitle")}
      size="xsmall"
      role="alertdialog"
      actions={
        <Button kind="primary" autoFocus>
          {text("lock.stay")}
        </Button>
      }
    >
      <p>{text("lock.soon", { count: secondsLeft })}</p>
    </Dialog>
  );
}
