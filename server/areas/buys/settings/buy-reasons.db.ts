import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

export type ReasonKind = "take" | "pass";
export type BuyReason = {
  id: string;
  kind: ReasonKind;
  name: string;
  position: number;
  isActive: boolean;
  isSeasonal: boolean;
};

export async function listReasons(sql: Sql, storeId: number): Promise<BuyReason[]> {
  const result = await raw<BuyReason>`
    /* buys.listReasons */
    select id, kind, name, position, is_active, is_seasonal from buy_reasons
    where store_id = ${storeId}
    order by kind desc, position, id`.execute(sql);
  return result.rows;
}

export async function saveReason(sql: Sql, storeId: number, reason: BuyReason): Promise<void> {
  const { id, kind, name, position, isActive, isSeasonal } = reason;
  await sql
    .insertInto("buyReasons")
    .values({ storeId, id, kind, name, position, isActive, isSeasonal })
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doUpdateSet({ name, position, isActive, isSeasonal }))
    .execute();
}

/** Those that no buy names go; used ones stay switched off, so that old counts keep their words. */
export async function deleteUnusedReasons(
  sql: Sql,
  filter: { storeId: number; ids: readonly string[] },
): Promise<void> {
  await raw`
    /* buys.deleteUnusedReasons */
    delete from buy_reasons as reason
    where store_id = ${filter.storeId} and id = any(${[...filter.ids]}::uuid[])
      and not exists (
        select 1 from buy_reason_counts as used where used.store_id = reason.store_id and used.reason_id = reason.id)`.execute(
    sql,
  );
}
