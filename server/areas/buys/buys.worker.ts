import { v7 as uuidv7 } from "uuid";
import { purgeIdNumbers } from "#server/areas/customers/customers.ts";
import { textReceived } from "#server/events/texting.ts";
import type { EventListener, Platform, StoreRequest } from "#server/platform/context/context.ts";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { worker } from "#server/platform/jobs/worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { answerSellerJob, chaseSellerJob, purgeIdNumbersJob, watchPromiseJob } from "./buys.jobs.ts";
import { idRetention } from "./settings/buy-settings.ts";
import { answerSeller, noteReply } from "./texts/answer-seller.ts";
import { chaseSeller } from "./texts/pickup-ladder.ts";
import { lookAtPromise } from "./texts/slipped-promise.ts";

export const buyWorkers: readonly Worker[] = [
  worker(purgeIdNumbersJob, async (platform, { storeId }) => {
    const request = await requestFor(platform, { storeId, reason: purgeIdNumbersJob.name });
    await (request && purgeIdNumbers(request, { retention: await idRetention(request, {}) }));
  }),
  worker(chaseSellerJob, async (platform, { storeId, ...step }) => {
    const request = await requestFor(platform, { storeId, reason: chaseSellerJob.name });
    await (request && chaseSeller(request, step));
  }),
  worker(watchPromiseJob, async (platform, { storeId, ...look }) => {
    const request = await requestFor(platform, { storeId, reason: watchPromiseJob.name });
    await (request && lookAtPromise(request, look));
  }),
  worker(answerSellerJob, async (platform, { storeId, ...reply }) => {
    const request = await requestFor(platform, { storeId, reason: answerSellerJob.name });
    await (request && answerSeller(request, reply));
  }),
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

async function requestFor(
  platform: Platform,
  options: { storeId: number; reason: string },
): Promise<StoreRequest | null> {
  const store = await findActingStore(platform, options.storeId);
  return store && systemRequest(platform, { store, reason: options.reason, requestId: uuidv7() });
}
