import { formatDuration } from "#common/duration.ts";
import { formatTime } from "#common/time-format.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { createSignal, useSignal } from "#web/ui/signal.ts";
import {
  clockInMutation,
  clockOutMutation,
  endBreakMutation,
  startBreakMutation,
  undoPunchMutation,
} from "./clock.queries.ts";
import type { PunchedEmployee } from "./clock.queries.ts";
import { text } from "./clock-text.ts";
import { employeesQuery } from "#web/areas/team/shared/team.queries.ts";

export type Punch = "in" | "out" | "startBreak" | "endBreak";

/**
 * The button that comes after a press stands where the finger still is: a second press within this time is the first one
 * again, and would clock out a person who has just come.
 */
const samePressMs = 2000;

/** Whether a press of the clock is on its way at this screen, or has just been done. */
const isPunching = createSignal(false);

/** What shows a list of who is in. */
const readsOfClock = { refetches: [employeesQuery] };

/**
 * Presses the clock for the person who works here; at a register with nobody chosen it asks who that is, beginning
 * with the employee who is named. Says what was done.
 */
export function usePunch(): [punch: (which: Punch, employeeId?: number) => Promise<void>, isRunning: boolean] {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const isRunning = useSignal(isPunching);
  const [clockIn] = useChange(clockInMutation);
  const [clockOut] = useChange(clockOutMutation);
  const [startBreak] = useChange(startBreakMutation);
  const [endBreak] = useChange(endBreakMutation);
  const [undo] = useChange(undoPunchMutation);
  const changes = { in: clockIn, out: clockOut, startBreak, endBreak };
  const punch = async (which: Punch, employeeId?: number) => {
    if (isPunching.get()) {
      return;
    }
    isPunching.set(true);
    const outcome = await changes[which](
      {},
      {
        ...readsOfClock,
        request: { title: text(`clock.who.${which}`), effect: text(`clock.lastDigit.${which}`), employeeId },
      },
    );
    window.setTimeout(() => isPunching.set(false), outcome.isDone ? samePressMs : 0);
    if (outcome.isDone) {
      const { employee } = outcome.data;
      offerUndo(describePunch(which, { employee, timeZone }), () => undo({}, readsOfClock));
    } else {
      showSnackbar({ text: text("clock.error", { error: outcome.refused.text }), color: "bad" });
    }
  };
  return [punch, isRunning];
}

/** `Jo clocked out at 3:47 PM, 5 hr 33 min today`. */
function describePunch(which: Punch, { employee, timeZone }: { employee: PunchedEmployee; timeZone: string }): string {
  const { firstName: name, since, minutesToday } = employee;
  // A break that has ended leaves the time of the clock-in.
  const at = since === null || which === "endBreak" ? new Date() : new Date(since);
  const done = text(`clock.done.${which}`, { name, time: formatTime(at, timeZone) });
  return minutesToday === 0 ? done : text("clock.doneWithHours", { done, hours: formatDuration(minutesToday) });
}
