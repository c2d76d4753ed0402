import { v7 as uuidv7 } from "uuid";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { worker } from "#server/platform/jobs/worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { announceMissingDayClose } from "./missing-day-closes.ts";
import { checkDayCloseJob } from "./reports.jobs.ts";

export const reportsWorkers: readonly Worker[] = [
  worker(checkDayCloseJob, async (platform, { storeId }) => {
    const store = await findActingStore(platform, storeId);
    if (store) {
      await announceMissingDayClose(
        systemRequest(platform, { store, reason: checkDayCloseJob.name, requestId: uuidv7() }),
        {},
      );
    }
  }),
];
