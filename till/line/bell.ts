/** Wakes what waits for its next turn. A ring that comes while nobody waits is heard at the next wait. */
import { once, EventEmitter } from "node:events";

export type Bell = {
  ring(): void;
  /** Ends with a ring, after `ms`, or with `signal`. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
};

export function createBell(): Bell {
  const rings = new EventEmitter();
  let isRung = false;
  return {
    ring() {
      isRung = true;
      rings.emit("ring");
    },
    async wait(ms, signal) {
      if (!isRung) {
        const limit = AbortSignal.any([signal, AbortSignal.timeout(ms)]);
        // Ended by the limit or by the signal: either way the wait is over.
        await once(rings, "ring", { signal: limit }).catch(() => undefined);
      }
      isRung = false;
    },
  };
}
