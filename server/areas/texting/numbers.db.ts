import type { BoughtNumber } from "#server/adapters/texting/texting.ts";
import type { Sql } from "#server/platform/db/db.ts";

/** Null for a store that has a number, or never said yes to one. */
export async function findStoreWithoutNumber(sql: Sql, storeId: number) {
  return sql
    .selectFrom("stores")
    .innerJoin("textingNumbers as number", "number.storeId", "stores.storeId")
    .select(["stores.phoneNumber", "stores.country"])
    .where("stores.storeId", "=", storeId)
    .where("stores.archivedAt", "is", null)
    .where("number.phone", "is", null)
    .where("number.askedAt", "is not", null)
    .executeTakeFirst();
}

/** False when a number came meanwhile. */
export async function keepNumber(
  sql: Sql,
  bought: BoughtNumber & { storeId: number; provider: string; orderedAt: Date; callsUrl: string },
): Promise<boolean> {
  const kept = await sql
    .insertInto("textingNumbers")
    .values(bought)
    .onConflict((conflict) =>
      conflict
        .column("storeId")
        .doUpdateSet({ ...bought, orderProblem: null })
        .where("textingNumbers.phone", "is", null),
    )
    .returning("storeId")
    .executeTakeFirst();
  return kept !== undefined;
}

/** The service's id of the store's number, unless it takes calls at this address already; null without a number. */
export async function findNumberWithoutCalls(
  sql: Sql,
  { storeId, callUrl }: { storeId: number; callUrl: string },
): Promise<string | null> {
  const row = await sql
    .selectFrom("textingNumbers")
    .innerJoin("stores", "stores.id", "textingNumbers.storeId")
    .select("textingNumbers.numberId")
    .where("textingNumbers.storeId", "=", storeId)
    .where("stores.archivedAt", "is", null)
    .where("textingNumbers.callsUrl", "is distinct from", callUrl)
    .executeTakeFirst();
  return row?.numberId ?? null;
}

export async function keepCallsUrl(
  sql: Sql,
  { storeId, callsUrl }: { storeId: number; callsUrl: string },
): Promise<void> {
  await sql.updateTable("textingNumbers").set({ callsUrl }).where("storeId", "=", storeId).execute();
}

export async function keepOrderProblem(
  sql: Sql,
  problem: { storeId: number; provider: string; orderProblem: string },
): Promise<void> {
  await sql
    .insertInto("textingNumbers")
    .values(problem)
    .onConflict((conflict) => conflict.column("storeId").doUpdateSet({ orderProblem: problem.orderProblem }))
    .execute();
}

/** The shop's own phone, which is not the number it texts from. */
export async function findStorePhone(sql: Sql, storeId: number): Promise<string | null> {
  const row = await sql.selectFrom("stores").select("phoneNumber").where("id", "=", storeId).executeTakeFirst();
  return row?.phoneNumber ?? null;
}
