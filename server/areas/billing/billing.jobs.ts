import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { StoreSchedule } from "#server/platform/jobs/schedules.ts";

/** Reads again what the service reported, keeps it, and changes at the service what the stores say otherwise. */
export const followBillingJob = { name: "billing.follow", payload: z.object({ accountId: z.int() }) } as const;

/** Looks whether the store's billing goes by its Grand Opening, and asks for one that is missing. */
export const checkStoreBillingJob = {
  name: "billing.check-store",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

/** The same after the store's details were changed. */
export const storeEditedJob = { name: "billing.store-edited", payload: z.object({ storeId: z.int() }) } as const;

export const checkStoreBillingSchedule: StoreSchedule = {
  name: checkStoreBillingJob.name,
  atMinutes: 5,
  job: checkStoreBillingJob,
};
