import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { keepPosting } from "./keep-posting.ts";
import { postEntries } from "./post-entries.ts";
import { keepPostingJob, postEntriesJob } from "./posting.jobs.ts";

export const postingWorkers: readonly Worker[] = [
  storeWorker(postEntriesJob, postEntries),
  storeWorker(keepPostingJob, keepPosting),
];
