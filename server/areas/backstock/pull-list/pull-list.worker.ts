import { v7 as uuidv7 } from "uuid";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { worker } from "#server/platform/jobs/worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { countSellThroughJob } from "./pull-list.jobs.ts";
import { countSellThrough } from "./sell-through.ts";

export const pullListWorkers: readonly Worker[] = [
  worker(countSellThroughJob, async (platform, { storeId }) => {
    const store = await findActingStore(platform, storeId);
    if (store) {
      await countSellThrough(
        systemRequest(platform, { store, reason: countSellThroughJob.name, requestId: uuidv7() }),
        {},
      );
    }
  }),
];
