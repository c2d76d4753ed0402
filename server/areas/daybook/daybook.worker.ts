import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { prepareTaskDay } from "./daybook.ts";
import { prepareTaskDayJob } from "./daybook.jobs.ts";

export const daybookWorkers: readonly Worker[] = [
  storeWorker(prepareTaskDayJob, (request) => prepareTaskDay(request, {})),
];
