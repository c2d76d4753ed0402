import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { borrowSeason } from "./borrow-season.ts";
import { borrowSeasonJob, keepPastGoalsJob } from "./goals.jobs.ts";
import { keepPastGoals } from "./keep-goals.ts";

export const goalWorkers: readonly Worker[] = [
  storeWorker(keepPastGoalsJob, (request) => keepPastGoals(request, {})),
  storeWorker(borrowSeasonJob, (request) => borrowSeason(request, {})),
];
