import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { advanceRegistrationJob, checkRegistrationJob } from "./registration.jobs.ts";
import { advanceRegistration } from "./submitting.ts";

export const registrationWorkers: readonly Worker[] = [
  storeWorker(advanceRegistrationJob, advanceRegistration),
  storeWorker(checkRegistrationJob, advanceRegistration),
];
