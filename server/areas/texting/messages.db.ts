import { sql as raw } from "kysely";
import type { Failure } from "#server/adapters/texting/texting.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { BlockCode } from "./guard.db.ts";

export type MessageStatus =
  | "queued"
  | "sending"
  | "unknown"
  | "sent"
  | "delivered"
  | "undelivered"
  | "failed"
  | "blocked"
  | "received";

type Key = { storeId: number; id: string };

export async function insertOutgoing(
  sql: Sql,
  message: Key & {
    threadId: string;
    kind: string;
    body: string;
    segments: number;
    blockCode: BlockCode | null;
    sendAt: Date;
    notAfter: Date | null;
    scheduledFor: Date | null;
    employeeId: number | null;
    createdAt: Date;
  },
): Promise<void> {
  const status = message.blockCode === null ? "queued" : "blocked";
  await sql
    .insertInto("textingMessages")
    .values({ ...message, status, direction: "out" })
    .execute();
}

/** False when the service's id is there already: the same text came twice. */
export async function insertIncoming(
  sql: Sql,
  message: Key & {
    threadId: string;
    body: string;
    media: readonly { url: string; type: string }[];
    segments: number;
    providerId: string;
    createdAt: Date;
  },
): Promise<boolean> {
  const inserted = await sql
    .insertInto("textingMessages")
    .values({
      ...message,
      media: JSON.stringify(message.media),
      direction: "in",
      kind: "conversation",
      status: "received",
    })
    .onConflict((conflict) =>
      conflict.columns(["storeId", "providerId"]).where("providerId", "is not", null).doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export type MessageToSend = NonNullable<Awaited<ReturnType<typeof lockMessage>>>;

export async function lockMessage(sql: Sql, { storeId, id }: Key) {
  return sql
    .selectFrom("textingMessages as message")
    .innerJoin("textingThreads as thread", (join) =>
      join.onRef("thread.storeId", "=", "message.storeId").onRef("thread.id", "=", "message.threadId"),
    )
    .select(["message.id", "message.threadId", "message.kind", "message.body", "message.status", "message.sendAt"])
    .select([
      "message.notAfter",
      "message.scheduledFor",
      "message.providerId",
      "message.priceMicros",
      "message.createdAt",
      "thread.phone",
    ])
    .where("message.storeId", "=", storeId)
    .where("message.id", "=", id)
    .where("message.direction", "=", "out")
    .forUpdate("message")
    .executeTakeFirst();
}

export async function findProviderId(sql: Sql, { storeId, id }: Key): Promise<string | null> {
  const row = await sql
    .selectFrom("textingMessages")
    .select("providerId")
    .where("storeId", "=", storeId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.providerId ?? null;
}

/** Whether an employee wrote in the thread of a text after it. */
export async function hasAnswer(sql: Sql, { storeId, id }: Key): Promise<boolean> {
  const result = await raw<{ isAnswered: boolean }>`
    /* texting.hasAnswer */
    select exists (
      select from texting_messages as asked
      join texting_messages as answer on answer.store_id = asked.store_id and answer.thread_id = asked.thread_id
      where asked.store_id = ${storeId} and asked.id = ${id} and answer.direction = 'out'
        and answer.employee_id is not null and answer.status <> 'blocked' and answer.created_at > asked.created_at
    ) as is_answered`.execute(sql);
  return result.rows[0]?.isAnswered ?? false;
}

export type MessageChange = {
  status?: MessageStatus;
  sendAt?: Date;
  sentAt?: Date;
  endedAt?: Date;
  blockCode?: BlockCode;
  failureReason?: Failure["reason"];
  failureCode?: string;
  failureText?: string;
  providerId?: string;
  priceMicros?: number;
};

/** The trigger refuses a status that goes backwards. */
export async function changeMessage(sql: Sql, { storeId, id }: Key, change: MessageChange): Promise<void> {
  await sql.updateTable("textingMessages").set(change).where("storeId", "=", storeId).where("id", "=", id).execute();
}

/** Returns the threads of those that still waited. */
export async function withdrawQueued(sql: Sql, key: { storeId: number; ids: readonly string[] }): Promise<string[]> {
  const rows = await sql
    .updateTable("textingMessages")
    .set({ status: "blocked", blockCode: "TEXT_WITHDRAWN" })
    .where("storeId", "=", key.storeId)
    .where("id", "=", raw<string>`any(${[...key.ids]}::uuid[])`)
    .where("status", "=", "queued")
    .returning("threadId")
    .execute();
  return [...new Set(rows.map(({ threadId }) => threadId))];
}

export type Message = Awaited<ReturnType<ReturnType<typeof messagesOf>["execute"]>>[number];

/** The newest of a thread, the newest first. */
export async function listMessages(
  sql: Sql,
  key: { storeId: number; threadId: string; count: number },
): Promise<Message[]> {
  return messagesOf(sql, key.storeId)
    .where("message.threadId", "=", key.threadId)
    .orderBy("message.createdAt", "desc")
    .orderBy("message.id", "desc")
    .limit(key.count)
    .execute();
}

export async function findMessage(sql: Sql, { storeId, id }: Key): Promise<Message | null> {
  const row = await messagesOf(sql, storeId).where("message.id", "=", id).executeTakeFirst();
  return row ?? null;
}

export type PictureState = "waiting" | "kept" | "unsupported" | "missing" | "deleted";
export type Picture = { place: number; state: PictureState };

const picturesOf = raw<Picture[]>`case when message.media = '[]'::jsonb then '[]'::jsonb else (
  select coalesce(jsonb_agg(jsonb_build_object('place', picture.place, 'state', picture.state) order by picture.place), '[]'::jsonb)
  from texting_pictures as picture
  where picture.store_id = message.store_id and picture.message_id = message.id) end`;

function messagesOf(sql: Sql, storeId: number) {
  return sql
    .selectFrom("textingMessages as message")
    .leftJoin("employees as employee", (join) =>
      join.onRef("employee.storeId", "=", "message.storeId").onRef("employee.id", "=", "message.employeeId"),
    )
    .select(["message.id", "message.direction", "message.kind", "message.body", "message.segments", "message.status"])
    .select([
      "message.sendAt",
      "message.blockCode",
      "message.failureReason",
      "message.failureText",
      "message.createdAt",
    ])
    .select(["message.scheduledFor", "message.employeeId", "employee.firstName as employeeName", "message.callSeconds"])
    .select(picturesOf.as("pictures"))
    .where("message.storeId", "=", storeId);
}
