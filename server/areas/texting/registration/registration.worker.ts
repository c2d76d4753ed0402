import { v7 as uuidv7 } from "uuid";
import type { Platform } from "#server/platform/context/context.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { worker } from "#server/platform/jobs/worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { advanceRegistrationJob, checkRegistrationJob } from "./registration.jobs.ts";
import { advanceRegistration } from "./submitting.ts";

export const registrationWorkers: readonly Worker[] = [
  worker(advanceRegistrationJob, (platform, { storeId }) => advance(platform, storeId, advanceRegistrationJob.name)),
  worker(checkRegistrationJob, (platform, { storeId }) => advance(platform, storeId, checkRegistrationJob.name)),
];

async function advance(platform: Platform, storeId: number, reason: string): Promise<void> {
  const store = await findActingStore(platform, storeId);
  if (store) {
    await advanceRegistration(systemRequest(platform, { store, reason, requestId: uuidv7() }));
  }
}
