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
