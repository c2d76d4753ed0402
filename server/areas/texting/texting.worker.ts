import { v7 as uuidv7 } from "uuid";
import type { Platform, StoreRequest } from "#server/platform/context/context.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { worker } from "#server/platform/jobs/worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { checkText } from "./checks.ts";
import { orderStoreNumber } from "./numbers.ts";
import { takeReports } from "./reports.ts";
import { sendQueuedText } from "./sending.ts";
import { checkTextJob, orderNumberJob, sendTextJob, takeReportsJob } from "./texting.jobs.ts";

export const textingWorkers: readonly Worker[] = [
  worker(sendTextJob, (platform, { storeId, id }) =>
    forStore(platform, { storeId, reason: sendTextJob.name }, (request) => sendQueuedText(request, { id })),
  ),
  worker(checkTextJob, (platform, { storeId, id }) =>
    forStore(platform, { storeId, reason: checkTextJob.name }, (request) => checkText(request, { id })),
  ),
  worker(takeReportsJob, (platform, { storeId }) =>
    forStore(platform, { storeId, reason: takeReportsJob.name }, takeReports),
  ),
  worker(orderNumberJob, (platform, { storeId }) =>
    forStore(platform, { storeId, reason: orderNumberJob.name }, orderStoreNumber),
  ),
];

async function forStore(
  platform: Platform,
  { storeId, reason }: { storeId: number; reason: string },
  act: (request: StoreRequest) => Promise<void>,
): Promise<void> {
  const store = await findActingStore(platform, storeId);
  if (store) {
    await act(systemRequest(platform, { store, reason, requestId: uuidv7() }));
  }
}
