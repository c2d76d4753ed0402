import { worker } from "#server/platform/jobs/worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import type { Platform } from "#server/platform/context/context.ts";
import { programRequest } from "#server/platform/context/system-request.ts";
import { tidyUpJob } from "./housekeeping.jobs.ts";
import { sweep } from "./housekeeping.ts";
import { swept } from "./kept-times.ts";
import type { Swept } from "./kept-times.ts";

export const housekeepingWorkers: readonly Worker[] = [
  worker(tidyUpJob, async (platform) => {
    for (const what of swept) {
      const deleted = await sweepAll(platform, what);
      if (deleted > 0) {
        platform.log.info({ what, deleted }, "Swept away what has done its work");
      }
    }
  }),
];

async function sweepAll(platform: Platform, what: Swept): Promise<number> {
  let deleted = 0;
  for (let hasMore = true; hasMore;) {
    const round = await sweep(programRequest(platform, tidyUpJob.name), { what });
    deleted += round.deleted;
    ({ hasMore } = round);
  }
  return deleted;
}
