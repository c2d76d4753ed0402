import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { countSellThroughJob } from "./pull-list.jobs.ts";
import { countSellThrough } from "./sell-through.ts";

export const pullListWorkers: readonly Worker[] = [
  storeWorker(countSellThroughJob, (request) => countSellThrough(request, {})),
];
