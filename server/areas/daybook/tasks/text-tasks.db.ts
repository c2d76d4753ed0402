import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { TextWork } from "./text-tasks.rules.ts";

/** Null when no customer of the company has the phone. */
export async function findPhoneName(
  sql: Sql,
  { accountId, phone }: { accountId: number; phone: string },
): Promise<string | null> {
  const row = await sql
    .selectFrom("customerPhonesView")
    .select(["firstName", "lastName"])
    .where("accountId", "=", accountId)
    .where("phone", "=", phone)
    .orderBy("createdAt", "desc")
    .executeTakeFirst();
  const name = `${row?.firstName ?? ""} ${row?.lastName ?? ""}`.trim();
  return name === "" ? null : name;
}

type Work = { storeId: number; threadId: string; work: TextWork };

/**
 * Whether people have the same to do already: for this customer, or for the store where its carrier is the trouble.
 * Waits for another transaction that adds a task from a text of the store.
 */
export async function isTextTaskOpen(sql: Sql, { storeId, threadId, work }: Work): Promise<boolean> {
  await raw`/* daybook.lockTextTasks */ select pg_advisory_xact_lock(hashtext('daybook text tasks'), ${storeId}::integer)`.execute(
    sql,
  );
  const row = await sql
    .selectFrom("taskOccurrences")
    .select("id")
    .where("storeId", "=", storeId)
    .where("textWork", "=", work)
    .where((where) => where.or([where("textThreadId", "=", threadId), where.val(work === "carrier")]))
    .where("status", "=", "open")
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}
