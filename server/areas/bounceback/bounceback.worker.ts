import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { textEnded } from "#server/events/texting.ts";
import type { EventListener, Platform, StoreRequest } from "#server/platform/context/context.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { worker } from "#server/platform/jobs/worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { printJobEnded } from "#server/platform/printing/print-jobs.ts";
import { deliverCouponsJob, gatherDaySumsJob, remindJob, withdrawCouponTextsJob } from "./bounceback.jobs.ts";
import { deliverCoupons } from "./delivery/deliver-coupons.ts";
import { takeTextOutcome, withdrawCouponTexts } from "./delivery/text-outcomes.ts";
import { gatherDaySums } from "./day-sums/day-sums.ts";
import { sendReminders } from "./reminders/reminders.ts";
import { takePrintOutcome } from "./printing/print-coupons.ts";

export const bouncebackWorkers: readonly Worker[] = [
  worker(deliverCouponsJob, async (platform, { storeId, ids }) => {
    const request = await requestFor(platform, { storeId, reason: deliverCouponsJob.name });
    await (request && deliverCoupons(request, { ids }));
  }),
  worker(withdrawCouponTextsJob, async (platform, { storeId, ids }) => {
    const request = await requestFor(platform, { storeId, reason: withdrawCouponTextsJob.name });
    await (request && withdrawCouponTexts(request, { ids }));
  }),
  worker(remindJob, async (platform, { storeId }) => {
    const request = await requestFor(platform, { storeId, reason: remindJob.name });
    await (request && sendReminders(request, {}));
  }),
  worker(gatherDaySumsJob, async (platform, { storeId }) => {
    const request = await requestFor(platform, { storeId, reason: gatherDaySumsJob.name });
    await (request && gatherDaySums(request, {}));
  }),
];

const ended = z.object({ id: z.string(), state: z.enum(["done", "failed", "cancelled"]) });

/** A register says how a print went, and texting what became of a text, in the transaction that notes it. */
export const bouncebackListeners: readonly EventListener[] = [
  {
    event: printJobEnded,
    handle: async (context, payload) => {
      if (context.store !== null) {
        await takePrintOutcome({ ...context, store: context.store }, ended.parse(payload));
      }
    },
  },
  {
    event: textEnded.name,
    handle: async (context, payload) => {
      if (context.store !== null) {
        await takeTextOutcome({ ...context, store: context.store }, textEnded.payload.parse(payload));
      }
    },
  },
];

async function requestFor(
  platform: Platform,
  options: { storeId: number; reason: string },
): Promise<StoreRequest | null> {
  const store = await findActingStore(platform, options.storeId);
  return store && systemRequest(platform, { store, reason: options.reason, requestId: uuidv7() });
}
