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
  await sql.updateTable("stores").set(columnsOf(details)).where("store_id", "=", storeId).execute();
}

/** With its switches at their defaults. */
export async function insertStore(sql: Sql, accountId: number, details: StoreDetails): Promise<number> {
  const row = await sql
    .insertInto("stores")
    .values({ account_id: accountId, ...columnsOf(details) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql.insertInto("store_settings").values({ store_id: row.id }).execute();
  return row.id;
}

/** Lets a login reach a store; district managers and owners reach all of their company without. */
export async function insertReach(sql: Sql, of: { accountId: number; userId: number; storeId: number }): Promise<void> {
  await sql
    .insertInto("user_stores")
    .values({ account_id: of.accountId, user_id: of.userId, store_id: of.storeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listOwnerAddresses(sql: Sql, accountId: number): Promise<string[]> {
  const rows = await sql
    .selectFrom("users")
    .select("email")
    .where("account_id", "=", accountId)
    .where("role", "=", roles.owner)
    .where("is_active", "=", true)
    .orderBy("email")
    .execute();
  return rows.map((row) => row.email);
}

function profileOf(sql: Sql, storeId: number) {
  return sql
    .selectFrom("stores")
    .select(["id", "name", "initials", "number", "brand_kind", "phone_number", "call_and_text_number", "time_zone"])
    .select(["address", "city", "state", "zip", "country", "color", "open_to_buy_on", "grand_opening_on"])
    .where("store_id", "=", storeId);
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof profileOf>["executeTakeFirst"]>>>;

function profile(row: Row): StoreProfile {
  return {
    id: row.id,
    name: row.name,
    initials: row.initials,
    number: row.number,
    brandKind: brandKinds.find((kind) => kind === row.brand_kind) ?? "other",
    phoneNumber: row.phone_number,
    callAndTextNumber: row.call_and_text_number,
    timeZone: row.time_zone,
    address: row.address,
    city: row.city,
    state: row.state,
    zip: row.zip,
    country: row.country === "CA" ? "CA" : "US",
    color: row.color,
    openToBuyOn: row.open_to_buy_on,
    grandOpeningOn: row.grand_opening_on,
  };
}

function columnsOf(details: StoreDetails) {
  return {
    name: details.name,
    initials: details.initials,
    number: details.number,
    brand_kind: details.brandKind,
    phone_number: details.phoneNumber,
    time_zone: details.timeZone,
    address: details.address,
    city: details.city,
    state: details.state,
    zip: details.zip,
    country: details.country,
    color: details.color,
    open_to_buy_on: details.openToBuyOn,
    grand_opening_on: details.grandOpeningOn,
  };
}
