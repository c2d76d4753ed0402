import { v7 as uuidv7 } from "uuid";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { worker } from "#server/platform/jobs/worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { refreshLabor } from "./labor.ts";
import { refreshLaborJob } from "./labor.jobs.ts";

export const clockWorkers: readonly Worker[] = [
  worker(refreshLaborJob, async (platform, { storeId, date }) => {
    const store = await findActingStore(platform, storeId);
    if (store) {
      const request = systemRequest(platform, { store, reason: refreshLaborJob.name, requestId: uuidv7() });
      await refreshLabor(request, { from: date, to: date });
    }
  }),
];
