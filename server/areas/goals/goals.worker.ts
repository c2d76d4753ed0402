import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { keepPastGoalsJob } from "./goals.jobs.ts";
import { keepPastGoals } from "./keep-goals.ts";

export const goalWorkers: readonly Worker[] = [storeWorker(keepPastGoalsJob, (request) => keepPastGoals(request, {}))];
