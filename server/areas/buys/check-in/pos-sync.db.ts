import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/** Returns which rows are buys of ours: by our own id, otherwise by the point of sale's. */
export async function listBuysOfRows(
  sql: Sql,
  filter: { storeId: number; rows: readonly { externalId: string; clientRef: string | null }[] },
): Promise<{ id: string; externalId: string }[]> {
  const ids = filter.rows.map(({ clientRef }) => (clientRef !== null && uuid.test(clientRef) ? clientRef : null));
  const result = await raw<{ id: string; externalId: string }>`
    /* buys.listBuysOfRows */
    select buy.id, told.external_id
    from unnest(${filter.rows.map(({ externalId }) => externalId)}::text[], ${ids}::uuid[]) as told (external_id, id)
    join buys as buy on buy.store_id = ${filter.storeId} and (buy.id = told.id or buy.pos_buy_id = told.external_id)
    order by buy.id`.execute(sql);
  return result.rows;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
