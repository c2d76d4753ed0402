import { useNow as useClock } from "#web/platform/use-now.ts";

/** A task that grows late says so within this many milliseconds. */
const everyMs = 20_000;

/** The time of this screen, for what grows old by itself: overdue tasks, the age of figures. */
export function useNow(): Date {
  return useClock(everyMs);
}
