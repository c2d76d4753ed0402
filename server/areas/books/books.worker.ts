import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { makeEntriesJobs } from "./books.jobs.ts";
import { makeEntries } from "./make-entries.ts";

export const bookWorkers: readonly Worker[] = makeEntriesJobs.map((job) =>
  storeWorker(job, (request) => makeEntries(request)),
);
