import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

export type Call = {
  id: string;
  providerId: string;
  /** Null when the caller hides it. */
  phone: string | null;
  startedAt: Date;
  outcome: "answered" | "missed" | null;
};

/** Locked, so that two that settle it do so one after the other. */
export async function findOrAddCall(
  sql: Sql,
  call: { storeId: number; id: string; providerId: string; phone: string | null; startedAt: Date },
): Promise<Call> {
  await sql
    .insertInto("textingCalls")
    .values(call)
    .onConflict((conflict) => conflict.columns(["storeId", "providerId"]).doNothing())
    .execute();
  return lockedCalls(sql, call.storeId).where("providerId", "=", call.providerId).executeTakeFirstOrThrow();
}

export async function lockCall(sql: Sql, { storeId, id }: { storeId: number; id: string }): Promise<Call | undefined> {
  return lockedCalls(sql, storeId).where("id", "=", id).executeTakeFirst();
}

function lockedCalls(sql: Sql, storeId: number) {
  return sql
    .selectFrom("textingCalls")
    .select(["id", "providerId", "phone", "startedAt"])
    .select(raw<Call["outcome"]>`outcome`.as("outcome"))
    .where("storeId", "=", storeId)
    .forUpdate();
}

/** Without seconds of talk it was missed. */
export async function settleCall(
  sql: Sql,
  { storeId, id, talkSeconds }: { storeId: number; id: string; talkSeconds: number | null },
): Promise<void> {
  await sql
    .updateTable("textingCalls")
    .set({ outcome: talkSeconds === null ? "missed" : "answered", talkSeconds })
    .where("storeId", "=", storeId)
    .where("id", "=", id)
    .execute();
}

type Line = { storeId: number; id: string; callSeconds: number | null };

export async function insertLine(
  sql: Sql,
  { at, ...line }: Line & { threadId: string; providerId: string; at: Date },
): Promise<void> {
  await sql
    .insertInto("textingMessages")
    .values({ ...line, direction: "in", kind: "call", status: "received", body: "", segments: 0, createdAt: at })
    .execute();
}

export async function changeLine(sql: Sql, { storeId, id, callSeconds }: Line): Promise<void> {
  await sql
    .updateTable("textingMessages")
    .set({ callSeconds })
    .where("storeId", "=", storeId)
    .where("id", "=", id)
    .execute();
}

/** The phone that a call rings, E.164. Null when the store gave none, or gave the number that is called itself. */
export async function findRingingPhone(sql: Sql, storeId: number): Promise<string | null> {
  const result = await raw<{ phone: string }>`
    /* texting.findRingingPhone */
    select '+1' || store.phone_number as phone
    from stores as store left join texting_numbers as number on number.store_id = store.id
    where store.id = ${storeId} and store.phone_number ~ '^[2-9][0-9]{9}$'
      and '+1' || store.phone_number is distinct from number.phone`.execute(sql);
  return result.rows[0]?.phone ?? null;
}

export type HiddenCalls = { count: number; lastAt: Date | null };

/** Missed calls whose number was hidden: nobody can text back, so they stand nowhere else. */
export async function countHiddenMissed(
  sql: Sql,
  { storeId, since }: { storeId: number; since: Date },
): Promise<HiddenCalls> {
  const { count, lastAt } = await sql
    .selectFrom("textingCalls")
    .select(({ fn }) => [fn.countAll<string>().as("count"), fn.max("startedAt").as("lastAt")])
    .where("storeId", "=", storeId)
    .where("phone", "is", null)
    .where("outcome", "=", "missed")
    .where("startedAt", ">=", since)
    .executeTakeFirstOrThrow();
  return { count: Number(count), lastAt };
}
