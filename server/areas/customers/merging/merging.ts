import { z } from "zod";
import { contactInput } from "#server/areas/customers/customer-input.ts";
import { findCustomer, lockCustomer } from "#server/areas/customers/customers.db.ts";
import type { Customer } from "#server/areas/customers/customers.db.ts";
import { e164, fullName } from "#server/areas/customers/customers.rules.ts";
import { getCustomer } from "#server/areas/customers/get-customer.ts";
import { findRecords } from "#server/areas/customers/page/customer-records.db.ts";
import { customerMerged, customerMergeUndone, customersDiffer } from "#server/events/customers.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import * as db from "./merging.db.ts";
import type { Merge } from "./merging.db.ts";
import { likenessesOf, phoneTies, scoreOf, undoUntil } from "./merging.rules.ts";
import type { Likeness } from "./merging.rules.ts";

export type Duplicate = {
  customer: Customer;
  agreesIn: Likeness[];
  score: number;
  buys: number;
  lastBuyOn: string | null;
};

/** Records that may be the same person, those that agree in most first. */
export const listDuplicates = operation({
  name: "customers.listDuplicates",
  kind: "read",
  permission: "customers:view",
  on: "store",
  input: z.object({ customerId: z.uuid() }),
  async run(context, { customerId }): Promise<Duplicate[]> {
    const { accountId } = context.store;
    const customer = await getCustomer(context, customerId);
    const rows = await db.listDuplicates(context.sql, { accountId, id: customer.id });
    const duplicates = await Promise.all(
      rows.map(async ({ id, ...row }) => {
        const other = await getCustomer(context, id);
        const agreesIn = likenessesOf({ ...customer, idNumberHash: null }, { ...other, idNumberHash: null });
        const { buys, lastBuyOn } = row;
        return { customer: other, agreesIn, score: scoreOf(agreesIn), buys, lastBuyOn };
      }),
    );
    return duplicates.toSorted((left, right) => right.score - left.score);
  },
});

/** A person has looked: these two are not the same, and are not suggested again. */
export const saySeparate = operation({
  name: "customers.saySeparate",
  kind: "write",
  permission: "customers:manage",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), otherId: z.uuid() }),
  async run(context, { id, otherId }): Promise<Customer> {
    const customer = await getCustomer(context, id);
    const other = await getCustomer(context, otherId);
    refuseSame(customer.id, other.id);
    const { accountId } = context.store;
    const ids: [string, string] = [customer.id, other.id];
    await db.insertDifferent(context.sql, { accountId, ids, at: context.now, by: nameOf(context) });
    await context.emit(customersDiffer, { name: fullName(customer), other: fullName(other) }, subject(customer.id));
    return customer;
  },
});

/**
 * Makes one person of two records: the kept one with the values that a person picked. Rows of other areas stay as they
 * are, because each reader asks for all records of a person; so the undo has nothing to move back.
 */
export const mergeCustomers = operation({
  name: "customers.mergeCustomers",
  kind: "write",
  permission: "customers:manage",
  on: "store",
  employee: "required",
  input: contactInput.extend({ id: z.uuid(), keptId: z.uuid(), mergedId: z.uuid() }),
  async run(context, { id, keptId, mergedId, ...typed }): Promise<Customer> {
    const { accountId, id: storeId } = context.store;
    refuseSame(keptId, mergedId);
    const earlier = await db.lockMerge(context.sql, { accountId, id });
    if (earlier) {
      return getCustomer(context, keptId);
    }
    const { kept, merged } = await lockBoth(context, { keptId, mergedId });
    const [ofKept, ofMerged] = [
      await findRecords(context.sql, { accountId, id: keptId }),
      await findRecords(context.sql, { accountId, id: mergedId }),
    ];
    const fields = {
      ...typed,
      mobile: e164(typed.mobile),
      // A no of either wins, with who said it.
      isDoNotBuy: kept.isDoNotBuy || merged.isDoNotBuy,
      doNotBuyAt: (kept.isDoNotBuy ? kept : merged).doNotBuyAt,
      doNotBuyBy: (kept.isDoNotBuy ? kept : merged).doNotBuyBy,
      note: [...new Set([kept.note, merged.note])]
        .filter((note) => note !== "")
        .join("\n")
        .slice(0, 2000),
      birthYear: kept.birthYear ?? merged.birthYear,
      over18At: kept.over18At ?? merged.over18At,
    };
    const moved = ofMerged.ids.filter((recordId) => recordId !== mergedId);
    await db.insertMerge(context.sql, {
      ...{ accountId, id, keptId, mergedId, storeId, movedIds: moved, keptBefore: keptFields(kept) },
      ...{ mergedAt: context.now, mergedBy: nameOf(context) },
    });
    const phones = [...ofKept.phones, fields.mobile];
    await db.insertTies(context.sql, { accountId, mergeId: id, ties: phoneTies(phones, ofMerged.phones) });
    await db.updateMergedInto(context.sql, { accountId, ids: ofMerged.ids }, keptId);
    await db.updateKept(context.sql, { accountId, id: keptId }, fields);
    await announce(context, { kept, merged, event: customerMerged });
    return getCustomer(context, keptId);
  },
});

/** Makes two people of one again, each as before; what has happened since stays with the survivor. */
export const undoMerge = operation({
  name: "customers.undoMerge",
  kind: "write",
  permission: "customers:manage",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<Customer> {
    const { accountId } = context.store;
    const merge = await db.lockMerge(context.sql, { accountId, id });
    if (!merge) {
      throw notFound("Merge");
    }
    const { keptId, mergedId, movedIds, keptBefore } = merge;
    if (merge.undoneAt !== null) {
      return getCustomer(context, keptId);
    }
    refuseLate(context, merge);
    const newest = await db.findMerge(context.sql, { accountId, id: keptId });
    const kept = await lockCustomer(context.sql, { accountId, id: keptId });
    const merged = await lockCustomer(context.sql, { accountId, id: mergedId });
    if (newest?.id !== id || !kept || !merged || kept.mergedIntoId !== null || kept.erasedAt !== null) {
      throw new Refusal("cannot-undo", { message: "Undo the newer merge of this customer first" });
    }
    await db.deleteTies(context.sql, { accountId, id });
    await db.updateMergedInto(context.sql, { accountId, ids: [mergedId] }, null);
    await db.updateMergedInto(context.sql, { accountId, ids: movedIds }, mergedId);
    await db.updateKept(
      context.sql,
      { accountId, id: keptId },
      { ...keptBefore, over18At: dateOf(keptBefore.over18At), doNotBuyAt: dateOf(keptBefore.doNotBuyAt) },
    );
    await db.updateUndone(context.sql, { accountId, id }, { at: context.now, by: nameOf(context) });
    const before = await getCustomer(context, keptId);
    await announce(context, { kept: before, merged, event: customerMergeUndone });
    return before;
  },
});

export type CustomerMerge = {
  id: string;
  name: string;
  mergedAt: Date;
  mergedBy: string;
  undoUntil: Date;
  isUndoable: boolean;
};

/** How a customer's page was reached by an old id, or which record it took over last. Null without a merge. */
export const viewMerge = operation({
  name: "customers.viewMerge",
  kind: "read",
  permission: "customers:view",
  on: "store",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<CustomerMerge | null> {
    const { accountId } = context.store;
    const merge = await db.findMerge(context.sql, { accountId, id });
    const merged = merge && (await findCustomer(context.sql, { accountId, id: merge.mergedId }));
    if (!merge || !merged) {
      return null;
    }
    const until = undoUntil(merge.mergedAt);
    const { mergedAt, mergedBy } = merge;
    const isUndoable = context.now <= until && merge.mergedAt <= context.now;
    return { id: merge.id, name: fullName(merged), mergedAt, mergedBy, undoUntil: until, isUndoable };
  },
});

/** In the order of their ids, so that two merges at once wait for each other and never both. */
async function lockBoth(
  context: StoreContext,
  { keptId, mergedId }: { keptId: string; mergedId: string },
): Promise<{ kept: Customer; merged: Customer }> {
  const locked = new Map<string, Customer | undefined>();
  for (const id of [keptId, mergedId].toSorted()) {
    locked.set(id, await lockCustomer(context.sql, { accountId: context.store.accountId, id }));
  }
  const [kept, merged] = [locked.get(keptId), locked.get(mergedId)];
  if (!kept || !merged) {
    throw notFound("Customer");
  }
  if (kept.mergedIntoId !== null || merged.mergedIntoId !== null) {
    throw new Refusal("changed-meanwhile", { message: "Someone merged one of these customers already" });
  }
  if (kept.erasedAt !== null || merged.erasedAt !== null) {
    throw new Refusal("not-active", { message: "A deleted customer can't be merged" });
  }
  return { kept, merged };
}

async function announce(
  context: StoreContext,
  {
    kept,
    merged,
    event,
  }: { kept: Customer; merged: Customer; event: typeof customerMerged | typeof customerMergeUndone },
): Promise<void> {
  const payload = { name: fullName(kept), other: fullName(merged) };
  await context.emit(event, payload, subject(kept.id));
  await context.emit(event, { name: fullName(merged), other: fullName(kept) }, subject(merged.id));
}

function refuseSame(id: string, other: string): void {
  if (id === other) {
    throw invalidInput({ mergedId: ["Choose two different customers"] });
  }
}

function refuseLate(context: StoreContext, { mergedAt }: Merge): void {
  if (context.now > undoUntil(mergedAt)) {
    throw new Refusal("cannot-undo", { message: "A merge can be undone for 24 hours" });
  }
}

function keptFields(customer: Customer): db.KeptFields {
  const { firstName, lastName, mobile, email, street, city, state, zip, country } = customer;
  const { isDoNotBuy, doNotBuyAt, doNotBuyBy, note, birthYear, over18At } = customer;
  return {
    firstName,
    lastName,
    mobile,
    email,
    street,
    city,
    state,
    zip,
    country,
    isDoNotBuy,
    doNotBuyAt,
    doNotBuyBy,
    note,
    birthYear,
    over18At,
  };
}

/** A kept instant comes back from JSON as text. */
function dateOf(value: Date | string | null | undefined): Date | null {
  return value === null || value === undefined ? null : new Date(value);
}

function nameOf(context: StoreContext): string {
  return context.employee?.fullName ?? context.user?.fullName ?? "";
}

function subject(id: string) {
  return { kind: "Customer", id } as const;
}
