import { worker } from "#server/platform/jobs/worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { deleteClosedJob } from "./company-closing.jobs.ts";
import { deleteClosedCompanies } from "./delete-closed.ts";

export const companyClosingWorkers: readonly Worker[] = [worker(deleteClosedJob, deleteClosedCompanies)];
