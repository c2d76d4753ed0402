import { setTimeout as delay } from "node:timers/promises";

/** Polls until the check passes; a failing check (the database is down) is retried too. */
export async function waitUntil(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  { limitMs, everyMs = 50 }: { limitMs: number; everyMs?: number },
): Promise<number> {
  const from = performance.now();
  let last = "";
  for (;;) {
    try {
      if (await isSo()) {
        return performance.now() - from;
      }
    } catch (error) {
      last = error instanceof Error ? `: ${error.message}` : "";
    }
    if (performance.now() - from > limitMs) {
      throw new Error(`${what}: not within ${Math.round(limitMs / 1000)} s${last}`);
    }
    await delay(everyMs);
  }
}
