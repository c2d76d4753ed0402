/** Who wants a store's email: what people say at the store, and what the service says of those who left. */
import { v5 as uuidv5 } from "uuid";
import { z } from "zod";
import { emailOptInWords } from "#common/contacts/email-opt-in-words.ts";
import { fullName, getCustomer, recordIdsOf } from "#server/areas/customers/customers.ts";
import { emailNewsAnswered, emailStopped } from "#server/events/contacts.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./consents.db.ts";
import { bookPush, emailHashOf } from "./contact-service.ts";
import { plainEmail } from "./contacts.rules.ts";
import { findOpenList } from "./lists.db.ts";
import { queuePeople, stopMember } from "./people.db.ts";
import type { Departure } from "#server/adapters/contacts/contacts.ts";

/** The UUID namespace of a word that counts for all records of a person. */
const wordIds = "9d2f6a30-6f0e-4f64-9a5f-3c1f8f0b7a21";

export type EmailNews = {
  /** The person's newest word; null when nobody asked. */
  answer: db.EmailWord | null;
  /** The address gets nothing more, whatever they said: the service's word. */
  stop: (db.EmailStop & { service: string }) | null;
};

export const viewEmailNews = operation({
  name: "contacts.viewEmailNews",
  kind: "read",
  permission: "customers:view",
  on: "store",
  input: z.object({ customerId: z.uuid() }),
  async run(context, { customerId }): Promise<EmailNews> {
    const storeId = context.store.id;
    const { email } = await getCustomer(context, customerId);
    const customerIds = await recordIdsOf(context, customerId);
    const stop = email && (await db.findStop(context.sql, { storeId, emailHash: emailHashOf(context, email) }));
    return {
      answer: await db.findWord(context.sql, { storeId, customerIds }),
      stop: stop ? { ...stop, service: serviceName(context, stop.provider) } : null,
    };
  },
});

/** A customer says at the counter whether they want the store's email. */
export const answerEmailNews = operation({
  name: "contacts.answerEmailNews",
  kind: "write",
  permission: "customers:edit",
  on: "store",
  employee: "required",
  /** The id is made by the client, so that sending it again adds nothing. */
  input: z.object({ id: z.uuid(), customerId: z.uuid(), isGiven: z.boolean() }),
  async run(context, { id, customerId, isGiven }): Promise<void> {
    const customer = await getCustomer(context, customerId);
    const wording = isGiven ? emailOptInWords(context.store.name) : "Said no at the counter";
    if (await addWord(context, { id, customerId: customer.id, isGiven, source: "counter", wording })) {
      const payload = { name: fullName(customer), isGiven };
      await context.emit(emailNewsAnswered, payload, { kind: "Customer", id: customer.id });
    }
    await queueContact(context, { customerId: customer.id });
  },
});

/**
 * A check-in: what the seller said to email, if anybody asked, and the values that the list may have of them. An unticked
 * box takes nothing back: it begins empty each time.
 */
export async function noteCheckedIn(
  context: StoreContext,
  {
    id,
    customerId,
    isGiven,
    wording: readWords = null,
  }: {
    id: string;
    customerId: string;
    isGiven: boolean | null;
    /** The words that the seller read on a page of their own; none where the counter asked. */
    wording?: string | null;
  },
): Promise<void> {
  if (isGiven === true) {
    const wording = readWords ?? emailOptInWords(context.store.name);
    await addWord(context, { id, customerId, isGiven, source: "check_in", wording });
  }
  await queueContact(context, { customerId });
}

/** Whether the store's list takes sellers, so that a page of theirs asks whether they want email. */
export async function asksSellers({ sql, store }: StoreContext): Promise<boolean> {
  return (await findOpenList(sql, store.id))?.hasSellers === true;
}

/** Books a look at a person who agreed, where the store has a list. */
export async function queueContact(context: StoreContext, { customerId }: { customerId: string }): Promise<void> {
  const { id: storeId, accountId } = context.store;
  const list = await findOpenList(context.sql, storeId);
  const customerIds = list === null ? [] : await recordIdsOf(context, customerId);
  const word = list === null ? null : await db.findWord(context.sql, { storeId, customerIds });
  if (list !== null && word?.isGiven === true) {
    await queuePeople(context.sql, { storeId, accountId, customerIds: [customerId], at: context.now });
    await bookPush(context, { id: list.provider });
  }
}

type Word = {
  id: string;
  customerId: string;
  isGiven: boolean;
  source: "check_in" | "counter" | "service";
  wording: string;
};

/** Of all records of a person, so that a yes is not outvoted by what a merged record said long ago. */
async function addWord(context: StoreContext, word: Word): Promise<boolean> {
  const { id: storeId, accountId } = context.store;
  const { id, customerId, isGiven, source, wording } = word;
  const added = [];
  for (const recordId of await recordIdsOf(context, customerId)) {
    const isAdded = await db.insertConsent(context.sql, {
      ...{ storeId, accountId, customerId: recordId, source, wording },
      id: recordId === customerId ? id : uuidv5(`${id} ${recordId}`, wordIds),
      action: isGiven ? "opt_in" : "opt_out",
      employeeId: context.employee?.id ?? null,
      recordedAt: context.now,
    });
    added.push(isAdded);
  }
  return added.includes(true);
}

/**
 * An address left the list: for ever, whatever list or service the store has later. Who unsubscribed has also said no, should
 * they give another address. Resolves to whether that is news.
 */
export async function takeDeparture(
  context: StoreContext,
  { provider, departure }: { provider: string; departure: Departure },
): Promise<boolean> {
  const email = plainEmail(departure.email);
  if (email === "") {
    return false;
  }
  const { id: storeId, accountId } = context.store;
  const { stop } = departure;
  const left = { storeId, emailHash: emailHashOf(context, email), stop, provider, stoppedAt: context.now };
  const isNew = await db.insertStop(context.sql, left);
  await stopMember(context.sql, { storeId, email, at: context.now });
  if (!isNew) {
    return false;
  }
  const service = serviceName(context, provider);
  for (const customer of await db.listCustomersOfEmail(context.sql, { accountId, email })) {
    if (stop === "unsubscribed") {
      const id = uuidv5(`${storeId} ${provider} ${customer.id} ${context.now.toISOString()}`, wordIds);
      const wording = `Unsubscribed at ${service}`;
      await addWord(context, { id, customerId: customer.id, isGiven: false, source: "service", wording });
    }
    const payload = { name: fullName(customer), service, stop };
    await context.emit(emailStopped, payload, { kind: "Customer", id: customer.personId });
  }
  return true;
}

/** A service that this program no longer has keeps its id as a name. */
function serviceName({ platform }: StoreContext, provider: string): string {
  return platform.services.findCard(provider)?.name ?? provider;
}
