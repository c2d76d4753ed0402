import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { StoreSchedule } from "#server/platform/jobs/schedules.ts";

/** Brings new coupons to their customers: by text, else on the register's printer. */
export const deliverCouponsJob = {
  name: "bounceback.deliver-coupons",
  payload: z.object({ storeId: z.int(), ids: z.array(z.uuid()).max(5000) }),
} as const;

/** Takes texts that wait for their hour out of the queue once none of their coupons can be used any more. */
export const withdrawCouponTextsJob = {
  name: "bounceback.withdraw-texts",
  payload: z.object({ storeId: z.int(), ids: z.array(z.uuid()).max(5000) }),
} as const;

/** Decides on the reminders that are due. As good as once however often it runs. */
export const remindJob = {
  name: "bounceback.remind",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

/** Puts the day's rows of the kept sums together. As good as once however often it runs. */
export const gatherDaySumsJob = {
  name: "bounceback.gather-day-sums",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

/** The hours that a campaign may choose. */
const hours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];

export const bouncebackSchedules: readonly StoreSchedule[] = [
  ...hours.map((hour) => ({ name: `bounceback.remind-${hour}`, atMinutes: hour * 60, job: remindJob })),
  { name: gatherDaySumsJob.name, atMinutes: 4 * 60 + 20, job: gatherDaySumsJob },
];
