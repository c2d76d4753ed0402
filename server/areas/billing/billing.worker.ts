import { storeAdded, storeEdited } from "#server/events/company/settings.ts";
import type { EventListener } from "#server/platform/context/context.ts";
import { onEvent } from "#server/platform/events/event-listeners.ts";
import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import { worker } from "#server/platform/jobs/worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { checkStoreBilling } from "./ask-opening.ts";
import { checkStoreBillingJob, followBillingJob, storeEditedJob } from "./billing.jobs.ts";
import { followBilling, requestFollow } from "./follow.ts";

export const billingWorkers: readonly Worker[] = [
  worker(followBillingJob, followBilling),
  storeWorker(checkStoreBillingJob, (request) => checkStoreBilling(request, {})),
  storeWorker(storeEditedJob, (request) => requestFollow(request, {})),
];

/** A moved Grand Opening moves the first charge. */
export const billingListeners: readonly EventListener[] = [
  onEvent(storeEdited, storeEditedJob, (_payload, { store }) => ({ storeId: store.id })),
  {
    event: storeAdded.name,
    // Not `onEvent`: the first store of a company is added from no store.
    async handle(context, payload) {
      await context.addJob(storeEditedJob, { storeId: storeAdded.payload.parse(payload).storeId });
    },
  },
];
