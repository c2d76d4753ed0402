import { sql as raw } from "kysely";
import { z } from "zod";
import { buyMessageKinds } from "#common/buys/buy-messages.ts";
import type { BuyMessageKind } from "#common/buys/buy-messages.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type BuyMessage = {
  id: string;
  kind: BuyMessageKind;
  name: string;
  body: string;
  autoReply: string | null;
  /** The one of its kind that one press sends. */
  isDefault: boolean;
  isAutomatic: boolean;
};

const kindOf = z.enum(buyMessageKinds);

/** In the store's order. */
export async function listMessages(sql: Sql, storeId: number): Promise<BuyMessage[]> {
  const rows = await sql
    .selectFrom("buyMessages")
    .select(["id", "kind", "name", "body", "autoReply", "isDefault", "isAutomatic"])
    .where("storeId", "=", storeId)
    .where("deletedAt", "is", null)
    .orderBy("position")
    .orderBy("id")
    .limit(100)
    .execute();
  return rows.map((row) => ({ ...row, kind: kindOf.parse(row.kind) }));
}

/** What the store has had so far, deleted or not: the ids of its messages, and their kinds. */
export async function listEarlier(sql: Sql, storeId: number): Promise<{ id: string; kind: string }[]> {
  return sql.selectFrom("buyMessages").select(["id", "kind"]).where("storeId", "=", storeId).execute();
}

/** Brings back one that was deleted while a person still edited it: what was typed is not lost. */
export async function saveMessage(
  sql: Sql,
  { storeId, position, now, ...message }: BuyMessage & { storeId: number; position: number; now: Date },
): Promise<void> {
  const { id, ...words } = message;
  await sql
    .insertInto("buyMessages")
    .values({ storeId, id, ...words, position, createdAt: now })
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doUpdateSet({ ...words, deletedAt: null }))
    .execute();
}

/** Those of the ids stand in their order; others stay where they are. */
export async function placeMessages(sql: Sql, { storeId, ids }: { storeId: number; ids: readonly string[] }) {
  await raw`
    /* buys.placeMessages */
    update buy_messages as message set position = place.position
    from unnest(${[...ids]}::uuid[]) with ordinality as place (id, position)
    where message.store_id = ${storeId} and message.id = place.id`.execute(sql);
}

/** One of a kind at most is the default. */
export async function clearDefault(
  sql: Sql,
  key: { storeId: number; kind: BuyMessageKind; id: string },
): Promise<void> {
  await sql
    .updateTable("buyMessages")
    .set({ isDefault: false })
    .where("storeId", "=", key.storeId)
    .where("kind", "=", key.kind)
    .where("id", "!=", key.id)
    .where("isDefault", "=", true)
    .execute();
}

export async function deleteMessage(sql: Sql, key: { storeId: number; id: string; now: Date }): Promise<void> {
  await sql
    .updateTable("buyMessages")
    .set({ deletedAt: key.now, isDefault: false })
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .execute();
}
