import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

export type ThreadChange = {
  state?: "open" | "done";
  needsReply?: boolean;
  unreadCount?: number;
  hasFailed?: boolean;
  isPinned?: boolean;
  assignedEmployeeId?: number | null;
  stopDismissedAt?: Date;
};

/** Nobody else changes the thread until the transaction ends. False when the store has none. */
export async function lockThread(sql: Sql, key: { storeId: number; id: string }): Promise<boolean> {
  const row = await sql
    .selectFrom("textingThreads")
    .select("id")
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function changeThread(
  sql: Sql,
  { storeId, id }: { storeId: number; id: string },
  change: ThreadChange,
): Promise<void> {
  await sql.updateTable("textingThreads").set(change).where("storeId", "=", storeId).where("id", "=", id).execute();
}

/** The customer waits again where what was written to them after their last text does not go. */
export async function askForReply(sql: Sql, key: { storeId: number; id: string }): Promise<void> {
  await raw`
    /* texting.askForReply */
    update texting_threads as thread set needs_reply = true
    where thread.store_id = ${key.storeId} and thread.id = ${key.id} and thread.state = 'open' and not thread.needs_reply
      and thread.last_inbound_at is not null and not hangtag.is_opted_out(thread.store_id, thread.phone) and not exists (
        select from texting_messages as answer
        where answer.store_id = thread.store_id and answer.thread_id = thread.id and answer.direction = 'out'
          and answer.employee_id is not null and answer.status <> 'blocked'
          and answer.created_at >= thread.last_inbound_at)`.execute(sql);
}
