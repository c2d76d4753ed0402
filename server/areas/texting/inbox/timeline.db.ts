import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

export type TextNote = Awaited<ReturnType<typeof listNotes>>[number];

/** The newest of a thread, the newest first. */
export async function listNotes(sql: Sql, key: { storeId: number; threadId: string; since: Date | null }) {
  return sql
    .selectFrom("textingNotes as note")
    .innerJoin("employees as employee", (join) =>
      join.onRef("employee.storeId", "=", "note.storeId").onRef("employee.id", "=", "note.employeeId"),
    )
    .select(["note.id", "note.body", "note.createdAt", "employee.firstName as employeeName"])
    .where("note.storeId", "=", key.storeId)
    .where("note.threadId", "=", key.threadId)
    .$if(key.since !== null, (query) => query.where("note.createdAt", ">=", key.since ?? new Date(0)))
    .orderBy("note.createdAt", "desc")
    .limit(200)
    .execute();
}

/** False when it was there already: the same request came twice. */
export async function insertNote(
  sql: Sql,
  note: { storeId: number; id: string; threadId: string; body: string; employeeId: number; createdAt: Date },
): Promise<boolean> {
  const inserted = await sql
    .insertInto("textingNotes")
    .values(note)
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A text that waits for its time is not sent at all. False when it is on its way or gone. */
export async function deleteQueued(sql: Sql, key: { storeId: number; id: string; after: Date }): Promise<boolean> {
  const deleted = await sql
    .deleteFrom("textingMessages")
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .where("direction", "=", "out")
    .where("status", "=", "queued")
    .where("sendAt", ">", key.after)
    .returning("id")
    .executeTakeFirst();
  return deleted !== undefined;
}

export type ConsentState = { purpose: "buys" | "marketing"; isGiven: boolean; source: string; recordedAt: Date };

/** The newest word of a phone about each purpose. A STOP ends both, and START alone brings none back, as for the guard. */
export async function listConsents(sql: Sql, key: { storeId: number; phone: string }): Promise<ConsentState[]> {
  const result = await raw<ConsentState>`
    /* texting.listConsents */
    select distinct on (purpose) purpose, source, recorded_at,
      hangtag.has_text_consent(store_id, phone, purpose) as is_given
    from texting_consents
    where store_id = ${key.storeId} and phone = ${key.phone} and purpose in ('buys', 'marketing')
    order by purpose, seq desc`.execute(sql);
  return result.rows;
}
