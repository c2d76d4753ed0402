import { buyFields } from "#common/buys/buy-fields.ts";
import { z } from "zod";
import { contactInput, e164 } from "#server/areas/customers/customers.ts";
import { checkinRequestMoved, checkinRequested } from "#server/events/buys.ts";
import type { EventSubject, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import * as db from "./requests.db.ts";
import type { CheckinRequest } from "./requests.db.ts";

export type { CheckinRequest } from "./requests.db.ts";

/** How long a request stays in the hands of who opened it. */
const lockMs = 5 * 60_000;

/** No ID number, and nothing of a license: that is seen at the counter. */
export const typedRequest = contactInput
  .pick({ firstName: true, lastName: true, mobile: true, email: true })
  .extend({ containers: buyFields.announcedContainers, isDropOff: z.boolean() });

/** Sellers who announced themselves today and wait for the counter. */
export const listCheckinRequests = operation({
  name: "buys.listCheckinRequests",
  kind: "read",
  permission: "buys:view",
  on: "store",
  input: z.object({}),
  async run(context): Promise<CheckinRequest[]> {
    const { id: storeId } = context.store;
    const date = await todayOf(context);
    return db.listOpenRequests(context.sql, { storeId, date, now: context.now });
  },
});

export const viewCheckinRequest = operation({
  name: "buys.viewCheckinRequest",
  kind: "read",
  permission: "buys:view",
  on: "store",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<CheckinRequest> {
    const { id: storeId } = context.store;
    return db.findRequest(context.sql, { storeId, id, now: context.now }).then(there);
  },
});

/** Adds a seller at the door to the line with name, phone and pile; the rest follows at the counter. */
export const addCheckinRequest = operation({
  name: "buys.addCheckinRequest",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  employee: "required",
  input: typedRequest.extend({ id: z.uuid() }),
  async run(context, { id, mobile, ...details }): Promise<CheckinRequest> {
    const { id: storeId } = context.store;
    const date = await todayOf(context);
    const phone = e164(mobile);
    const open = await db.findOpenRequestOf(context.sql, { storeId, date, mobile: phone });
    const request = { ...details, id, storeId, businessDate: date, mobile: phone, source: "counter" as const };
    if (open === null && (await db.insertRequest(context.sql, { ...request, at: context.now }))) {
      await context.emit(checkinRequested, { name: nameOf(details) }, subject(id));
    }
    return db.findRequest(context.sql, { storeId, id: open ?? id, now: context.now }).then(there);
  },
});

/** Takes a request into one's hands for five minutes, so that nobody else checks the same person in. */
export const takeCheckinRequest = operation({
  name: "buys.takeCheckinRequest",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<CheckinRequest> {
    const request = await locked(context, id);
    const employeeId = context.employee?.id ?? null;
    const lockedUntil = new Date(context.now.getTime() + lockMs);
    const change = { status: "being_checked_in" as const, lockedById: employeeId, lockedUntil };
    await db.saveRequest(context.sql, keyOf(context, id), change);
    return emitMove(context, request, null);
  },
});

/** Gives a request back that was looked at and not checked in; what another person holds, or what is over, stays. */
export const releaseCheckinRequest = operation({
  name: "buys.releaseCheckinRequest",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<CheckinRequest> {
    const request = there(await db.lockRequest(context.sql, { ...keyOf(context, id), now: context.now }));
    if (request.status !== "being_checked_in" || request.lockedById !== context.employee?.id) {
      return request;
    }
    await db.saveRequest(context.sql, keyOf(context, id), { status: "new", lockedById: null, lockedUntil: null });
    return emitMove(context, request, null);
  },
});

/** What the seller mistyped. */
export const editCheckinRequest = operation({
  name: "buys.editCheckinRequest",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  employee: "required",
  input: typedRequest.extend({ id: z.uuid() }),
  async run(context, { id, mobile, ...details }): Promise<CheckinRequest> {
    const request = await locked(context, id);
    // Who stays after all is here already, and stands in line from now on.
    const staysAfterAll = request.dropOffAt !== null && !details.isDropOff;
    const isHere = staysAfterAll ? { dropOffAt: null, businessDate: await todayOf(context) } : {};
    await db.saveRequest(context.sql, keyOf(context, id), { ...details, ...isHere, mobile: e164(mobile) });
    return emitMove(context, request, null);
  },
});

export const cancelCheckinRequest = operation({
  name: "buys.cancelCheckinRequest",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), reason: buyFields.cancelReason }),
  async run(context, { id, reason }): Promise<CheckinRequest> {
    const request = await locked(context, id);
    const change = { status: "cancelled" as const, cancelReason: reason, endedAt: context.now };
    await db.saveRequest(context.sql, keyOf(context, id), change);
    return emitMove(context, request, reason);
  },
});

/** A seller gives up a place in line before the counter has checked them in; a request that is over stays as it is. */
export async function cancelByCustomer(context: StoreContext, id: string): Promise<void> {
  const request = there(await db.lockRequest(context.sql, { ...keyOf(context, id), now: context.now }));
  if (request.status === "new" || request.status === "being_checked_in") {
    const reason = "By the seller";
    const change = { status: "cancelled" as const, cancelReason: reason, endedAt: context.now };
    await db.saveRequest(context.sql, keyOf(context, id), change);
    await emitMove(context, request, reason);
  }
}

/** A seller who never brought the bags; one that is over, or that an employee is checking in, stays as it is. */
export async function expireRequest(context: StoreContext, id: string): Promise<boolean> {
  const request = await db.lockRequest(context.sql, { ...keyOf(context, id), now: context.now });
  if (request?.status !== "new") {
    return false;
  }
  await db.saveRequest(context.sql, keyOf(context, id), { status: "expired", endedAt: context.now });
  await emitMove(context, request, null);
  return true;
}

/** The request has become a buy; called by the check-in itself. */
export async function convertRequest(context: StoreContext, id: string): Promise<void> {
  const request = await locked(context, id);
  await db.saveRequest(context.sql, keyOf(context, id), { status: "converted", endedAt: context.now });
  await emitMove(context, request, null);
}

/** @throws Refusal when it has ended, or another person is checking it in */
async function locked(context: StoreContext, id: string): Promise<CheckinRequest> {
  const request = there(await db.lockRequest(context.sql, { ...keyOf(context, id), now: context.now }));
  if (request.status === "converted" || request.status === "cancelled" || request.status === "expired") {
    throw new Refusal("request-over", { message: overText[request.status], details: { buyId: request.buyId } });
  }
  if (request.lockedById !== null && request.lockedById !== context.employee?.id) {
    throw new Refusal("request-taken", { message: `${request.lockedBy ?? "Somebody"} is checking this in` });
  }
  return request;
}

const overText = {
  converted: "This seller is already checked in",
  cancelled: "This request was canceled",
  expired: "This request has expired",
} as const;

function todayOf({ sql, store, now }: StoreContext): Promise<string> {
  return findBusinessDate(sql, { storeId: store.id, at: now });
}

async function emitMove(context: StoreContext, before: CheckinRequest, reason: string | null): Promise<CheckinRequest> {
  const after = there(await db.findRequest(context.sql, { ...keyOf(context, before.id), now: context.now }));
  const change = { name: nameOf(after), before: before.status, after: after.status, reason };
  await context.emit(checkinRequestMoved, change, subject(before.id));
  return after;
}

function there(request: CheckinRequest | undefined): CheckinRequest {
  if (!request) {
    throw notFound("Check-in request");
  }
  return request;
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}

function keyOf(context: StoreContext, id: string): { storeId: number; id: string } {
  return { storeId: context.store.id, id };
}

function subject(id: string): EventSubject {
  return { kind: "CheckinRequest", id };
}
