import { worker } from "#server/platform/jobs/worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import type { Platform } from "#server/platform/context/context.ts";
import { programRequest } from "#server/platform/context/system-request.ts";
import { addHistoryYears, deleteHistory, dropHistoryYears } from "./history-years.ts";
import { historyYearsJob, tidyUpJob } from "./housekeeping.jobs.ts";
import { sweep } from "./housekeeping.ts";
import { sweptKinds } from "./retention.ts";
import type { SweptKind } from "./retention.ts";

export const housekeepingWorkers: readonly Worker[] = [
  worker(tidyUpJob, async (platform) => {
    for (const kind of sweptKinds) {
      const deleted = await sweepAll(platform, kind);
      if (deleted > 0) {
        platform.log.info({ what: kind, deleted }, "Swept away what has done its work");
      }
    }
  }),
  worker(historyYearsJob, async (platform) => {
    const request = programRequest(platform, historyYearsJob.name);
    const { added } = await addHistoryYears(request, {});
    const { dropped } = await dropHistoryYears(request, {});
    const deleted = await deleteAll(platform);
    if (added + dropped + deleted > 0) {
      platform.log.info({ added, dropped, deleted }, "Turned the years of the history");
    }
  }),
];

async function deleteAll(platform: Platform): Promise<number> {
  let all = 0;
  for (let hasMore = true; hasMore;) {
    const round = await deleteHistory(programRequest(platform, historyYearsJob.name), {});
    all += round.deleted;
    ({ hasMore } = round);
  }
  return all;
}

async function sweepAll(platform: Platform, kind: SweptKind): Promise<number> {
  let deleted = 0;
  for (let hasMore = true; hasMore;) {
    const round = await sweep(programRequest(platform, tidyUpJob.name), { kind });
    deleted += round.deleted;
    ({ hasMore } = round);
  }
  return deleted;
}
