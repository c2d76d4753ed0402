import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { insertPosLink } from "#server/areas/customers/customers.db.ts";
import type { Customer } from "#server/areas/customers/customers.db.ts";
import { fullName } from "#server/areas/customers/customers.rules.ts";
import { getCustomer } from "#server/areas/customers/get-customer.ts";
import { sureScore, suggestedScore } from "#server/areas/customers/merging/merging.rules.ts";
import type { Likeness } from "#server/areas/customers/merging/merging.rules.ts";
import { findRecords } from "#server/areas/customers/page/customer-records.db.ts";
import {
  customerLinked,
  customerLinkOfferedAgain,
  customerLinkRuledOut,
  customerUnlinked,
} from "#server/events/customers.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import * as db from "./links.db.ts";
import type { RegisterCustomer, UnlinkedRegisterCustomer } from "./links.db.ts";
import { scored, storeLinkState } from "./links.rules.ts";
import type { StoreLinkState } from "./links.rules.ts";

export type LinkCandidate = { register: UnlinkedRegisterCustomer; score: number; agreesIn: Likeness[] };
export type CustomerLinks = { state: StoreLinkState; links: RegisterCustomer[]; candidates: LinkCandidate[] };

const posCustomerId = inputText.trim().min(1).max(64);

/** What this store's register calls a customer, and who of the register may be the same person. */
export const viewLinks = operation({
  name: "customers.viewLinks",
  kind: "read",
  permission: "customers:view",
  on: "store",
  input: z.object({ customerId: z.uuid() }),
  run: async (context, { customerId }): Promise<CustomerLinks> =>
    linksOf(context, await getCustomer(context, customerId)),
});

/** A person says which customer of the register this is. */
export const linkCustomer = operation({
  name: "customers.linkCustomer",
  kind: "write",
  permission: "customers:edit",
  on: "store",
  employee: "required",
  input: z.object({ customerId: z.uuid(), posCustomerId }),
  async run(context, input): Promise<CustomerLinks> {
    const { id: storeId, accountId } = context.store;
    const customer = await getCustomer(context, input.customerId);
    const register = await db.findRegisterCustomer(context.sql, { storeId, externalId: input.posCustomerId });
    if (!register || register.isGone || customer.erasedAt !== null) {
      throw notFound("Customer");
    }
    const { ids } = await findRecords(context.sql, { accountId, id: customer.id });
    if (register.customerId !== null && !ids.includes(register.customerId)) {
      throw new Refusal("already-matched", {
        message: "This record belongs to another customer. Unlink it there first.",
      });
    }
    await db.deleteRefused(context.sql, { storeId, posCustomerId: input.posCustomerId, customerId: customer.id });
    await link(context, { customer, posCustomerId: input.posCustomerId, method: "hand" });
    return linksOf(context, customer);
  },
});

/** Takes a link away; no feed makes it again. */
export const unlinkCustomer = operation({
  name: "customers.unlinkCustomer",
  kind: "write",
  permission: "customers:manage",
  on: "store",
  employee: "required",
  input: z.object({ customerId: z.uuid(), posCustomerId }),
  async run(context, input): Promise<CustomerLinks> {
    const { id: storeId, accountId } = context.store;
    const customer = await getCustomer(context, input.customerId);
    const { ids } = await findRecords(context.sql, { accountId, id: customer.id });
    const key = { storeId, posCustomerId: input.posCustomerId };
    if (await db.deleteLink(context.sql, { ...key, ids })) {
      await db.insertRefused(context.sql, {
        ...key,
        accountId,
        customerId: customer.id,
        refusedAt: context.now,
        wasLinked: true,
      });
      await context.emit(
        customerUnlinked,
        { name: fullName(customer), posCustomerId: key.posCustomerId },
        subject(customer.id),
      );
    }
    return linksOf(context, customer);
  },
});

const ruledOut = z.object({ customerId: z.uuid(), posCustomerIds: z.array(posCustomerId).min(1).max(20) });

/**
 * A person says that none of these records of the register is the customer. The customer stays unlinked: no feed and no
 * check-in links or suggests them again, and the next check-in makes a record of its own at the register.
 */
export const ruleOutLinks = operation({
  name: "customers.ruleOutLinks",
  kind: "write",
  permission: "customers:edit",
  on: "store",
  employee: "required",
  input: ruledOut,
  async run(context, input): Promise<CustomerLinks> {
    const { id: storeId, accountId } = context.store;
    const customer = await getCustomer(context, input.customerId);
    const { candidates } = await linksOf(context, customer);
    const open = candidates.filter(isOpen).map(({ register }) => register.externalId);
    for (const id of input.posCustomerIds.filter((each) => open.includes(each))) {
      const row = { storeId, accountId, customerId: customer.id, posCustomerId: id };
      await db.insertRefused(context.sql, { ...row, refusedAt: context.now, wasLinked: false });
      await context.emit(customerLinkRuledOut, { name: fullName(customer), posCustomerId: id }, subject(customer.id));
    }
    return linksOf(context, customer);
  },
});

/** Undoes it: the records are suggested as before. One that was unlinked by a manager stays so. */
export const offerLinksAgain = operation({
  name: "customers.offerLinksAgain",
  kind: "write",
  permission: "customers:edit",
  on: "store",
  employee: "required",
  input: ruledOut,
  async run(context, input): Promise<CustomerLinks> {
    const storeId = context.store.id;
    const customer = await getCustomer(context, input.customerId);
    const { candidates } = await linksOf(context, customer);
    const out = candidates.filter(({ register }) => register.wasLinked === false);
    for (const { register } of out.filter((each) => input.posCustomerIds.includes(each.register.externalId))) {
      const key = { storeId, posCustomerId: register.externalId, customerId: customer.id };
      if (await db.deleteRefused(context.sql, key)) {
        const { posCustomerId: id } = key;
        await context.emit(
          customerLinkOfferedAgain,
          { name: fullName(customer), posCustomerId: id },
          subject(customer.id),
        );
      }
    }
    return linksOf(context, customer);
  },
});

/** Links customers that the register has just told of where one record alone is surely meant; all else waits for a person. */
export async function linkFedCustomers(context: StoreContext, externalIds: readonly string[]): Promise<void> {
  const { id: storeId, accountId } = context.store;
  const people = await db.listPeopleOf(context.sql, { storeId, accountId, externalIds });
  for (const id of people) {
    await linkSurely(context, { id, method: "feed" });
  }
}

/** The same for a person whom the counter checks in: the register may have told of the record long before. */
export async function linkCheckedIn(context: StoreContext, customerId: string): Promise<void> {
  await linkSurely(context, { id: customerId, method: "check-in" });
}

async function linkSurely(
  context: StoreContext,
  { id, method }: { id: string; method: "feed" | "check-in" },
): Promise<void> {
  const customer = await getCustomer(context, id);
  const { links, candidates } = await linksOf(context, customer);
  const sure = candidates.filter((candidate) => isOpen(candidate) && candidate.score >= sureScore);
  const [only] = sure;
  if (links.length === 0 && only !== undefined && sure.length === 1) {
    await link(context, { customer, posCustomerId: only.register.externalId, method });
  }
}

async function linksOf(context: StoreContext, customer: Customer): Promise<CustomerLinks> {
  const { id: storeId, accountId } = context.store;
  const { ids } = await findRecords(context.sql, { accountId, id: customer.id });
  const [links, unlinked] = await Promise.all([
    db.listLinked(context.sql, { storeId, ids }),
    db.listUnlinked(context.sql, { storeId, accountId, customerId: customer.id }),
  ]);
  const candidates = unlinked
    .map((register) => ({ register, ...scored(customer, register) }))
    .filter((candidate) => candidate.score >= suggestedScore || !isOpen(candidate))
    .toSorted((left, right) => Number(isOpen(right)) - Number(isOpen(left)) || right.score - left.score);
  return {
    state: storeLinkState(
      links,
      candidates.filter(isOpen).map(({ score }) => score),
    ),
    links,
    candidates,
  };
}

/** What a person took apart is offered to people alone, last. */
function isOpen({ register }: LinkCandidate): boolean {
  return register.refusedAt === null;
}

async function link(
  context: StoreContext,
  { customer, ...made }: { customer: Customer; posCustomerId: string; method: "hand" | "feed" | "check-in" },
): Promise<void> {
  const { id: storeId, accountId } = context.store;
  const row = { ...made, storeId, accountId, customerId: customer.id, linkedAt: context.now };
  if (await insertPosLink(context.sql, row)) {
    await context.emit(customerLinked, { name: fullName(customer), ...made }, subject(customer.id));
  }
}

function subject(id: string) {
  return { kind: "Customer", id } as const;
}
