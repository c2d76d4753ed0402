import { clockedIn, clockedOut, breakEnded, breakStarted, punchUndone } from "#server/events/clock.ts";
import { onEvent } from "#server/platform/events/event-listeners.ts";
import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import type { EventListener } from "#server/platform/context/context.ts";
import { queuePunch, sendPunches } from "./punches.ts";
import { keepSyncingJob, queuePunchJob, sendPunchesJob, syncScheduleJob } from "./scheduling.jobs.ts";
import { findActiveSchedule } from "./scheduling.ts";
import { bookNextSync, syncSchedule } from "./sync.ts";

export const schedulingWorkers: readonly Worker[] = [
  storeWorker(syncScheduleJob, async (request, { id }) => {
    await syncSchedule(request, { id });
    await bookNextSync(request, { id });
  }),
  storeWorker(keepSyncingJob, async (request) => {
    const active = await findActiveSchedule(request, {});
    if (active !== null) {
      await bookNextSync(request, { id: active });
    }
  }),
  storeWorker(queuePunchJob, queuePunch),
  storeWorker(sendPunchesJob, sendPunches),
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
