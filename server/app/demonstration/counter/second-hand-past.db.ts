import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type PastBuy = {
  posBuyId: string;
  number: string;
  businessDate: BusinessDate;
  completedAt: Date;
  buyId: string | null;
};

/** Whether the register has sent its past back to a date. */
export async function hasPast(sql: Sql, { storeId, date }: { storeId: number; date: BusinessDate }): Promise<boolean> {
  const row = await sql
    .selectFrom("posBuysReportView")
    .select("externalId")
    .where("storeId", "=", storeId)
    .where("businessDate", "<", date)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The buys that were paid since a date, as they came one after the other. */
export async function listPastBuys(
  sql: Sql,
  { storeId, since }: { storeId: number; since: BusinessDate },
): Promise<PastBuy[]> {
  const result = await raw<PastBuy>`
    /* demonstration.listPastBuys */
    select fed.external_id as pos_buy_id, fed.number, fed.business_date, fed.completed_at, own.id as buy_id
    from pos_buys_report_view as fed
    left join buys as own on own.store_id = fed.store_id and own.pos_buy_id = fed.external_id
    where fed.store_id = ${storeId} and fed.business_date >= ${since}::date and fed.status = 'complete'
      and fed.completed_at is not null and fed.paid_cash_cents + fed.paid_trade_cents > 0
    order by fed.completed_at, fed.external_id`.execute(sql);
  return result.rows;
}

/** The last number of the register before a date. */
export async function findLastNumber(
  sql: Sql,
  { storeId, before }: { storeId: number; before: BusinessDate },
): Promise<number | null> {
  const row = await sql
    .selectFrom("secondHandEntries")
    .select(({ fn }) => fn.max("number").as("number"))
    .where("storeId", "=", storeId)
    .where("businessDate", "<", before)
    .executeTakeFirst();
  return row?.number ?? null;
}
