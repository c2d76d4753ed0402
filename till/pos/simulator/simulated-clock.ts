/** The register's clock: the machine's own, or a faster or a wrong one. */
import { pause } from "#till/line/back-off.ts";

export type SimulatedClock = {
  now: () => Date;
  /** Waits until the register shows `at`, or `signal` ends it. */
  until(at: Date, signal: AbortSignal): Promise<void>;
};

/** Timers hold at most 24.8 days; a nap of an hour also notices that the machine slept. */
const longestNapMs = 3_600_000;

export function simulatedClock(options: { now: () => Date; speed: number; skewMs: number }): SimulatedClock {
  const startedMs = options.now().getTime();
  const now = () => {
    const passedMs = options.now().getTime() - startedMs;
    return new Date(startedMs + passedMs * options.speed + options.skewMs);
  };
  return {
    now,
    async until(at, signal) {
      while (!signal.aborted && now() < at) {
        const leftMs = (at.getTime() - now().getTime()) / options.speed;
        await pause(Math.min(longestNapMs, Math.max(1, Math.ceil(leftMs))), signal);
      }
    },
  };
}
