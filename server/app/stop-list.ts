import type { Log } from "#server/platform/log/log.ts";

/** Stops started parts in reverse order, also when a start fails halfway. */
export type StopList = {
  add(stop: () => Promise<void>): void;
  stopAll(): Promise<void>;
};

export function stopList(log: Log): StopList {
  const stops: (() => Promise<void>)[] = [];
  return {
    add: (stop) => void stops.push(stop),
    async stopAll() {
      for (let stop = stops.pop(); stop; stop = stops.pop()) {
        await stop().catch((error: unknown) => log.error({ err: error }, "A part did not stop cleanly"));
      }
    },
  };
}
