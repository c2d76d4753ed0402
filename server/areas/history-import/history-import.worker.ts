import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { runImportJob } from "./history-import.jobs.ts";
import { runImport } from "./run-import.ts";

export const historyImportWorkers: readonly Worker[] = [storeWorker(runImportJob, runImport)];
