import { setTimeout as wait } from "node:timers/promises";

const triesPerSecond = 10;
const longestSeconds = 60;

/** Waits for a server of another process to answer. */
export async function waitUntil(attempt: () => Promise<unknown>, failure: () => string): Promise<void> {
  for (let tries = longestSeconds * triesPerSecond; ; tries -= 1) {
    try {
      await attempt();
      return;
    } catch (cause) {
      if (tries <= 0) {
        throw new Error(failure(), { cause });
      }
      await wait(1000 / triesPerSecond);
    }
  }
}
