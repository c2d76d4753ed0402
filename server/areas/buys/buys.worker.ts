import { v7 as uuidv7 } from "uuid";
import { purgeIdNumbers } from "#server/areas/customers/customers.ts";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { worker } from "#server/platform/jobs/worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { purgeIdNumbersJob } from "./buys.jobs.ts";
import { idRetention } from "./settings/buy-settings.ts";

export const buyWorkers: readonly Worker[] = [
  worker(purgeIdNumbersJob, async (platform, { storeId }) => {
    const store = await findActingStore(platform, storeId);
    if (store) {
      const request = systemRequest(platform, { store, reason: purgeIdNumbersJob.name, requestId: uuidv7() });
      await purgeIdNumbers(request, { retention: await idRetention(request, {}) });
    }
  }),
];
