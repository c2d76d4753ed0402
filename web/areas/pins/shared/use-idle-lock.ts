import { useEffect, useState } from "react";
import * as rules from "#web/platform/employee/team-mode.rules.ts";
import { currentTeamMode, lockScreen, useTeamMode } from "#web/platform/employee/team-mode.ts";
import { hasUnsavedChanges } from "#web/ui/form/unsaved-changes.ts";

const tickMs = 1000;
const signsOfLife = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

/**
 * Locks after `idleMs` without input while a person is active by PIN, and at the end of a manager's ten minutes.
 * Returns the seconds left while something unsaved is open and the lock announces itself, else null.
 */
export function useIdleLock(idleMs: number): number | null {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const { employee } = useTeamMode();
  const isWatching = employee !== null && employee.how === "pin";

  useEffect(
    function watch() {
      if (!isWatching) {
        return undefined;
      }
      let touchedAt = Date.now();
      const touch = () => {
        touchedAt = Date.now();
        setSecondsLeft(null);
      };
      const look = () => {
        const now = Date.now();
        if (rules.managerTimeLeftMs(currentTeamMode(), now) === 0) {
          lockScreen();
          return;
        }
        const step = rules.idleStep({ idleMs: now - touchedAt, limitMs: idleMs, isUnsaved: hasUnsavedChanges() });
        if (step === "lock") {
          lockScreen();
        }
        setSecondsLeft(typeof step === "number" ? step : null);
      };
      const timer = window.setInterval(look, tickMs);
      for (const sign of signsOfLife) {
        window.addEventListener(sign, touch, { passive: true, capture: true });
      }
      return () => {
        window.clearInterval(timer);
        setSecondsLeft(null);
        for (const sign of signsOfLife) {
          window.removeEventListener(sign, touch, { capture: true });
        }
      };
    },
    [isWatching, idleMs],
  );
  return secondsLeft;
}
