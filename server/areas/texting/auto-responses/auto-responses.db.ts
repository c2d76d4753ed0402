import { sql as raw } from "kysely";
import { z } from "zod";
import { autoResponseKinds } from "#common/texting/auto-responses.ts";
import { openPeriods } from "#common/store-hours.ts";
import type { HoursGap } from "#common/store-hours.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { AutoResponse, OpeningHours } from "./auto-responses.rules.ts";

type Key = { storeId: number; id: string };

const kindOf = z.enum(autoResponseKinds);
/** A list that is longer is none that a person oversees. */
export const mostResponses = 100;

/** In the order in which they were made. */
export async function listResponses(sql: Sql, storeId: number): Promise<AutoResponse[]> {
  const rows = await sql
    .selectFrom("textingAutoResponses")
    .select(["id", "kind", "body", "keywords", "startsOn", "endsOn", "isOn"])
    .where("storeId", "=", storeId)
    .where("deletedAt", "is", null)
    .orderBy("createdAt")
    .orderBy("id")
    .limit(mostResponses)
    .execute();
  return rows.map((row) => ({ ...row, kind: kindOf.parse(row.kind) }));
}

/** Changes of one store's auto-responses wait for each other, so that one of a kind stays one. */
export async function lockResponses(sql: Sql, storeId: number): Promise<void> {
  await raw`/* texting.lockResponses */ select pg_advisory_xact_lock(hashtext('auto-responses'), ${storeId}::int)`.execute(
    sql,
  );
}

/** Brings back one that was deleted. */
export async function saveResponse(
  sql: Sql,
  { storeId, id, now, ...response }: AutoResponse & Key & { now: Date },
): Promise<void> {
  await sql
    .insertInto("textingAutoResponses")
    .values({ storeId, id, ...response, createdAt: now })
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doUpdateSet({ ...response, deletedAt: null }))
    .execute();
}

export async function deleteResponse(sql: Sql, { storeId, id, now }: Key & { now: Date }): Promise<void> {
  await sql
    .updateTable("textingAutoResponses")
    .set({ deletedAt: now })
    .where("storeId", "=", storeId)
    .where("id", "=", id)
    .execute();
}

export async function hasResponseOn(sql: Sql, storeId: number): Promise<boolean> {
  const row = await sql
    .selectFrom("textingAutoResponses")
    .select("id")
    .where("storeId", "=", storeId)
    .where("isOn", "=", true)
    .where("deletedAt", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the store gave its opening hours. */
export async function hasHours(sql: Sql, storeId: number): Promise<boolean> {
  const row = await sql
    .selectFrom("storeHours")
    .select("weekday")
    .where("storeId", "=", storeId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findHours(sql: Sql, key: { storeId: number; date: string }): Promise<OpeningHours> {
  const result = await raw<{ opensMinutes: number | null; closesMinutes: number | null; gap: HoursGap | null }>`
    /* texting.findHours */
    select opens_minutes, closes_minutes, hangtag.hours_gap_on(${key.storeId}, ${key.date}) as gap
    from hangtag.hours_on(${key.storeId}, ${key.date})`.execute(sql);
  const [hours] = result.rows;
  return hours === undefined ? null : openPeriods(hours);
}

export type ReceivedText = {
  body: string;
  at: Date;
  phone: string;
  firstName: string | null;
  lastName: string | null;
  buyNumber: number | null;
  storePhone: string | null;
  isFirst: boolean;
  /** A person here writes with the customer, or has answered since. */
  isAttended: boolean;
  hasAutomatic: boolean;
  /** The answer about an open buy comes instead. */
  hasBuyReply: boolean;
};

/**
 * A customer's text with what decides about its answer. The thread's lock makes two texts of one customer wait for each
 * other, so that one of them is answered.
 */
export async function lockReceived(
  sql: Sql,
  key: Key & { accountId: number; attendedSince: Date; automaticSince: Date },
): Promise<ReceivedText | undefined> {
  const { storeId, id, accountId, attendedSince, automaticSince } = key;
  await raw`
    /* texting.lockThreadOf */
    select from texting_threads as thread
    join texting_messages as message on message.store_id = thread.store_id and message.thread_id = thread.id
    where message.store_id = ${storeId} and message.id = ${id} for update of thread`.execute(sql);
  const result = await raw<ReceivedText>`
    /* texting.readReceived */
    select message.body, message.created_at as at, thread.phone, customer.first_name, customer.last_name,
      buy.number as buy_number, stores.phone_number as store_phone,
      not exists (
        select from texting_messages as other
        where other.store_id = thread.store_id and other.thread_id = thread.id and other.id <> message.id
          and (other.direction = 'in' or other.employee_id is not null)
          and (other.created_at, other.id) < (message.created_at, message.id)
      ) as is_first,
      exists (
        select from texting_messages as answer
        where answer.store_id = thread.store_id and answer.thread_id = thread.id and answer.direction = 'out'
          and answer.employee_id is not null and answer.status <> 'blocked' and answer.created_at > ${attendedSince}
      ) as is_attended,
      exists (
        select from texting_messages as answer
        where answer.store_id = thread.store_id and answer.thread_id = thread.id and answer.kind = 'auto'
          and answer.created_at > ${automaticSince}
      ) as has_automatic,
      exists (
        select from due_auto_replies_view as reply
        where reply.store_id = thread.store_id and reply.phone = thread.phone and reply.body is not null
      ) as has_buy_reply
    from texting_messages as message
    join texting_threads as thread on thread.store_id = message.store_id and thread.id = message.thread_id
    join stores on stores.id = thread.store_id
    left join lateral (
      select first_name, last_name from customer_phones_view
      where account_id = ${accountId} and phone = thread.phone order by created_at desc, id limit 1) as customer on true
    left join lateral (
      select number from open_buy_phones_view
      where store_id = thread.store_id and phone = thread.phone order by checked_in_at desc limit 1) as buy on true
    where message.store_id = ${storeId} and message.id = ${id} and message.direction = 'in'`.execute(sql);
  return result.rows[0];
}
