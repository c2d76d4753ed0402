import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { StoreSchedule } from "#server/platform/jobs/schedules.ts";

/** Updates a demonstration store to the current time: people clock in and out. */
export const fillShopDayJob = {
  name: "demonstration.fill-shop-day",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

/** Sends the nightly report of yesterday, once the simulated register has told of it. */
export const lastNightJob = {
  name: "demonstration.send-last-night",
  payload: z.object({ storeId: z.int(), looks: z.int() }),
} as const;

/** Minutes after midnight, store time, at which people clock in or out. */
const times = [170, 190, 575, 665, 905, 1025, 1295];

export const shopDaySchedules: readonly StoreSchedule[] = times.map((atMinutes) => ({
  name: `demonstration.shop-day-${atMinutes}`,
  atMinutes,
  job: fillShopDayJob,
}));
