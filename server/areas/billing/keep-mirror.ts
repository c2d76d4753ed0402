import { z } from "zod";
import {
  feedNumber,
  foreignText,
  instantDate,
  monthMoney,
  recordNumber,
  wholeNumber,
} from "#common/inputs/input-ranges.ts";
import { storeBillingChanged, storePaymentFailed } from "#server/events/company/billing.ts";
import { forgetRights } from "#server/platform/auth/principals.ts";
import { subjectStore } from "#server/platform/context/subject-store.ts";
import type { Context } from "#server/platform/context/context.ts";
import { writeEvent } from "#server/platform/context/write-event.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./billing.db.ts";
import * as mirror from "./mirror.db.ts";
import { subscriptionsOf } from "./plan.rules.ts";
import type { BilledStore, MirroredInvoice } from "./plan.rules.ts";
import { isUnpaid, standingOf } from "./standing.rules.ts";

const statuses = [
  ...(["trialing", "active", "past_due", "unpaid"] as const),
  ...(["incomplete", "incomplete_expired", "paused", "canceled"] as const),
] as const;
const serviceId = foreignText(255).min(1);
/** More than any company has. */
const mostRecords = 20_000;

const subscription = z.object({
  id: serviceId,
  storeId: recordNumber.nullable(),
  attempt: wholeNumber,
  status: z.enum(statuses),
  priceCents: monthMoney,
  createdAt: instantDate,
  freeUntil: instantDate.nullable(),
  periodEndsAt: instantDate,
  endsWithPeriod: z.boolean(),
  waitsForOpening: z.boolean(),
  isDiscounted: z.boolean(),
  endedAt: instantDate.nullable(),
});

const invoice = z.object({
  id: serviceId,
  subscriptionId: serviceId.nullable(),
  number: foreignText(100).nullable(),
  status: z.enum(["draft", "open", "paid", "uncollectible", "void"]),
  totalCents: wholeNumber,
  discountCents: wholeNumber,
  createdAt: instantDate,
  dueAt: instantDate.nullable(),
  paidAt: instantDate.nullable(),
  isTried: z.boolean(),
  nextTryAt: instantDate.nullable(),
});

const method = z.object({
  id: serviceId,
  brand: foreignText(40),
  last4: foreignText(4),
  expiresMonth: wholeNumber,
  expiresYear: wholeNumber,
});

const input = z.object({
  accountId: recordNumber,
  seq: feedNumber,
  methodId: serviceId.nullable(),
  company: z.object({
    method: method.nullable(),
    subscriptions: z.array(subscription).max(mostRecords),
    invoices: z.array(invoice).max(mostRecords),
  }),
});

/** Keeps what the service has, as it was read after a report. A reading that is older than the kept one is dropped. */
export const keepMirror = operation({
  name: "billing.keepMirror",
  kind: "write",
  permission: "billing:manage",
  on: "nobody",
  isUnlimited: true,
  input,
  async run(context, { accountId, seq, methodId, company }): Promise<void> {
    const { sql, now: at } = context;
    const newest = await mirror.lockMirror(sql, accountId);
    await mirror.markReportsHandled(sql, { accountId, seq, at });
    if (newest === null || newest > seq) {
      return;
    }
    const stores = await db.listStores(sql, accountId);
    const before = {
      subscriptions: await mirror.listSubscriptions(sql, accountId),
      invoices: await mirror.listInvoices(sql, accountId),
    };
    const after = ofStores(company, stores);
    await mirror.replaceRecords(sql, accountId, after);
    const card = mirror.methodColumns(company.method);
    await db.changeAccount(sql, accountId, { ...card, confirmedAt: at, mirroredSeq: seq });
    if (methodId !== null) {
      await db.keepTermsWithMethod(sql, { accountId, methodId });
    }
    for (const store of stores) {
      await keepStore(context, { accountId, store, before, after });
    }
    forgetRights(context.platform, `account:${accountId}`);
  },
});

/** The records of the company's own stores. Free time begins with an invoice over nothing, which is left out. */
function ofStores(company: z.output<typeof input>["company"], stores: readonly BilledStore[]) {
  const storeIds = new Set(stores.map(({ storeId }) => storeId));
  const subscriptions = company.subscriptions.flatMap(({ storeId, ...row }) =>
    storeId !== null && storeIds.has(storeId) ? [{ ...row, storeId }] : [],
  );
  const storeOf = new Map(subscriptions.map(({ id, storeId }) => [id, storeId]));
  const invoices = company.invoices
    .filter(({ totalCents }) => totalCents !== 0)
    .map((row) => ({ ...row, storeId: storeOf.get(row.subscriptionId ?? "") ?? null }));
  return { subscriptions, invoices };
}

type Records = {
  subscriptions: Parameters<typeof standingOf>[1]["subscriptions"];
  invoices: readonly Pick<
    MirroredInvoice,
    "id" | "storeId" | "number" | "status" | "isTried" | "dueAt" | "totalCents"
  >[];
};

/** How the store stands now, with a line of its history for what is different. */
async function keepStore(
  context: Context,
  records: { accountId: number; store: BilledStore; before: Records; after: Records },
): Promise<void> {
  const { accountId, store, before, after } = records;
  const { storeId, name, timeZone } = store;
  const { unpaidSince, endedAt } = standingOf(storeId, after);
  const isSame = sameInstant(store.unpaidSince, unpaidSince) && sameInstant(store.billingEndedAt, endedAt);
  if (!isSame) {
    await mirror.saveStanding(context.sql, { storeId, unpaidSince, billingEndedAt: endedAt });
  }
  const at = { ...context, store: subjectStore({ id: storeId, accountId, name, timeZone }) };
  const subject = { kind: "Billing", id: storeId } as const;
  const [was, is] = [before, after].map((side) => subscriptionsOf(storeId, side.subscriptions)[0]?.status ?? null);
  if (was !== is && is !== undefined && is !== null) {
    await writeEvent(at, { event: storeBillingChanged, payload: { name, before: was ?? null, after: is }, subject });
  }
  for (const { number, totalCents: cents } of newlyUnpaid(storeId, { before, after })) {
    const payload = { name, number: number ?? "", cents };
    await writeEvent(at, { event: storePaymentFailed, payload, subject });
  }
  await sendNotice(at, { name: "billing.mirrored", recordKind: "Billing", recordId: null });
  if (!isSame) {
    // The banner and the lock come with the store's own details.
    await sendNotice(at, { name: "billing.standing", recordKind: "Store", recordId: String(storeId) });
  }
}

function newlyUnpaid(storeId: number, { before, after }: { before: Records; after: Records }) {
  const earlier = new Set(before.invoices.filter(isUnpaid).map(({ id }) => id));
  return after.invoices.filter((row) => row.storeId === storeId && isUnpaid(row) && !earlier.has(row.id));
}

function sameInstant(first: Date | null, second: Date | null): boolean {
  return (first?.getTime() ?? null) === (second?.getTime() ?? null);
}
