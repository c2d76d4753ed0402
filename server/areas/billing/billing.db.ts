import { compareNames } from "#common/lists/name-order.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { BilledStore } from "./plan.rules.ts";

export type BillingAccount = {
  customerId: string | null;
  methodId: string | null;
  methodBrand: string | null;
  methodLast4: string | null;
  methodExpiresMonth: number | null;
  methodExpiresYear: number | null;
  setupSentAt: Date | null;
  changeSentAt: Date | null;
  confirmedAt: Date | null;
};

export async function findAccount(sql: Sql, accountId: number): Promise<BillingAccount | undefined> {
  return sql
    .selectFrom("billingAccounts")
    .select(["customerId", "methodId", "methodBrand", "methodLast4", "methodExpiresMonth", "methodExpiresYear"])
    .select(["setupSentAt", "changeSentAt", "confirmedAt"])
    .where("accountId", "=", accountId)
    .executeTakeFirst();
}

export async function findAccountOfCustomer(sql: Sql, customerId: string): Promise<number | null> {
  const row = await sql
    .selectFrom("billingAccounts")
    .select("accountId")
    .where("customerId", "=", customerId)
    .executeTakeFirst();
  return row?.accountId ?? null;
}

export async function findCompany(sql: Sql, accountId: number): Promise<{ name: string } | undefined> {
  return sql.selectFrom("accounts").select("name").where("id", "=", accountId).executeTakeFirst();
}

export async function saveCustomer(sql: Sql, row: { accountId: number; customerId: string }): Promise<void> {
  await sql
    .insertInto("billingAccounts")
    .values(row)
    .onConflict((conflict) => conflict.column("accountId").doUpdateSet({ customerId: row.customerId }))
    .execute();
}

export async function changeAccount(
  sql: Sql,
  accountId: number,
  changes: Partial<BillingAccount> & { mirroredSeq?: number },
): Promise<void> {
  await sql.updateTable("billingAccounts").set(changes).where("accountId", "=", accountId).execute();
}

/** The stores of a company with what the owner agreed to; archived ones are left out. */
export async function listStores(sql: Sql, accountId: number): Promise<BilledStore[]> {
  const rows = await sql
    .selectFrom("stores")
    .leftJoin("billingStores", (join) =>
      join.onRef("billingStores.accountId", "=", "stores.accountId").onRef("billingStores.storeId", "=", "stores.id"),
    )
    .select(["stores.id as storeId", "stores.name", "stores.number", "stores.timeZone", "stores.grandOpeningOn"])
    .select(["stores.unpaidSince", "stores.billingEndedAt", "stores.closedAt"])
    .select(["billingStores.afterAttempt", "billingStores.openingAskedAt"])
    .where("stores.accountId", "=", accountId)
    .where("stores.archivedAt", "is", null)
    .orderBy("stores.id")
    .execute();
  return rows.toSorted((left, right) => compareNames(left.name, right.name));
}

/** All stores of the company that the owner has not agreed to yet. */
export async function agreeToStores(
  sql: Sql,
  row: { accountId: number; storeIds: readonly number[]; confirmedBy: number; confirmedAt: Date },
): Promise<void> {
  const { accountId, storeIds, confirmedBy, confirmedAt } = row;
  await sql
    .insertInto("billingStores")
    .values(storeIds.map((storeId) => ({ accountId, storeId, afterAttempt: 0, confirmedBy, confirmedAt })))
    .onConflict((conflict) => conflict.columns(["accountId", "storeId"]).doNothing())
    .execute();
}

export async function agreeToStore(
  sql: Sql,
  row: { accountId: number; storeId: number; afterAttempt: number; confirmedBy: number; confirmedAt: Date },
): Promise<void> {
  const { afterAttempt, confirmedBy, confirmedAt } = row;
  await sql
    .insertInto("billingStores")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["accountId", "storeId"]).doUpdateSet({ afterAttempt, confirmedBy, confirmedAt }),
    )
    .execute();
}

export async function saveOpeningQuestion(
  sql: Sql,
  { accountId, storeId, at }: { accountId: number; storeId: number; at: Date },
): Promise<void> {
  await sql
    .updateTable("billingStores")
    .set({ openingAskedAt: at })
    .where("accountId", "=", accountId)
    .where("storeId", "=", storeId)
    .execute();
}

export async function insertTerms(
  sql: Sql,
  row: { accountId: number; sessionId: string; version: string; userId: number; acceptedAt: Date },
): Promise<void> {
  await sql.insertInto("billingTerms").values(row).execute();
}

/** The newest acceptance before a card was saved belongs to it. */
export async function keepTermsWithMethod(
  sql: Sql,
  { accountId, methodId }: { accountId: number; methodId: string },
): Promise<void> {
  const newest = await sql
    .selectFrom("billingTerms")
    .select(["sessionId", "methodId"])
    .where("accountId", "=", accountId)
    .orderBy("acceptedAt", "desc")
    .limit(1)
    .executeTakeFirst();
  if (newest?.methodId === null) {
    await sql
      .updateTable("billingTerms")
      .set({ methodId })
      .where("accountId", "=", accountId)
      .where("sessionId", "=", newest.sessionId)
      .execute();
  }
}
