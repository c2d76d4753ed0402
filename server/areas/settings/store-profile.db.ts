import pg from "pg";
import { brandKinds } from "#common/store-places.ts";
import type { BrandKind, StoreCountry } from "#common/store-places.ts";
import { roles } from "#common/permissions.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type StoreProfile = {
  id: number;
  name: string;
  initials: string;
  number: string;
  brandKind: BrandKind;
  phoneNumber: string | null;
  /** Made by the system; null until it is there. */
  callAndTextNumber: string | null;
  timeZone: string;
  address: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  country: StoreCountry;
  color: string;
  openToBuyOn: string | null;
  grandOpeningOn: string | null;
};

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

export async function updateStore(sql: Sql, storeId: number, details: StoreDetails): Promise<void> {
  await sql.updateTable("stores").set(columnsOf(details)).where("storeId", "=", storeId).execute();
}

/** With its switches at their defaults. */
export async function insertStore(sql: Sql, accountId: number, details: StoreDetails): Promise<number> {
  const row = await sql
    .insertInto("stores")
    .values({ accountId, ...columnsOf(details) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql.insertInto("storeSettings").values({ storeId: row.id }).execute();
  return row.id;
}

/** Lets a login reach a store; district managers and owners reach all of their company without. */
export async function insertReach(sql: Sql, of: { accountId: number; userId: number; storeId: number }): Promise<void> {
  await sql
    .insertInto("userStores")
    .values({ accountId: of.accountId, userId: of.userId, storeId: of.storeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listOwnerAddresses(sql: Sql, accountId: number): Promise<string[]> {
  const rows = await sql
    .selectFrom("users")
    .select("email")
    .where("accountId", "=", accountId)
    .where("role", "=", roles.owner)
    .where("isActive", "=", true)
    .orderBy("email")
    .execute();
  return rows.map((row) => row.email);
}

function profileOf(sql: Sql, storeId: number) {
  return sql
    .selectFrom("stores")
    .select(["id", "name", "initials", "number", "brandKind", "phoneNumber", "callAndTextNumber", "timeZone"])
    .select(["address", "city", "state", "zip", "country", "color", "openToBuyOn", "grandOpeningOn"])
    .where("storeId", "=", storeId);
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof profileOf>["executeTakeFirst"]>>>;

function profile(row: Row): StoreProfile {
  return {
    id: row.id,
    name: row.name,
    initials: row.initials,
    number: row.number,
    brandKind: brandKinds.find((kind) => kind === row.brandKind) ?? "other",
    phoneNumber: row.phoneNumber,
    callAndTextNumber: row.callAndTextNumber,
    timeZone: row.timeZone,
    address: row.address,
    city: row.city,
    state: row.state,
    zip: row.zip,
    country: row.country === "CA" ? "CA" : "US",
    color: row.color,
    openToBuyOn: row.openToBuyOn,
    grandOpeningOn: row.grandOpeningOn,
  };
}

function columnsOf(details: StoreDetails) {
  return {
    name: details.name,
    initials: details.initials,
    number: details.number,
    brandKind: details.brandKind,
    phoneNumber: details.phoneNumber,
    timeZone: details.timeZone,
    address: details.address,
    city: details.city,
    state: details.state,
    zip: details.zip,
    country: details.country,
    color: details.color,
    openToBuyOn: details.openToBuyOn,
    grandOpeningOn: details.grandOpeningOn,
  };
}
