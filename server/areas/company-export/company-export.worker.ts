import { worker } from "#server/platform/jobs/worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { writeExportJob } from "./company-export.jobs.ts";
import { writeExport } from "./write-export.ts";

export const companyExportWorkers: readonly Worker[] = [worker(writeExportJob, writeExport)];
