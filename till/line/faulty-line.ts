/** A bad connection on purpose: calls that fail before or after the server has acted, and whole outages. */
import { randomFrom } from "#till/pos/simulator/random.ts";

export type FaultyLineOptions = {
  seed: number;
  /** Share of calls that fail: 0 to 1. */
  failureRate: number;
  /** One outage in each span of this length; 0 for none. */
  outageEveryMinutes: number;
  now: () => Date;
};

export type FaultyLine = { fetch: typeof fetch; isDown: () => boolean };

export function faultyLine(options: FaultyLineOptions): FaultyLine {
  const random = randomFrom(options.seed, "line");
  const isDown = () => options.outageEveryMinutes > 0 && isInOutage(options);
  return {
    isDown,
    async fetch(input, init) {
      if (isDown() || random.chance(options.failureRate / 2)) {
        throw new Error("The line is down");
      }
      const response = await fetch(input, init);
      if (random.chance(options.failureRate / 2)) {
        await response.body?.cancel();
        throw new Error("The line broke before the answer came");
      }
      return response;
    },
  };
}

/** An outage lasts a tenth to a quarter of its span and begins in the first half of it. */
function isInOutage({ seed, outageEveryMinutes, now }: FaultyLineOptions): boolean {
  const spanMs = outageEveryMinutes * 60_000;
  const nowMs = now().getTime();
  const span = Math.floor(nowMs / spanMs);
  const random = randomFrom(seed, "outage", span);
  const startsMs = span * spanMs + random.next() * 0.5 * spanMs;
  return nowMs >= startsMs && nowMs < startsMs + (0.1 + random.next() * 0.15) * spanMs;
}
