import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { readPast } from "./backfill.ts";
import { keepReading } from "./keep-reading.ts";
import { readDay, readRegister } from "./read-register.ts";
import { keepReadingJob, readDayJob, readPastJob, readRegisterJob } from "./registers.jobs.ts";

export const registersWorkers: readonly Worker[] = [
  storeWorker(readRegisterJob, readRegister),
  storeWorker(readPastJob, readPast),
  storeWorker(readDayJob, readDay),
  storeWorker(keepReadingJob, keepReading),
];
