import type {
  InvoiceStatus,
  StoreInvoice,
  StoreSubscription,
  SubscriptionStatus,
} from "#common/billing/subscription.ts";
import type { CompanyBilling } from "#server/adapters/billing/billing.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { MirroredInvoice, MirroredSubscription } from "./plan.rules.ts";

/** False when it was reported before. */
export async function insertReport(
  sql: Sql,
  report: { accountId: number; id: string; type: string; recordId: string; at: Date; receivedAt: Date },
): Promise<boolean> {
  const inserted = await sql
    .insertInto("billingReports")
    .values(report)
    .onConflict((conflict) => conflict.columns(["accountId", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** In the order in which they came. */
export async function listWaitingReports(sql: Sql, accountId: number) {
  return sql
    .selectFrom("billingReports")
    .select(["id", "seq", "type", "recordId"])
    .where("accountId", "=", accountId)
    .where("handledAt", "is", null)
    .orderBy("seq")
    .execute();
}

export async function markReportsHandled(
  sql: Sql,
  { accountId, seq, at }: { accountId: number; seq: number; at: Date },
): Promise<void> {
  await sql
    .updateTable("billingReports")
    .set({ handledAt: at })
    .where("accountId", "=", accountId)
    .where("handledAt", "is", null)
    .where("seq", "<=", seq)
    .execute();
}

/** Returns the newest report that the mirror holds; the lock lets one reading be kept after the other. */
export async function lockMirror(sql: Sql, accountId: number): Promise<number | null> {
  const row = await sql
    .selectFrom("billingAccounts")
    .select("mirroredSeq")
    .where("accountId", "=", accountId)
    .forUpdate()
    .executeTakeFirst();
  return row?.mirroredSeq ?? null;
}

export async function listSubscriptions(sql: Sql, accountId: number): Promise<MirroredSubscription[]> {
  const rows = await sql
    .selectFrom("billingSubscriptions")
    .select(["id", "storeId", "attempt", "status", "priceCents", "createdAt", "freeUntil", "periodEndsAt"])
    .select(["endsWithPeriod", "waitsForOpening", "isDiscounted", "endedAt"])
    .where("accountId", "=", accountId)
    .orderBy("attempt", "desc")
    .execute();
  return rows.map((row) => ({ ...row, status: toSubscriptionStatus(row.status) }));
}

/** Written by `replaceRecords` alone, from the service's own type. */
function toSubscriptionStatus(status: string): SubscriptionStatus {
  return status as SubscriptionStatus; // oxlint-disable-line typescript/no-unsafe-type-assertion -- see above
}

export async function listInvoices(sql: Sql, accountId: number): Promise<MirroredInvoice[]> {
  const rows = await sql
    .selectFrom("billingInvoices")
    .select(["id", "storeId", "number", "status", "totalCents", "discountCents", "createdAt", "dueAt", "paidAt"])
    .select(["isTried", "nextTryAt"])
    .where("accountId", "=", accountId)
    .orderBy("createdAt", "desc")
    .orderBy("storeId")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({ ...row, status: toInvoiceStatus(row.status) }));
}

function toInvoiceStatus(status: string): InvoiceStatus {
  return status as InvoiceStatus; // oxlint-disable-line typescript/no-unsafe-type-assertion -- written from the service's own type
}

/** Replaces what was kept of the company's subscriptions and invoices. */
export async function replaceRecords(
  sql: Sql,
  accountId: number,
  records: {
    subscriptions: readonly (StoreSubscription & { storeId: number })[];
    invoices: readonly (StoreInvoice & { storeId: number | null })[];
  },
): Promise<void> {
  await sql.deleteFrom("billingSubscriptions").where("accountId", "=", accountId).execute();
  await sql.deleteFrom("billingInvoices").where("accountId", "=", accountId).execute();
  if (records.subscriptions.length > 0) {
    const rows = records.subscriptions.map((subscription) => ({ accountId, ...subscription }));
    await sql.insertInto("billingSubscriptions").values(rows).execute();
  }
  if (records.invoices.length > 0) {
    const rows = records.invoices.map(({ subscriptionId: _subscription, ...invoice }) => ({ accountId, ...invoice }));
    await sql.insertInto("billingInvoices").values(rows).execute();
  }
}

export function methodColumns(method: CompanyBilling["method"]) {
  return {
    methodId: method?.id ?? null,
    methodBrand: method?.brand ?? null,
    methodLast4: method?.last4 ?? null,
    methodExpiresMonth: method?.expiresMonth ?? null,
    methodExpiresYear: method?.expiresYear ?? null,
  };
}

export async function saveStanding(
  sql: Sql,
  store: { storeId: number; unpaidSince: Date | null; billingEndedAt: Date | null },
): Promise<void> {
  const { storeId, ...standing } = store;
  await sql.updateTable("stores").set(standing).where("storeId", "=", storeId).execute();
}
