import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { isPhone, phoneDigits } from "#common/phone.ts";
import { customerAdded, customerEdited, customerLinked } from "#server/events/customers.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { savedSince } from "#server/platform/operations/saved-since.ts";
import { seenVersion, versionOf } from "#server/platform/operations/version-of.ts";
import { contactInput } from "./customer-input.ts";
import * as db from "./customers.db.ts";
import type { Contact, Customer, PosCustomer } from "./customers.db.ts";
import { addressLine, doNotBuySet, e164, evidenceFor, fullName, inMatchOrder } from "./customers.rules.ts";
import type { Evidence } from "./customers.rules.ts";
import { getCustomer } from "./get-customer.ts";
import { idNumberHash } from "./id-numbers.ts";
import { findRecords } from "./page/customer-records.db.ts";

export { contactInput } from "./customer-input.ts";
export type { Customer, PosCustomer } from "./customers.db.ts";
export { CustomerContactInput, CustomerType, IdTypeEnum, contactInputFields } from "./customer-type.graphql.ts";
export { e164, fullName, idRetentions } from "./customers.rules.ts";
export type { IdRetention } from "./customers.rules.ts";
export { getCustomer } from "./get-customer.ts";
export { purgeIdNumbers, saveSeenId } from "./id-numbers.ts";
export { linkCheckedIn, linkFedCustomers } from "./links/links.ts";
export { CustomerCodeRuleEnum } from "./register-numbers/register-numbers.graphql.ts";
export { searchCustomers } from "./search/search-customers.ts";

export type CustomerMatch = { customer: Customer; by: Evidence[]; posCustomerId: string | null } & db.PastBuys;
export type CustomerMatches = {
  matches: CustomerMatch[];
  /** Whom only the point of sale knows by this phone. */
  posCustomers: PosCustomer[];
};

/** Who of the company's customers is meant, the surest first; and whom the store's point of sale knows by the phone. */
export const matchCustomers = operation({
  name: "customers.matchCustomers",
  kind: "read",
  permission: "customers:view",
  on: "store",
  input: z.object({
    mobile: inputText.trim().max(32).default(""),
    email: inputText.trim().max(254).default(""),
    idNumber: inputText.trim().max(64).default(""),
    idState: inputText.trim().max(32).default(""),
    firstName: inputText.trim().max(60).default(""),
    lastName: inputText.trim().max(60).default(""),
    birthYear: z.int().min(1900).max(2100).nullish(),
  }),
  async run(context, input): Promise<CustomerMatches> {
    const { id: storeId, accountId } = context.store;
    const digits = isPhone(input.mobile) ? phoneDigits(input.mobile) : null;
    const evidence = {
      accountId,
      mobile: digits === null ? null : e164(digits),
      email: input.email === "" ? null : input.email,
      idNumberHash:
        input.idNumber === "" ? null : idNumberHash(context, { state: input.idState, number: input.idNumber }),
      firstName: input.firstName,
      lastName: input.lastName,
      birthYear: input.birthYear ?? null,
    };
    const [candidates, posCustomers] = await Promise.all([
      db.listCandidates(context.sql, evidence),
      digits === null ? [] : db.listPosCustomers(context.sql, { storeId, phoneDigits: digits }),
    ]);
    const people: Omit<CustomerMatch, "buys" | "lastBuyOn">[] = [];
    for (const candidate of candidates) {
      // What a merged record is recognized by still leads to the person.
      const customer = candidate.mergedIntoId === null ? candidate : await getCustomer(context, candidate.id);
      const posCustomerId = posCustomers.find(({ customerId }) => customerId === candidate.id)?.externalId ?? null;
      people.push({ customer, by: evidenceFor(candidate, evidence), posCustomerId });
    }
    const pasts = await db.countBuysOf(context.sql, { accountId, ids: people.map(({ customer }) => customer.id) });
    const matches = people.map((match) => ({ ...match, ...(pasts.get(match.customer.id) ?? db.noBuys) }));
    return {
      matches: onceEach(inMatchOrder(matches.filter(({ by }) => by.length > 0))),
      posCustomers: posCustomers.filter(({ customerId }) => customerId === null),
    };
  },
});

export const viewCustomer = operation({
  name: "customers.viewCustomer",
  kind: "read",
  permission: "customers:view",
  on: "store",
  input: z.object({ id: z.uuid() }),
  run: (context, { id }): Promise<Customer> => getCustomer(context, id),
});

/** Several at once, for the lists of other areas; a merged record has its own id and its survivor's name. */
export const listCustomers = operation({
  name: "customers.listCustomers",
  kind: "read",
  permission: "customers:view",
  on: "store",
  input: z.object({ ids: z.array(z.uuid()).max(1000) }),
  async run(context, { ids }): Promise<Customer[]> {
    const records = await db.listCustomersByIds(context.sql, { accountId: context.store.accountId, ids });
    return Promise.all(
      records.map(async (record) =>
        record.mergedIntoId === null ? record : { ...(await getCustomer(context, record.id)), id: record.id },
      ),
    );
  },
});

export const editCustomer = operation({
  name: "customers.editCustomer",
  kind: "write",
  permission: "customers:edit",
  on: "store",
  employee: "required",
  input: contactInput.extend({ id: z.uuid(), version: seenVersion }),
  async run(context, { id, version, ...typed }): Promise<Customer> {
    const before = await lockedCustomer(context, id);
    refuseUnseen(context, { seen: version, now: before });
    await db.updateContact(context.sql, keyOf(context, id), { ...typed, mobile: e164(typed.mobile) });
    return emitChange(context, before);
  },
});

/** What managers decide about a customer. */
export const flagCustomer = operation({
  name: "customers.flagCustomer",
  kind: "write",
  permission: "customers:manage",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), isDoNotBuy: z.boolean(), note: inputText.trim().max(2000) }),
  async run(context, { id, isDoNotBuy, note }): Promise<Customer> {
    const before = await lockedCustomer(context, id);
    const set = doNotBuySet(before, { isDoNotBuy, at: context.now, by: personName(context) });
    await db.updateFlags(context.sql, keyOf(context, id), { isDoNotBuy, ...set, note });
    return emitChange(context, before);
  },
});

/** The customer of a check-in as the employee left her: a new record, or the known one brought up to date. */
export async function saveCheckedInCustomer(
  context: StoreContext,
  { id, contact }: { id: string; contact: z.output<typeof contactInput> },
): Promise<Customer> {
  const typed: Contact = { ...contact, mobile: e164(contact.mobile) };
  const before = await db.lockCustomer(context.sql, keyOf(context, id));
  if (before) {
    await db.updateContact(context.sql, keyOf(context, id), typed);
    return emitChange(context, before);
  }
  const { id: homeStoreId, accountId } = context.store;
  await db.insertCustomer(context.sql, { ...typed, accountId, id, homeStoreId, createdAt: context.now });
  await context.emit(customerAdded, { name: fullName(typed) }, { kind: "Customer", id });
  return getCustomer(context, id);
}

/** Notes what the store's point of sale calls a customer; a link that is there already stays as it is. */
export async function linkPosCustomer(
  context: StoreContext,
  link: { customerId: string; posCustomerId: string; method: "check-in" | "feed" },
): Promise<void> {
  const { id: storeId, accountId } = context.store;
  const { customerId, posCustomerId, method } = link;
  const isNew = await db.insertPosLink(context.sql, { ...link, storeId, accountId, linkedAt: context.now });
  if (isNew) {
    const { id, ...customer } = await getCustomer(context, customerId);
    await context.emit(customerLinked, { name: fullName(customer), posCustomerId, method }, { kind: "Customer", id });
  }
}

/** The ids that a person's rows in other areas may have: her own and those of the records that were merged into it. */
export async function recordIdsOf({ sql, store }: StoreContext, customerId: string): Promise<string[]> {
  const { ids } = await findRecords(sql, { accountId: store.accountId, id: customerId });
  return ids;
}

/** What each store's point of sale calls a person, for rows that name the point of sale's customer. */
export async function posLinksOf(
  { sql, store }: StoreContext,
  customerId: string,
): Promise<{ storeId: number; posCustomerId: string }[]> {
  const { links } = await findRecords(sql, { accountId: store.accountId, id: customerId });
  return links;
}

/** What the store's point of sale calls a customer; null when it does not know her yet. */
export async function posCustomerIdOf(context: StoreContext, customerId: string): Promise<string | null> {
  const { id: storeId, accountId } = context.store;
  const customerIds = await recordIdsOf(context, customerId);
  return db.findPosCustomerId(context.sql, { storeId, accountId, customerIds });
}

/** Of what people type into a customer's form. */
export function customerVersion({ firstName, lastName, mobile, email, ...rest }: Customer): string {
  const { street, city, state, zip, country } = rest;
  return versionOf({ firstName, lastName, mobile, email, street, city, state, zip, country });
}

/** The surest match of each person: two records of one may both match. */
function onceEach(matches: readonly CustomerMatch[]): CustomerMatch[] {
  const byId = Map.groupBy(matches, ({ customer }) => customer.id);
  return [...byId.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [
          {
            ...first,
            posCustomerId: [first, ...others].find((match) => match.posCustomerId !== null)?.posCustomerId ?? null,
          },
        ],
  );
}

async function lockedCustomer(context: StoreContext, id: string): Promise<Customer> {
  const customer = await db.lockCustomer(context.sql, keyOf(context, id));
  if (!customer || customer.mergedIntoId !== null || customer.erasedAt !== null) {
    throw notFound("Customer");
  }
  return customer;
}

function refuseUnseen(context: StoreContext, { seen, now }: { seen: string | undefined; now: Customer }): void {
  if (seen !== undefined && seen !== customerVersion(now)) {
    throw savedSince(undefined, context.store.timeZone);
  }
}

async function emitChange(context: StoreContext, before: Customer): Promise<Customer> {
  const after = await getCustomer(context, before.id);
  const change = { before: customerEventFields(before), after: customerEventFields(after) };
  if (versionOf(change.before) !== versionOf(change.after)) {
    await context.emit(customerEdited, change, { kind: "Customer", id: before.id });
  }
  return after;
}

function customerEventFields(customer: Customer) {
  const { mobile, email, isDoNotBuy, note } = customer;
  return { name: fullName(customer), mobile, email, address: addressLine(customer), doNotBuy: isDoNotBuy, note };
}

function personName({ employee, user }: StoreContext): string | null {
  return employee?.fullName ?? user?.fullName ?? null;
}

function keyOf(context: StoreContext, id: string): { accountId: number; id: string } {
  return { accountId: context.store.accountId, id };
}
