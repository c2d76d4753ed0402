import pg from "pg";
import { brandKinds } from "#common/store-places.ts";
import type { BrandKind, StoreCountry } from "#common/store-places.ts";
import type { Sql } from "#server/platform/db/db.ts";

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof profileOf>["executeTakeFirst"]>>>;

/** `callAndTextNumber` is made by the system; null until it is there. */
export type StoreProfile = Omit<Row, "brandKind" | "country"> & { brandKind: BrandKind; country: StoreCountry };

export type StoreDetails = Omit<StoreProfile, "id" | "callAndTextNumber">;

export async function findStore(sql: Sql, storeId: number): Promise<StoreProfile | undefined> {
  const row = await profileOf(sql, storeId).executeTakeFirst();
  return row && profile(row);
}

/** Keeps two changes of one store apart: the second waits for the first. */
export async function lockStore(sql: Sql, storeId: number): Promise<StoreProfile | undefined> {
  const row = await profileOf(sql, storeId).forUpdate().executeTakeFirst();
  return row && profile(row);
}

/** A franchise number is given once, whatever the company: the index says so, since nobody sees the others' stores. */
export function isNumberTaken(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.constraint === "stores__one_number";
}

/** What the system makes of a store stays. */
export async function updateStore(
  sql: Sql,
  { id, callAndTextNumber: _madeBySystem, ...details }: StoreProfile,
): Promise<void> {
  await sql.updateTable("stores").set(details).where("storeId", "=", id).execute();
}

/** With its switches at their defaults. */
export async function insertStore(sql: Sql, accountId: number, details: StoreDetails): Promise<number> {
  const row = await sql
    .insertInto("stores")
    .values({ accountId, ...details })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql.insertInto("storeSettings").values({ storeId: row.id }).execute();
  return row.id;
}

/** Whether a company has a store, archived ones too. Locks the company, so that a second first store waits and is seen. */
export async function hasStore(sql: Sql, accountId: number): Promise<boolean> {
  await sql.selectFrom("accounts").select("id").where("id", "=", accountId).forUpdate().executeTakeFirstOrThrow();
  const store = await sql
    .selectFrom("stores")
    .select("id")
    .where("accountId", "=", accountId)
    .limit(1)
    .executeTakeFirst();
  return store !== undefined;
}

/** Lets a login reach a store; district managers and owners reach all of their company without. */
export async function insertReach(
  sql: Sql,
  reach: { accountId: number; userId: number; storeId: number },
): Promise<void> {
  await sql
    .insertInto("userStores")
    .values(reach)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function profileOf(sql: Sql, storeId: number) {
  return sql
    .selectFrom("stores")
    .select(["id", "name", "initials", "number", "brandKind", "phoneNumber", "callAndTextNumber", "timeZone"])
    .select(["address", "city", "state", "zip", "country", "color", "openToBuyOn", "grandOpeningOn"])
    .where("storeId", "=", storeId);
}

function profile(row: Row): StoreProfile {
  return {
    ...row,
    brandKind: brandKinds.find((kind) => kind === row.brandKind) ?? "other",
    country: row.country === "CA" ? "CA" : "US",
  };
}
