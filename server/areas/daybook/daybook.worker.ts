import { v7 as uuidv7 } from "uuid";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { worker } from "#server/platform/jobs/worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { prepareTaskDay } from "./daybook.ts";
import { prepareTaskDayJob } from "./daybook.jobs.ts";

export const daybookWorkers: readonly Worker[] = [
  worker(prepareTaskDayJob, async (platform, { storeId }) => {
    const store = await findActingStore(platform, storeId);
    if (store) {
      await prepareTaskDay(systemRequest(platform, { store, reason: prepareTaskDayJob.name, requestId: uuidv7() }), {});
    }
  }),
];
