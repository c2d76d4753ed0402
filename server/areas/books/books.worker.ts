import { bookkeeping } from "#server/adapters/bookkeeping/bookkeeping.ts";
import { onTriedNow } from "#server/areas/automations/automations.ts";
import type { EventListener } from "#server/platform/context/context.ts";
import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { makeEntriesJob, makeLeftEntriesJob } from "./books.jobs.ts";
import { makeEntries } from "./make-entries.ts";
import { postNow } from "./posting/books-service.ts";
import { postingWorkers } from "./posting/posting.worker.ts";

export const bookWorkers: readonly Worker[] = [
  storeWorker(makeEntriesJob, makeEntries),
  storeWorker(makeLeftEntriesJob, makeEntries),
  ...postingWorkers,
];

export const bookListeners: readonly EventListener[] = [onTriedNow(bookkeeping, (context) => postNow(context))];
