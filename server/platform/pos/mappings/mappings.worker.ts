import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { askForHeartbeatJob } from "./mappings.jobs.ts";
import { askForHeartbeat } from "./read-mapping.ts";

export const mappingWorkers: readonly Worker[] = [storeWorker(askForHeartbeatJob, askForHeartbeat)];
