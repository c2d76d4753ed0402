import { contacts } from "#server/adapters/contacts/contacts.ts";
import type { ContactsService, Credentials } from "#server/adapters/contacts/contacts.ts";
import {
  claimTry,
  findActiveService,
  isServiceStopped,
  openConnection,
  withConnection,
} from "#server/areas/automations/automations.ts";
import type { Platform, Request, StoreContext } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { hashText } from "#server/platform/secrets/sealed-text.ts";
import { catchUpJob, pushContactsJob } from "./contacts.jobs.ts";
import { plainEmail } from "./contacts.rules.ts";
import { findList } from "./lists.db.ts";
import type { ChosenList } from "./lists.db.ts";

/** @throws Refusal when this program has no such contact-list service */
export function serviceOf(platform: Platform, id: string): ContactsService {
  const service = platform.services.find(contacts, id);
  if (service === null) {
    throw notFound("Integration");
  }
  return service;
}

/** Calls the service with tokens that are good; where they end they are renewed by one process at a time. */
export function withContacts<Result>(
  request: Request,
  id: string,
  call: (credentials: Credentials, service: ContactsService) => Promise<Result>,
): Promise<Result> {
  const service = serviceOf(request.platform, id);
  const renew = (held: Credentials, now: Date) =>
    service.renew === null
      ? Promise.resolve({ credentials: held, accountName: "", expiresAt: null })
      : service.renew(held, now);
  return withConnection(request, { id, renew }, (credentials) => call(credentials, service));
}

/** Id of the contact-list service that the store sends people to; null when it has none. */
export function findActiveContacts(context: StoreContext): Promise<string | null> {
  return findActiveService(context, contacts);
}

/** Null while the list takes nobody: it was not chosen, who left it was never read, or its service is stopped. */
export async function findReadyList(context: StoreContext, id: string): Promise<ChosenList | null> {
  const list = await findList(context.sql, { storeId: context.store.id, provider: id });
  const held = list === null ? null : await openConnection(context, { id });
  if (list === null || list.departuresReadTo === null || held === null || !held.isActive) {
    return null;
  }
  if (await isServiceStopped(context, { id })) {
    return null;
  }
  return held.retryAt === null || (await claimTry(context, { id })) ? list : null;
}

/** Books the sending: at once, or when the time has come. There is one such job of a store. */
export async function bookPush(context: StoreContext, { id, runAt }: { id: string; runAt?: Date }): Promise<void> {
  const storeId = context.store.id;
  const key = `${pushContactsJob.name}:${storeId}:${id}`;
  await context.addJob(pushContactsJob, { storeId, id }, { key, ...(runAt && { runAt }) });
}

export async function bookCatchUp(context: StoreContext, { id, runAt }: { id: string; runAt?: Date }): Promise<void> {
  const storeId = context.store.id;
  const key = `${catchUpJob.name}:${storeId}:${id}`;
  await context.addJob(catchUpJob, { storeId, id }, { key, ...(runAt && { runAt }) });
}

/** By which an address that left is known again, without the address. */
export function emailHashOf(context: StoreContext, email: string): Buffer {
  const { secretKey } = context.platform;
  return hashText(`${context.store.id} ${plainEmail(email)}`, { secretKey, purpose: "contacts.email" });
}

/** Every screen of the store refetches the contact list. */
export async function refreshScreens(context: StoreContext): Promise<void> {
  await sendNotice(context, { name: "contacts.changed", recordKind: "Integration", recordId: contacts.id });
}
