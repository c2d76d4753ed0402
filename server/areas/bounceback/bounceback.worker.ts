import { z } from "zod";
import { textEnded } from "#server/events/texting.ts";
import type { EventListener } from "#server/platform/context/context.ts";
import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { printJobEnded } from "#server/platform/printing/print-jobs.ts";
import { deliverCouponsJob, gatherDaySumsJob, remindJob, withdrawCouponTextsJob } from "./bounceback.jobs.ts";
import { deliverCoupons } from "./delivery/deliver-coupons.ts";
import { takeTextOutcome, withdrawCouponTexts } from "./delivery/text-outcomes.ts";
import { gatherDaySums } from "./day-sums/day-sums.ts";
import { sendReminders } from "./reminders/reminders.ts";
import { takePrintOutcome } from "./printing/print-coupons.ts";

export const bouncebackWorkers: readonly Worker[] = [
  storeWorker(deliverCouponsJob, deliverCoupons),
  storeWorker(withdrawCouponTextsJob, withdrawCouponTexts),
  storeWorker(remindJob, (request) => sendReminders(request, {})),
  storeWorker(gatherDaySumsJob, (request) => gatherDaySums(request, {})),
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
