import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { makeEntriesJob, makeLeftEntriesJob } from "./books.jobs.ts";
import { makeEntries } from "./make-entries.ts";
import { postingWorkers } from "./posting/posting.worker.ts";

export const bookWorkers: readonly Worker[] = [
  storeWorker(makeEntriesJob, makeEntries),
  storeWorker(makeLeftEntriesJob, makeEntries),
  ...postingWorkers,
];
