import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { expirePrintJob, sendPrintJob } from "./print-jobs.ts";
import { expirePrintJobJob, sendPrintJobJob } from "./printing.jobs.ts";

export const printingWorkers: readonly Worker[] = [
  storeWorker(sendPrintJobJob, sendPrintJob),
  storeWorker(expirePrintJobJob, expirePrintJob),
];
