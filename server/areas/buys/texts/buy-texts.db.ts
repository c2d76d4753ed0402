import { sql as raw } from "kysely";
import type { BuyMessageKind } from "#common/buys/buy-messages.ts";
import { openPeriods } from "#common/store-hours.ts";
import type { OpenPeriod } from "#common/store-hours.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type BuyTextKind = BuyMessageKind | "auto_reply";

/** A text about a buy, and what became of it. */
export type BuyText = {
  id: string;
  buyId: string;
  kind: BuyTextKind;
  status: "queued" | "sending" | "unknown" | "sent" | "delivered" | "undelivered" | "failed" | "blocked";
  blockCode: string | null;
  failureReason: string | null;
  /** When it went out, or was written when it has not. */
  at: Date;
};

const columns = raw`
  text.id, text.buy_id, text.kind,
  coalesce(outcome.status, case when text.refusal is null then 'queued' else 'blocked' end) as status,
  coalesce(outcome.block_code, text.refusal) as block_code, outcome.failure_reason,
  coalesce(outcome.sent_at, text.created_at) as at`;

const outcomes = raw`
  left join text_outcomes_view as outcome on outcome.store_id = text.store_id and outcome.id = text.id`;

/** The newest text of each buy that a person would ask about; that an auto-reply went out is no news of the seller. */
export async function listNewestTexts(
  sql: Sql,
  filter: { storeId: number; buyIds: readonly string[] },
): Promise<BuyText[]> {
  const result = await raw<BuyText>`
    /* buys.listNewestTexts */
    select distinct on (text.buy_id) ${columns}
    from buy_texts as text ${outcomes}
    where text.store_id = ${filter.storeId} and text.buy_id = any(${[...filter.buyIds]}::uuid[])
      and text.kind <> 'auto_reply'
    order by text.buy_id, text.created_at desc, text.id desc`.execute(sql);
  return result.rows;
}

/** All of one buy, the oldest first. */
export async function listTextsOfBuy(sql: Sql, key: { storeId: number; buyId: string }): Promise<BuyText[]> {
  const result = await raw<BuyText>`
    /* buys.listTextsOfBuy */
    select ${columns} from buy_texts as text ${outcomes}
    where text.store_id = ${key.storeId} and text.buy_id = ${key.buyId}
    order by text.created_at, text.id
    limit 100`.execute(sql);
  return result.rows;
}

export async function hasBuyText(sql: Sql, key: { storeId: number; id: string }): Promise<boolean> {
  const row = await sql
    .selectFrom("buyTexts")
    .select("id")
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertBuyText(
  sql: Sql,
  text: {
    storeId: number;
    id: string;
    buyId: string;
    kind: BuyTextKind;
    autoReply: string | null;
    refusal: string | null;
    promisedAt: Date | null;
    createdAt: Date;
  },
): Promise<void> {
  await sql
    .insertInto("buyTexts")
    .values(text)
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doNothing())
    .execute();
}

/** The open buy of a phone whose newest text brings an answer of its own that has not gone out yet. */
export async function findAutoReply(
  sql: Sql,
  { storeId, phone }: { storeId: number; phone: string },
): Promise<{ buyId: string; body: string } | null> {
  const result = await raw<{ buyId: string; body: string | null }>`
    /* buys.findAutoReply */
    select buy_id, body from due_auto_replies_view where store_id = ${storeId} and phone = ${phone}`.execute(sql);
  const [text] = result.rows;
  return text === undefined || text.body === null ? null : { buyId: text.buyId, body: text.body };
}

/** The newest time that a seller who waits longer was promised by text. */
export async function findLaterPromise(sql: Sql, key: { storeId: number; buyId: string }): Promise<Date | null> {
  const row = await sql
    .selectFrom("buyTexts")
    .select("promisedAt")
    .where("storeId", "=", key.storeId)
    .where("buyId", "=", key.buyId)
    .where("promisedAt", "is not", null)
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.promisedAt ?? null;
}

export async function findStorePhone(sql: Sql, storeId: number): Promise<string | null> {
  const row = await sql.selectFrom("stores").select("phoneNumber").where("id", "=", storeId).executeTakeFirst();
  return row?.phoneNumber ?? null;
}

/** When the store is open on a day, in minutes after midnight: no period on a closed day; null where it never gave hours. */
export async function findHours(
  sql: Sql,
  key: { storeId: number; date: string },
): Promise<readonly OpenPeriod[] | null> {
  const result = await raw<Parameters<typeof openPeriods>[0]>`
    /* buys.findHours */
    select opens_minutes, closes_minutes, hangtag.hours_gap_on(${key.storeId}, ${key.date}) as gap
    from hangtag.hours_on(${key.storeId}, ${key.date})`.execute(sql);
  const [hours] = result.rows;
  return hours === undefined ? null : openPeriods(hours);
}

export type SellerReply = { threadId: string; body: string; at: Date };

/** What each of these phones texted last, by the phone, where no person has answered it. */
export async function listReplies(
  sql: Sql,
  { storeId, phones }: { storeId: number; phones: readonly string[] },
): Promise<Map<string, SellerReply>> {
  const result = await raw<SellerReply & { phone: string; direction: string }>`
    /* buys.listReplies */
    select distinct on (phone) phone, direction, thread_id, body, created_at as at from customer_texts_view
    where store_id = ${storeId} and phone = any(${phones.map((phone) => `+1${phone}`)}::text[])
      and (direction = 'in' or author_name is not null)
    order by phone, created_at desc, id desc`.execute(sql);
  const open = result.rows.filter(({ direction }) => direction === "in");
  return new Map(open.map(({ phone, threadId, body, at }) => [phone.slice(2), { threadId, body, at }]));
}
