import { sql as raw } from "kysely";
import type { PublicStore } from "#server/platform/public-pages/public-frame.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { TakenDropOff } from "./drop-off-times.rules.ts";
import type { RequestStatus } from "#server/areas/buys/requests/requests.db.ts";

type PageKey = { storeId: number; token: string };

export async function findBuyIdByToken(sql: Sql, { storeId, token }: PageKey): Promise<string | null> {
  const row = await sql
    .selectFrom("buys")
    .select("id")
    .where("storeId", "=", storeId)
    .where("pageToken", "=", token)
    .executeTakeFirst();
  return row?.id ?? null;
}

export type WaitingRequest = { id: string; status: RequestStatus; businessDate: string; dropOffAt: Date | null };

export async function findRequestByToken(sql: Sql, { storeId, token }: PageKey): Promise<WaitingRequest | null> {
  const result = await raw<WaitingRequest>`
    /* buys.findRequestByToken */
    select id, status, business_date, drop_off_at from checkin_requests
    where store_id = ${storeId} and page_token = ${token}`.execute(sql);
  return result.rows[0] ?? null;
}

/** How many of the day wait to be checked in up to this one, itself included. */
export async function findPlaceOfRequest(sql: Sql, key: { storeId: number; id: string }): Promise<number> {
  const result = await raw<{ place: number }>`
    /* buys.findPlaceOfRequest */
    select count(*)::integer as place from checkin_requests as request
    join checkin_requests as own on own.store_id = request.store_id and own.id = ${key.id}
    where request.store_id = ${key.storeId} and request.business_date = own.business_date
      and request.status in ('new', 'being_checked_in') and request.drop_off_at is null
      and (request.created_at, request.id) <= (own.created_at, own.id)`.execute(sql);
  return Math.max(1, result.rows[0]?.place ?? 1);
}

export type StoreContact = PublicStore & { timeZone: string };

/** @throws Refusal 404 */
export async function getStoreContact(sql: Sql, storeId: number): Promise<StoreContact> {
  const store = await sql
    .selectFrom("stores")
    .select(["name", "initials", "color", "phoneNumber", "address", "city", "state", "zip", "timeZone"])
    .where("id", "=", storeId)
    .executeTakeFirst();
  if (store === undefined) {
    throw notFound("Store");
  }
  return store;
}

/** The number of an open buy of a date by the same phone: its seller is in line already. */
export async function findNumberOfPhone(
  sql: Sql,
  key: { storeId: number; date: string; mobile: string },
): Promise<number | null> {
  const result = await raw<{ number: number }>`
    /* buys.findNumberOfPhone */
    select buy.number from open_buy_phones_view as open
    join buys as buy on buy.store_id = open.store_id and buy.id = open.id
    where open.store_id = ${key.storeId} and open.phone = ${key.mobile} and buy.business_date = ${key.date}
    order by open.checked_in_at limit 1`.execute(sql);
  return result.rows[0]?.number ?? null;
}

/** When a seller means to drop off; null for one who stands in line. */
export async function findDropOffTime(sql: Sql, key: { storeId: number; id: string }): Promise<Date | null> {
  const row = await sql
    .selectFrom("checkinRequests")
    .select("dropOffAt")
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .executeTakeFirst();
  return row?.dropOffAt ?? null;
}

/** Drop-offs from a business date on that came or may still come. */
export async function listDropOffs(sql: Sql, key: { storeId: number; from: string }): Promise<TakenDropOff[]> {
  const result = await raw<TakenDropOff>`
    /* buys.listDropOffs */
    select business_date, drop_off_at from checkin_requests
    where store_id = ${key.storeId} and business_date >= ${key.from} and is_drop_off
      and status not in ('cancelled', 'expired')`.execute(sql);
  return result.rows;
}

/** The secret of the page of a request that was sent before. */
export async function findPageOfRequest(sql: Sql, key: { storeId: number; id: string }): Promise<string | null> {
  const row = await sql
    .selectFrom("checkinRequests")
    .select("pageToken")
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .executeTakeFirst();
  return row?.pageToken ?? null;
}
