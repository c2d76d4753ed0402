import { z } from "zod";
import { instant, recordNumber } from "#common/inputs/input-ranges.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";

const id = z.string();

/** Asks the service for what is due, and books itself again as long as it is active. */
export const syncScheduleJob = { name: "scheduling.sync", payload: z.object({ storeId: z.int(), id }) } as const;

/** Books it should it ever have been lost. */
export const keepSyncingJob = {
  name: "scheduling.keep-syncing",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

/** At night, before anybody looks at the reports. */
export const keepSyncingSchedule = {
  name: "scheduling.keep-syncing",
  atMinutes: 4 * 60 + 30,
  job: keepSyncingJob,
} as const;

/** Queues a saved punch for a service that takes punches. */
export const queuePunchJob = {
  name: "scheduling.queue-punch",
  payload: z.object({
    storeId: z.int(),
    employeeId: recordNumber,
    punchId: z.uuid(),
    type: z.enum(["in", "out", "breakStart", "breakEnd"]),
    at: instant,
  }),
} as const;

/** Sends one person's punches to the service, in their order. */
export const sendPunchesJob = {
  name: "scheduling.send-punches",
  payload: z.object({ storeId: z.int(), employeeId: z.int() }),
} as const;
