import { purgeIdNumbers } from "#server/areas/customers/customers.ts";
import { textReceived } from "#server/events/texting.ts";
import type { EventListener } from "#server/platform/context/context.ts";
import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import * as jobs from "./buys.jobs.ts";
import { idRetention } from "./settings/buy-settings.ts";
import { answerSeller, noteReply } from "./texts/answer-seller.ts";
import { askToBringBack } from "./texts/bring-back.ts";
import { expireDropOff, expireRequests, remindOfDropOff } from "./texts/drop-off-reminder.ts";
import { chaseSeller } from "./texts/pickup-ladder.ts";
import { lookAtPromise } from "./texts/slipped-promise.ts";

export const buyWorkers: readonly Worker[] = [
  storeWorker(jobs.purgeIdNumbersJob, async (request) =>
    purgeIdNumbers(request, { retention: await idRetention(request, {}) }),
  ),
  storeWorker(jobs.chaseSellerJob, chaseSeller),
  storeWorker(jobs.watchPromiseJob, lookAtPromise),
  storeWorker(jobs.answerSellerJob, answerSeller),
  storeWorker(jobs.bringBackJob, askToBringBack),
  storeWorker(jobs.remindOfDropOffJob, remindOfDropOff),
  storeWorker(jobs.expireDropOffJob, expireDropOff),
  storeWorker(jobs.expireRequestsJob, (request) => expireRequests(request, {})),
];

/** What a customer texts may be about a buy. */
export const buyListeners: readonly EventListener[] = [
  {
    event: textReceived.name,
    handle: async (context, payload) => {
      if (context.store !== null) {
        await noteReply({ ...context, store: context.store }, textReceived.payload.parse(payload));
      }
    },
  },
];
