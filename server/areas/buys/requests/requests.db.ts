import { sql as raw } from "kysely";
import type { Selectable } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { CheckinRequests } from "#server/platform/db/tables.ts";

export type RequestStatus = "new" | "being_checked_in" | "converted" | "cancelled" | "expired";

const ownColumns = [
  ...(["id", "businessDate", "firstName", "lastName", "mobile", "email"] as const),
  ...([
    "containers",
    "isDropOff",
    "dropOffAt",
    "saysYesToTexts",
    "emailOptInWords",
    "cancelReason",
    "createdAt",
  ] as const),
] as const;

export type CheckinRequest = Pick<Selectable<CheckinRequests>, (typeof ownColumns)[number]> & {
  status: RequestStatus;
  /** The employee who is checking it in; null if there is none or the lock has run out. */
  lockedBy: string | null;
  lockedById: number | null;
  lockedUntil: Date | null;
  buyId: string | null;
};

type RecordKey = { storeId: number; id: string };

/** A lock that has run out counts as none, because its employee went away. */
function columns(now: Date) {
  return raw`
    ${raw.join(ownColumns.map((column) => raw.ref(`request.${column}`)))},
    case when request.status = 'being_checked_in' and request.locked_until <= ${now} then 'new' else request.status end
      as status,
    case when request.status = 'being_checked_in' and request.locked_until > ${now}
      then trim(holder.first_name || ' ' || holder.last_name) end as locked_by,
    case when request.status = 'being_checked_in' and request.locked_until > ${now}
      then request.locked_by_employee_id end as locked_by_id,
    case when request.status = 'being_checked_in' and request.locked_until > ${now} then request.locked_until end
      as locked_until,
    buy.id as buy_id
    from checkin_requests as request
    left join employees as holder
      on holder.store_id = request.store_id and holder.id = request.locked_by_employee_id
    left join buys as buy on buy.store_id = request.store_id and buy.checkin_request_id = request.id`;
}

export async function findRequest(sql: Sql, key: RecordKey & { now: Date }): Promise<CheckinRequest | undefined> {
  const result = await raw<CheckinRequest>`
    /* buys.findRequest */
    select ${columns(key.now)} where request.store_id = ${key.storeId} and request.id = ${key.id}`.execute(sql);
  return result.rows[0];
}

export async function lockRequest(sql: Sql, key: RecordKey & { now: Date }): Promise<CheckinRequest | undefined> {
  await raw`/* buys.lockRequest */
    select id from checkin_requests where store_id = ${key.storeId} and id = ${key.id} for update`.execute(sql);
  return findRequest(sql, key);
}

/**
 * Returns the waiting requests of a business date in the order in which they came; after them who comes later today or on
 * another day, by that time.
 */
export async function listOpenRequests(
  sql: Sql,
  key: { storeId: number; date: string; now: Date },
): Promise<CheckinRequest[]> {
  const result = await raw<CheckinRequest>`
    /* buys.listOpenRequests */
    select ${columns(key.now)}
    where request.store_id = ${key.storeId} and request.status in ('new', 'being_checked_in')
      and (request.business_date = ${key.date} or request.business_date > ${key.date} and request.drop_off_at is not null)
    order by request.drop_off_at nulls first, request.created_at, request.id
    limit 200`.execute(sql);
  return result.rows;
}

/** Open requests of the business dates before one; the caller leaves alone what an employee is checking in. */
export async function listLeftRequests(sql: Sql, key: { storeId: number; before: string }): Promise<string[]> {
  const rows = await sql
    .selectFrom("checkinRequests")
    .select("id")
    .where("storeId", "=", key.storeId)
    .where("status", "in", ["new", "being_checked_in"])
    .where("businessDate", "<", key.before)
    .orderBy("createdAt")
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
}

/** Who stands in line; those who come at a time of their own do not. */
export async function countOpenRequests(sql: Sql, key: { storeId: number; date: string }): Promise<number> {
  const result = await raw<{ count: number }>`
    /* buys.countOpenRequests */
    select count(*)::integer as count from checkin_requests
    where store_id = ${key.storeId} and status in ('new', 'being_checked_in') and business_date = ${key.date}
      and drop_off_at is null`.execute(sql);
  return result.rows[0]?.count ?? 0;
}

/** Returns the open request of a phone, so that requesting again shows it instead of making a second. */
export async function findOpenRequestOf(
  sql: Sql,
  key: { storeId: number; date: string; mobile: string },
): Promise<string | null> {
  const row = await sql
    .selectFrom("checkinRequests")
    .select("id")
    .where("storeId", "=", key.storeId)
    .where("businessDate", "=", key.date)
    .where("mobile", "=", key.mobile)
    .where("status", "in", ["new", "being_checked_in"])
    .orderBy("createdAt")
    .executeTakeFirst();
  return row?.id ?? null;
}

export type NewRequest = Pick<
  CheckinRequest,
  "id" | "businessDate" | "firstName" | "lastName" | "mobile" | "email" | "containers" | "isDropOff"
> & {
  storeId: number;
  source: "online" | "counter" | "kiosk";
  at: Date;
  /** When the seller means to drop off; absent when they came with the bags. */
  dropOffAt?: Date | null;
  /** Of the seller's own page; none for a request that the counter added. */
  pageToken?: string;
  /** The policy that the seller agreed to. */
  policyId?: string | null;
  /** Whether the seller ticked texts about the buy; absent for a request that the counter added. */
  saysYesToTexts?: boolean;
  /** The words on email that the seller agreed to; absent when they did not. */
  emailOptInWords?: string | null;
};

export async function insertRequest(sql: Sql, request: NewRequest): Promise<boolean> {
  const inserted = await sql
    .insertInto("checkinRequests")
    .values({
      storeId: request.storeId,
      id: request.id,
      businessDate: request.businessDate,
      firstName: request.firstName,
      lastName: request.lastName,
      mobile: request.mobile,
      email: request.email,
      containers: request.containers,
      isDropOff: request.isDropOff,
      dropOffAt: request.dropOffAt ?? null,
      source: request.source,
      createdAt: request.at,
      pageToken: request.pageToken ?? null,
      policyId: request.policyId ?? null,
      saysYesToTexts: request.saysYesToTexts ?? null,
      emailOptInWords: request.emailOptInWords ?? null,
    })
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function saveRequest(
  sql: Sql,
  key: RecordKey,
  changes: Partial<{
    firstName: string;
    lastName: string;
    mobile: string;
    email: string | null;
    containers: number;
    isDropOff: boolean;
    dropOffAt: Date | null;
    businessDate: string;
    status: RequestStatus;
    lockedById: number | null;
    lockedUntil: Date | null;
    cancelReason: string | null;
    endedAt: Date | null;
  }>,
): Promise<void> {
  const { lockedById, ...changed } = changes;
  await sql
    .updateTable("checkinRequests")
    .set({ ...changed, ...(lockedById !== undefined && { lockedByEmployeeId: lockedById }) })
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .execute();
}

/** Where a request came from, with the secret of its page. */
export async function findRequestOrigin(
  sql: Sql,
  key: RecordKey,
): Promise<{ source: string; pageToken: string | null; emailOptInWords: string | null } | null> {
  const row = await sql
    .selectFrom("checkinRequests")
    .select(["source", "pageToken", "emailOptInWords"])
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .executeTakeFirst();
  return row ?? null;
}
