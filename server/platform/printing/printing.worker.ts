import { v7 as uuidv7 } from "uuid";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { worker } from "#server/platform/jobs/worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import type { Platform, Request } from "#server/platform/context/context.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { expirePrintJob, sendPrintJob } from "./print-jobs.ts";
import { expirePrintJobJob, sendPrintJobJob } from "./printing.jobs.ts";

export const printingWorkers: readonly Worker[] = [
  worker(sendPrintJobJob, async (platform, { storeId, id }) => {
    const request = await requestFor(platform, { storeId, reason: sendPrintJobJob.name });
    await (request && sendPrintJob(request, { id }));
  }),
  worker(expirePrintJobJob, async (platform, { storeId, id }) => {
    const request = await requestFor(platform, { storeId, reason: expirePrintJobJob.name });
    await (request && expirePrintJob(request, { id }));
  }),
];

async function requestFor(platform: Platform, options: { storeId: number; reason: string }): Promise<Request | null> {
  const store = await findActingStore(platform, options.storeId);
  return store && systemRequest(platform, { store, reason: options.reason, requestId: uuidv7() });
}
