import { registers } from "#server/adapters/registers/registers.ts";
import { onTriedNow } from "#server/areas/automations/automations.ts";
import type { EventListener } from "#server/platform/context/context.ts";
import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { readPast } from "./read-past.ts";
import { keepReading } from "./keep-reading.ts";
import { readDay, readRegister } from "./read-register.ts";
import { bookReading } from "./register-service.ts";
import { keepReadingJob, readDayJob, readPastJob, readRegisterJob } from "./registers.jobs.ts";

export const registersWorkers: readonly Worker[] = [
  storeWorker(readRegisterJob, readRegister),
  storeWorker(readPastJob, readPast),
  storeWorker(readDayJob, readDay),
  storeWorker(keepReadingJob, keepReading),
];

export const registersListeners: readonly EventListener[] = [onTriedNow(registers, bookReading)];
