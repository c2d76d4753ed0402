import { Logger } from "graphile-worker";
import type { Log } from "#server/platform/log/log.ts";

/** The queue tells of every job it takes; only what failed is worth a line. */
export function queueLogger(log: Log): Logger {
  return new Logger((scope) => (level, message) => {
    if (level === "error") {
      log.error({ job: scope.taskIdentifier, jobId: scope.jobId }, message);
    } else if (level === "warning") {
      log.warn({ job: scope.taskIdentifier, jobId: scope.jobId }, message);
    }
  });
}
