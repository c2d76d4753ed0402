import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { FedBuy, OwnBuy } from "./buy-matches.rules.ts";

type Since = { storeId: number; from: BusinessDate };

export type UnlinkedBuy = Omit<OwnBuy, "customerName" | "mobile"> & { number: number };

/** Our buys that the point of sale does not know yet, however far they are. */
export async function listUnlinkedBuys(sql: Sql, { storeId, from }: Since): Promise<UnlinkedBuy[]> {
  const result = await raw<UnlinkedBuy>`
    /* buys.listUnlinkedBuys */
    select id, number, business_date, checked_in_at, customer_id
    from buys
    where store_id = ${storeId} and business_date >= ${from} and pos_sync in ('by_hand', 'not_sent', 'failed')
    order by checked_in_at, id
    limit 300`.execute(sql);
  return result.rows;
}

export type UnmatchedBuy = FedBuy & { number: string };

/** Buys of the registers, open or complete, that are none of ours. */
export async function listUnmatchedBuys(sql: Sql, { storeId, from }: Since): Promise<UnmatchedBuy[]> {
  const result = await raw<UnmatchedBuy>`
    /* buys.listUnmatchedBuys */
    select fed.external_id as pos_buy_id, fed.number, fed.business_date, fed.checked_in_at,
      customer.customer_id, customer.name as customer_name, customer.phone_digits as customer_phone
    from pos_buys_report_view as fed
    left join pos_contacts_view as customer
      on customer.store_id = fed.store_id and customer.external_id = fed.customer_id
    where fed.store_id = ${storeId} and fed.business_date >= ${from} and fed.status <> 'void'
      and not exists (select from buys as ours where ours.store_id = ${storeId} and ours.pos_buy_id = fed.external_id)
      and not exists (select from buys as ours where ours.store_id = ${storeId} and ours.id = fed.client_buy_id)
    order by fed.checked_in_at, fed.external_id
    limit 300`.execute(sql);
  return result.rows;
}

export type RefusedMatch = { buyId: string; posBuyId: string };

export async function listRefusedMatches(
  sql: Sql,
  { storeId, buyIds }: { storeId: number; buyIds: readonly string[] },
): Promise<RefusedMatch[]> {
  return buyIds.length === 0
    ? []
    : sql
        .selectFrom("buyRefusedMatches")
        .select(["buyId", "posBuyId"])
        .where("storeId", "=", storeId)
        .where("buyId", "in", buyIds)
        .orderBy("buyId")
        .orderBy("posBuyId")
        .execute();
}

export async function insertRefusedMatch(
  sql: Sql,
  row: RefusedMatch & { storeId: number; refusedAt: Date; refusedByEmployeeId: number | null },
): Promise<void> {
  await sql
    .insertInto("buyRefusedMatches")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A buy of the feed with all that moves ours on. */
export type WholeFedBuy = {
  number: string;
  clientRef: string | null;
  customerId: string;
  status: "open" | "complete" | "void";
  updatedAt: Date;
  readyAt: Date | null;
  completedAt: Date | null;
  cashOffer: number | null;
  tradeOffer: number | null;
  paidCash: number;
  paidTrade: number;
  itemsOffered: number;
  itemsTaken: number;
  /** Our buy that has it already. */
  ownId: string | null;
};

export async function findFedBuy(
  sql: Sql,
  key: { storeId: number; posBuyId: string },
): Promise<WholeFedBuy | undefined> {
  const result = await raw<WholeFedBuy>`
    /* buys.findFedBuy */
    select fed.number, fed.client_ref, fed.customer_id, fed.status, fed.updated_at, fed.ready_at, fed.completed_at,
      fed.cash_offer_cents as cash_offer, fed.trade_offer_cents as trade_offer,
      fed.paid_cash_cents as paid_cash, fed.paid_trade_cents as paid_trade, fed.items_offered, fed.items_taken,
      (select ours.id from buys as ours where ours.store_id = fed.store_id and ours.pos_buy_id = fed.external_id limit 1) as own_id
    from pos_buys_report_view as fed
    where fed.store_id = ${key.storeId} and fed.external_id = ${key.posBuyId}`.execute(sql);
  return result.rows[0];
}
