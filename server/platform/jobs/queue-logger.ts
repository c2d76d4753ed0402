import { Logger } from "graphile-worker";
import type { Log } from "#server/platform/log/log.ts";

/**
 * Logs only failures, because the queue reports every job it takes. Those of jobs that a stop has broken off say nothing:
 * the jobs run again.
 */
export function queueLogger(log: Log, isClosing: () => boolean): Logger {
  return new Logger((scope) => (level, message) => {
    if (isClosing()) {
      return;
    }
    if (level === "error") {
      log.error({ job: scope.taskIdentifier, jobId: scope.jobId }, message);
    } else if (level === "warning") {
      log.warn({ job: scope.taskIdentifier, jobId: scope.jobId }, message);
    }
  });
}
