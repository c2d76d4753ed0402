import type { Log } from "#server/platform/log/log.ts";

export type DiskWatch = {
  /** A change failed because there was no room. */
  meetFull(): void;
  /** A transaction was committed. */
  meetRoom(): void;
  isFull(): boolean;
};

/** A small change may still find room beside one that does not: so long after the last failure nothing is called over. */
const passingMs = 10_000;

const sayAgainMs = 60_000;

/** Says once a minute that the disk is full, instead of once for each request, and once when there is room again. */
export function watchDisk(log: Pick<Log, "error" | "info">, now: () => number = () => performance.now()): DiskWatch {
  let fullAt: number | null = null;
  let saidAt: number | null = null;
  return {
    meetFull() {
      fullAt = now();
      if (saidAt === null || fullAt - saidAt > sayAgainMs) {
        saidAt = fullAt;
        log.error(
          "The disk of the database is full: changes are refused until there is room. Nothing that was saved before is lost.",
        );
      }
    },
    meetRoom() {
      if (fullAt !== null && now() - fullAt > passingMs) {
        fullAt = null;
        saidAt = null;
        log.info("The disk of the database has room again: changes are taken.");
      }
    },
    isFull: () => fullAt !== null,
  };
}
