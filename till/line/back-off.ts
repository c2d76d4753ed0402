/** Waiting between tries: doubles up to a limit, with jitter, so that a thousand tills do not come back at once. */
import { setTimeout as wait } from "node:timers/promises";

export type BackOff = {
  /** Milliseconds for the next wait; at least what the server asked for. */
  next(retryAfterMs: number | null): number;
  reset(): void;
};

export function backOff(options: { firstMs: number; limitMs: number; random: () => number }): BackOff {
  let failures = 0;
  return {
    next(retryAfterMs) {
      const full = Math.min(options.limitMs, options.firstMs * 2 ** failures);
      failures += 1;
      return Math.max(retryAfterMs ?? 0, full / 2 + (full / 2) * options.random());
    },
    reset() {
      failures = 0;
    },
  };
}

/** Waits; true when the time has passed, false when `signal` ended it. */
export async function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  try {
    await wait(ms, undefined, { signal });
    return true;
  } catch (error) {
    if (signal.aborted) {
      return false;
    }
    throw error;
  }
}
