import type { Sql } from "#server/platform/db/db.ts";

export type KeptType = "image/jpeg" | "image/png" | "image/gif";
type Key = { storeId: number; messageId: string; place: number };

/** What happened to a picture that was fetched. */
export type FetchOutcome =
  | { state: "kept"; mediaType: KeptType; bytes: Buffer }
  | { state: "unsupported" | "missing"; mediaType: null; bytes: null };

export async function insertWaiting(
  sql: Sql,
  pictures: readonly (Key & { sourceUrl: string; receivedAt: Date })[],
): Promise<void> {
  await sql.insertInto("textingPictures").values(pictures).execute();
}

export async function listWaiting(
  sql: Sql,
  key: { storeId: number; messageId: string },
): Promise<{ place: number; sourceUrl: string }[]> {
  return sql
    .selectFrom("textingPictures")
    .select(["place", "sourceUrl"])
    .where("storeId", "=", key.storeId)
    .where("messageId", "=", key.messageId)
    .where("state", "=", "waiting")
    .orderBy("place")
    .execute();
}

/** Returns the thread; null when another run was first. */
export async function saveFetched(sql: Sql, key: Key & FetchOutcome): Promise<string | null> {
  const row = await sql
    .updateTable("textingPictures as picture")
    .from("textingMessages as message")
    .set({ state: key.state, mediaType: key.mediaType, bytes: key.bytes })
    .whereRef("message.storeId", "=", "picture.storeId")
    .whereRef("message.id", "=", "picture.messageId")
    .where("picture.storeId", "=", key.storeId)
    .where("picture.messageId", "=", key.messageId)
    .where("picture.place", "=", key.place)
    .where("picture.state", "=", "waiting")
    .returning("message.threadId")
    .executeTakeFirst();
  return row?.threadId ?? null;
}

export async function findKept(sql: Sql, key: Key): Promise<{ mediaType: string; bytes: Buffer } | null> {
  const row = await sql
    .selectFrom("textingPictures")
    .select(["mediaType", "bytes"])
    .where("storeId", "=", key.storeId)
    .where("messageId", "=", key.messageId)
    .where("place", "=", key.place)
    .executeTakeFirst();
  return row?.mediaType && row.bytes ? { mediaType: row.mediaType, bytes: row.bytes } : null;
}

export async function deleteOlder(sql: Sql, key: { storeId: number; than: Date }): Promise<void> {
  await sql
    .updateTable("textingPictures")
    .set({ state: "deleted", mediaType: null, bytes: null })
    .where("storeId", "=", key.storeId)
    .where("state", "in", ["waiting", "kept"])
    .where("receivedAt", "<", key.than)
    .execute();
}

export async function listWaitingMessages(sql: Sql, storeId: number): Promise<string[]> {
  const rows = await sql
    .selectFrom("textingPictures")
    .select("messageId")
    .distinct()
    .where("storeId", "=", storeId)
    .where("state", "=", "waiting")
    .execute();
  return rows.map(({ messageId }) => messageId);
}
