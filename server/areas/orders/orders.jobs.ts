import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { StoreSchedule } from "#server/platform/jobs/schedules.ts";

const storeId = z.int();
const id = z.string();

/** Works off the shop's webhooks, the oldest first, until none waits; with `webhookId` that one, which support replays. */
export const takeReportsJob = {
  name: "orders.take-reports",
  payload: z.object({ storeId, id, webhookId: z.string().optional() }),
} as const;

/** Reads what changed in the shop, and books itself again as long as the store is connected. */
export const pollShopJob = {
  name: "orders.poll",
  payload: z.object({ storeId, id }),
  maxAttempts: 1000,
} as const;

/** Compares the lines that people look for with what the register has sold. */
export const compareSalesJob = { name: "orders.compare-sales", payload: z.object({ storeId }) } as const;

/** Tells the shop the newest state of an order. */
export const writeBackJob = {
  name: "orders.write-back",
  payload: z.object({ storeId, orderId: z.uuid(), attempt: z.int().min(1) }),
} as const;

/** Books the poll that a lost job would have made. */
export const keepPollingJob = {
  name: "orders.keep-polling",
  payload: z.object({ storeId, date: businessDate }),
} as const;

export const keepPollingSchedule: StoreSchedule = {
  name: keepPollingJob.name,
  atMinutes: 4 * 60 + 20,
  job: keepPollingJob,
};
