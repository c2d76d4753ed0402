import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { refreshLabor } from "./labor.ts";
import { refreshLaborJob } from "./labor.jobs.ts";

export const clockWorkers: readonly Worker[] = [
  storeWorker(refreshLaborJob, (request, { date }) => refreshLabor(request, { from: date, to: date })),
];
