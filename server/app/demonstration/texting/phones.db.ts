import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

export async function listNumbers(sql: Sql): Promise<{ storeId: number; phone: string; state: string }[]> {
  const rows = await sql
    .selectFrom("textingNumbers")
    .select(["storeId", "phone", "registrationState"])
    .where("phone", "is not", null)
    .orderBy("storeId")
    .execute();
  return rows.flatMap(({ storeId, phone, registrationState: state }) =>
    phone === null ? [] : [{ storeId, phone, state }],
  );
}

export async function findServiceIds(sql: Sql, storeId: number) {
  return sql
    .selectFrom("textingNumbers")
    .select(["numberId", "serviceId"])
    .where("storeId", "=", storeId)
    .executeTakeFirst();
}

/** Customers with a mobile, so that threads have names; different ones each time. */
export async function findTexter(
  sql: Sql,
  { accountId, turn }: { accountId: number; turn: number },
): Promise<string | null> {
  const { count } = await sql
    .selectFrom("customers")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("accountId", "=", accountId)
    .where("mobile", "is not", null)
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) {
    return null;
  }
  const row = await sql
    .selectFrom("customers")
    .select("mobile")
    .where("accountId", "=", accountId)
    .where("mobile", "is not", null)
    .orderBy("id")
    .offset((turn * 7) % Number(count))
    .limit(1)
    .executeTakeFirst();
  return row?.mobile ?? null;
}

export type Unanswered = { threadId: string; phone: string; isCall: boolean };

/** Open threads that wait for an answer, the oldest first; those that opted out can have none. */
export async function listUnanswered(sql: Sql, storeId: number): Promise<Unanswered[]> {
  const result = await raw<Unanswered>`
    /* demonstration.listUnanswered */
    select thread.id as thread_id, thread.phone, latest.kind = 'call' as is_call
    from texting_threads as thread
    join lateral (
      select kind from texting_messages as message
      where message.store_id = thread.store_id and message.thread_id = thread.id
      order by created_at desc, id desc limit 1) as latest on true
    where thread.store_id = ${storeId} and thread.state = 'open' and thread.needs_reply
    order by thread.last_message_at, thread.id limit 50`.execute(sql);
  return result.rows;
}
