import type { Sql } from "#server/platform/db/db.ts";

type CheckIn = { number: number; name: string; phone: string; email: string | null };

/** Null for one that the register has already. */
export async function findCheckIn(sql: Sql, { storeId, id }: { storeId: number; id: string }): Promise<CheckIn | null> {
  const row = await sql
    .selectFrom("buys")
    .innerJoin("customers", (join) =>
      join.onRef("customers.accountId", "=", "buys.accountId").onRef("customers.id", "=", "buys.customerId"),
    )
    .select(["buys.number", "customers.firstName", "customers.lastName", "customers.mobile", "customers.email"])
    .where("buys.storeId", "=", storeId)
    .where("buys.id", "=", id)
    .where("buys.posBuyId", "is", null)
    .executeTakeFirst();
  if (row === undefined) {
    return null;
  }
  const { number, firstName, lastName, mobile, email } = row;
  return { number, name: `${firstName} ${lastName}`, phone: mobile.slice(2), email };
}
