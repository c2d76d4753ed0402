import { contacts } from "#server/adapters/contacts/contacts.ts";
import { onTriedNow } from "#server/areas/automations/automations.ts";
import * as customers from "#server/events/customers.ts";
import { dayClosed } from "#server/events/pos.ts";
import type { EventListener } from "#server/platform/context/context.ts";
import { onEvent } from "#server/platform/events/event-listeners.ts";
import { storeWorker } from "#server/platform/jobs/store-worker.ts";
import type { Worker } from "#server/platform/jobs/worker.ts";
import { queueContact } from "./consents.ts";
import { bookPush } from "./contact-service.ts";
import { catchUpJob, pushContactsJob, takeReportsJob } from "./contacts.jobs.ts";
import { catchUp } from "./departures.ts";
import { pushWaiting } from "./push.ts";
import { takeReports } from "./reports.ts";

export const contactsWorkers: readonly Worker[] = [
  storeWorker(pushContactsJob, pushWaiting),
  storeWorker(takeReportsJob, takeReports),
  storeWorker(catchUpJob, catchUp),
];

const changes = [customers.customerEdited, customers.customerMerged, customers.customerMergeUndone];

/** What may change the values of a person, and the end of a day, after which sales are known. */
export const contactsListeners: readonly EventListener[] = [
  ...changes.map(({ name: event }): EventListener => ({
    event,
    async handle(context, _payload, subject) {
      const { store } = context;
      if (store !== null && subject !== null) {
        await queueContact({ ...context, store }, { customerId: String(subject.id) });
      }
    },
  })),
  onTriedNow(contacts, bookPush),
  onEvent(dayClosed, catchUpJob, ({ businessDate: date }, context) => ({ storeId: context.store.id, id: null, date })),
];
