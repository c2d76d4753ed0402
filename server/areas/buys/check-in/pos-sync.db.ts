import { sql as raw } from "kysely";
import { readSlipNumber } from "#common/buys/slip-number.ts";
import { isUuid } from "#common/inputs/uuid.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type RowKey = { externalId: string; clientRef: string | null; customerId: string; businessDate: string };

/**
 * Returns which rows are buys of ours: by our own id, by the point of sale's, otherwise by the number of the slip that was
 * typed in there on its date. A number that another buy of ours has already, as where two registers count alike, links
 * nothing, and what the row says is of neither. A typed number that another customer of ours is known to stand behind links nothing: a
 * person decides then, as where a person has said that it is another buy.
 */
export async function listBuysOfRows(
  sql: Sql,
  filter: { storeId: number; rows: readonly RowKey[] },
): Promise<{ id: string; externalId: string }[]> {
  const { storeId, rows } = filter;
  const ids = rows.map(({ clientRef }) => (clientRef !== null && isUuid(clientRef) ? clientRef : null));
  const slips = rows.map(({ clientRef }) => (clientRef === null ? null : readSlipNumber(clientRef)));
  const result = await raw<{ id: string; externalId: string }>`
    /* buys.listBuysOfRows */
    with rows as (
      select * from unnest(${rows.map(({ externalId }) => externalId)}::text[], ${ids}::uuid[], ${slips}::integer[],
        ${rows.map(({ businessDate }) => businessDate)}::date[], ${rows.map(({ customerId }) => customerId)}::text[]
      ) as row (external_id, id, slip, business_date, customer_id)
    )
    select buy.id, rows.external_id
    from rows
    join buys as buy on buy.store_id = ${storeId} and buy.id = rows.id
    where not exists (
      select from buys as other
      where other.store_id = ${storeId} and other.pos_buy_id = rows.external_id and other.id <> rows.id
    )
    union
    select buy.id, rows.external_id
    from rows
    join buys as buy on buy.store_id = ${storeId} and buy.pos_buy_id = rows.external_id
    where not exists (
      select from buys as other where other.store_id = ${storeId} and other.id = rows.id and other.id <> buy.id
    )
    union
    select buy.id, rows.external_id
    from rows
    join buys as buy
      on buy.store_id = ${storeId} and buy.business_date = rows.business_date and buy.number = rows.slip
        and buy.pos_buy_id is null
    left join pos_contacts_view as customer
      on customer.store_id = ${storeId} and customer.external_id = rows.customer_id
    where rows.slip is not null
      and (customer.customer_id is null or customer.customer_id = buy.customer_id)
      and not exists (
        select from buys as other where other.store_id = ${storeId} and other.pos_buy_id = rows.external_id
      )
      and not exists (
        select from buy_refused_matches as refused
        where refused.store_id = ${storeId} and refused.buy_id = buy.id and refused.pos_buy_id = rows.external_id
      )
    order by id`.execute(sql);
  return result.rows;
}

/** Whether another buy of the store is this one of the point of sale. */
export async function isPosBuyTaken(
  sql: Sql,
  { storeId, id, posBuyId }: { storeId: number; id: string; posBuyId: string },
): Promise<boolean> {
  const other = await sql
    .selectFrom("buys")
    .select("id")
    .where("storeId", "=", storeId)
    .where("posBuyId", "=", posBuyId)
    .where("id", "!=", id)
    .executeTakeFirst();
  return other !== undefined;
}
