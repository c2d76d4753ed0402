import type { Log } from "#server/platform/log/log.ts";

export type DiskWatch = {
  /** A change failed because there was no room. */
  reportFull(): void;
  /** A transaction was committed. */
  reportSuccess(): void;
  isFull(): boolean;
};

/** How long after the last failure a success counts, since a small write may fit where a large one does not. */
const settleMs = 10_000;

const logAgainMs = 60_000;

/** Logs a full disk once a minute instead of once per request, and logs once when there is room again. */
export function watchDisk(log: Pick<Log, "error" | "info">, now: () => number = () => performance.now()): DiskWatch {
  let fullAt: number | null = null;
  let loggedAt: number | null = null;
  return {
    reportFull() {
      fullAt = now();
      if (loggedAt === null || fullAt - loggedAt > logAgainMs) {
        loggedAt = fullAt;
        log.error(
          "The disk of the database is full: changes are refused until there is room. Nothing that was saved before is lost.",
        );
      }
    },
    reportSuccess() {
      if (fullAt !== null && now() - fullAt > settleMs) {
        fullAt = null;
        loggedAt = null;
        log.info("The disk of the database has room again: changes are taken.");
      }
    },
    isFull: () => fullAt !== null,
  };
}
