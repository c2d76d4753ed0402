import { v7 as uuidv7 } from "uuid";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { worker } from "#server/platform/jobs/worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { keepPastGoalsJob } from "./goals.jobs.ts";
import { keepPastGoals } from "./keep-goals.ts";

export const goalWorkers: readonly Worker[] = [
  worker(keepPastGoalsJob, async (platform, { storeId }) => {
    const store = await findActingStore(platform, storeId);
    if (store) {
      await keepPastGoals(systemRequest(platform, { store, reason: keepPastGoalsJob.name, requestId: uuidv7() }), {});
    }
  }),
];
