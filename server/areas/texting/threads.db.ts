import { v7 as uuidv7 } from "uuid";
import type { Sql } from "#server/platform/db/db.ts";

export type Thread = NonNullable<Awaited<ReturnType<typeof findThread>>>;

export async function findThread(sql: Sql, key: { storeId: number; phone: string }) {
  return sql
    .selectFrom("textingThreads")
    .select(["id", "phone", "state", "needsReply", "unreadCount", "untextableReason"])
    .where("storeId", "=", key.storeId)
    .where("phone", "=", key.phone)
    .executeTakeFirst();
}

/** Two that write to a new phone at once get one thread. */
export async function findOrAddThread(sql: Sql, key: { storeId: number; phone: string; now: Date }): Promise<Thread> {
  const { storeId, phone, now } = key;
  await sql
    .insertInto("textingThreads")
    .values({ storeId, phone, id: uuidv7({ msecs: now.getTime() }), createdAt: now, lastMessageAt: now })
    .onConflict((conflict) => conflict.columns(["storeId", "phone"]).doNothing())
    .execute();
  const thread = await findThread(sql, key);
  if (thread === undefined) {
    throw new Error("A thread that was just added is not there");
  }
  return thread;
}

type ThreadKey = { storeId: number; id: string };

/** A done thread is open again. */
export async function noteIncoming(sql: Sql, key: ThreadKey & { at: Date; needsReply: boolean }): Promise<void> {
  await sql
    .updateTable("textingThreads")
    .set((is) => ({
      state: "open",
      unreadCount: is("unreadCount", "+", 1),
      needsReply: key.needsReply,
      lastInboundAt: key.at,
      lastMessageAt: key.at,
    }))
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .execute();
}

/**
 * A missed call waits for an answer like a text does. An answered one asks for nothing, and what else waits still does.
 * Texts may have come while it went on, so nothing goes back in time.
 */
export async function noteCall(sql: Sql, key: ThreadKey & { at: Date; isMissed: boolean }): Promise<void> {
  await sql
    .updateTable("textingThreads")
    .set((is) => ({
      ...(key.isMissed && { state: "open", unreadCount: is("unreadCount", "+", 1), needsReply: true }),
      lastInboundAt: is.fn<Date>("greatest", ["lastInboundAt", is.val(key.at)]),
      lastMessageAt: is.fn<Date>("greatest", ["lastMessageAt", is.val(key.at)]),
    }))
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .execute();
}

export async function noteOutgoing(sql: Sql, key: ThreadKey & { at: Date; isAnswer: boolean }): Promise<void> {
  await sql
    .updateTable("textingThreads")
    .set({ ...(key.isAnswer && { needsReply: false }), lastOutboundAt: key.at, lastMessageAt: key.at })
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .execute();
}

export async function markUntextable(sql: Sql, key: ThreadKey & { reason: "landline" | "invalid" }): Promise<void> {
  await sql
    .updateTable("textingThreads")
    .set({ untextableReason: key.reason })
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .execute();
}

/** Returns the thread; null when nothing was unread. */
export async function clearUnread(
  sql: Sql,
  { storeId, ...key }: { storeId: number } & ({ id: string } | { phone: string }),
): Promise<string | null> {
  const row = await sql
    .updateTable("textingThreads")
    .set({ unreadCount: 0 })
    .where("storeId", "=", storeId)
    .where((is) => ("id" in key ? is("id", "=", key.id) : is("phone", "=", key.phone)))
    .where("unreadCount", ">", 0)
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}
