import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { buildTraining } from "./build-training.ts";
import { tradeInTraining } from "./practice-register.ts";
import { buildTrainingJob, tradeInTrainingJob } from "./training.jobs.ts";

export const trainingWorkers: readonly Worker[] = [
  storeWorker(buildTrainingJob, buildTraining),
  storeWorker(tradeInTrainingJob, tradeInTraining),
];
