import { v7 as uuidv7 } from "uuid";
import { clockedIn, clockedOut, breakEnded, breakStarted, punchUndone } from "#server/events/clock.ts";
import { onEvent } from "#server/platform/events/event-listeners.ts";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { worker } from "#server/platform/jobs/worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import type { EventListener, Platform, StoreRequest } from "#server/platform/context/context.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { queuePunch, sendPunches } from "./punches.ts";
import { keepSyncingJob, queuePunchJob, sendPunchesJob, syncScheduleJob } from "./scheduling.jobs.ts";
import { findActiveSchedule } from "./scheduling.ts";
import { bookNextSync, syncSchedule } from "./sync.ts";

export const schedulingWorkers: readonly Worker[] = [
  worker(syncScheduleJob, (platform, { storeId, id }) =>
    forStore(platform, { storeId, reason: syncScheduleJob.name }, async (request) => {
      await syncSchedule(request, { id });
      await bookNextSync(request, { id });
    }),
  ),
  worker(keepSyncingJob, (platform, { storeId }) =>
    forStore(platform, { storeId, reason: keepSyncingJob.name }, async (request) => {
      const active = await findActiveSchedule(request, {});
      if (active !== null) {
        await bookNextSync(request, { id: active });
      }
    }),
  ),
  worker(queuePunchJob, (platform, { storeId, ...punch }) =>
    forStore(platform, { storeId, reason: queuePunchJob.name }, (request) => queuePunch(request, punch)),
  ),
  worker(sendPunchesJob, (platform, { storeId, employeeId }) =>
    forStore(platform, { storeId, reason: sendPunchesJob.name }, (request) => sendPunches(request, { employeeId })),
  ),
];

const punches = [
  [clockedIn, "in"],
  [clockedOut, "out"],
  [breakStarted, "breakStart"],
  [breakEnded, "breakEnd"],
] as const;

/**
 * Each punch of the clock; a manager's correction is made in the service by hand. A punch that was undone may have been
 * sent already, so the opposite one is sent too.
 */
export const schedulingListeners: readonly EventListener[] = [
  ...punches.map(([event, type]) =>
    onEvent(event, queuePunchJob, ({ employeeId, punchId, at }, context) => ({
      storeId: context.store.id,
      employeeId,
      punchId,
      type,
      at,
    })),
  ),
  onEvent(punchUndone, queuePunchJob, (undone, context) => ({ storeId: context.store.id, ...undone })),
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
