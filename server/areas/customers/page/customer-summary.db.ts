import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { CustomerRecords } from "./customer-records.db.ts";
import { nationalNumber } from "./customer-lists.db.ts";

export type CustomerFigures = {
  buys: number;
  firstBuyOn: BusinessDate | null;
  lastBuyOn: BusinessDate | null;
  /** Of finished buys whose pieces were counted. */
  itemsTaken: number;
  itemsBrought: number;
  paidCents: number;
  tradeCents: number;
  coupons: number;
  usableCoupons: number;
  usedCoupons: number;
  texts: number;
  visits: number;
  purchasedCents: number;
  lastPurchaseOn: BusinessDate | null;
  notes: number;
};

/** All that the head of the page counts, in one statement. */
export async function readFigures(
  sql: Sql,
  { accountId, records, now }: { accountId: number; records: CustomerRecords; now: Date },
): Promise<CustomerFigures> {
  const stores = records.links.map(({ storeId }) => storeId);
  const customers = records.links.map(({ posCustomerId }) => posCustomerId);
  const cellphones = records.phones.map(nationalNumber);
  const result = await raw<CustomerFigures>`
    /* customers.readFigures */
    with links as (select * from unnest(${stores}::int[], ${customers}::text[]) as link (store_id, pos_customer_id)),
    sold as (
      select count(*) filter (where outcome is distinct from 'cancelled')::int as buys,
        min(business_date) filter (where outcome is distinct from 'cancelled') as first_buy_on,
        max(business_date) filter (where outcome is distinct from 'cancelled') as last_buy_on,
        coalesce(sum(items_taken) filter (where is_counted), 0)::int as items_taken,
        coalesce(sum(items_taken + items_passed) filter (where is_counted), 0)::int as items_brought,
        coalesce(sum(paid_cents), 0)::int as paid_cents,
        coalesce(sum(paid_cents) filter (where payout = 'credit'), 0)::int as trade_cents
      from (
        select *, status = 'complete' and items_taken is not null and items_passed is not null as is_counted
        from customer_buys_view
        where account_id = ${accountId} and customer_id = any(${records.ids}::uuid[])
      ) as buy
    ),
    given as (
      select count(*)::int as coupons,
        count(*) filter (where redeemed_at is null and voided_at is null
          and starts_at <= ${now} and expires_at >= ${now})::int as usable_coupons,
        count(*) filter (where redeemed_at is not null)::int as used_coupons
      from customer_coupons_view
      where account_id = ${accountId} and (customer_id = any(${records.ids}::uuid[])
        or (customer_id is null and (cellphone = any(${cellphones}::text[])
          or (store_id, pos_customer_id) in (select store_id, pos_customer_id from links))))
    ),
    written as (select count(*)::int as texts from customer_texts_view where phone = any(${records.phones}::text[])),
    bought as (
      select count(*) filter (where type <> 'void')::int as visits,
        coalesce(sum(total_cents) filter (where type <> 'void'), 0)::int as purchased_cents,
        max(business_date) filter (where type <> 'void') as last_purchase_on
      from customer_purchases_view
      where (store_id, pos_customer_id) in (select store_id, pos_customer_id from links)
    ),
    noted as (
      select count(*)::int as notes from customer_notes
      where account_id = ${accountId} and customer_id = any(${records.ids}::uuid[]) and deleted_at is null
    )
    select * from sold, given, written, bought, noted`.execute(sql);
  const [figures] = result.rows;
  if (!figures) {
    throw new Error("A statement without conditions has one row");
  }
  return figures;
}

/** The newest word of a phone in a store about a purpose; `all` is a stop of everything. */
export type PhoneWord = { purpose: "all" | "buys" | "marketing"; isYes: boolean; at: Date };

export async function listWords(sql: Sql, key: { storeId: number; phone: string }): Promise<PhoneWord[]> {
  const result = await raw<PhoneWord>`
    /* customers.listWords */
    select distinct on (purpose) purpose, action = 'opt_in' as is_yes, recorded_at as at
    from customer_words_said_view
    where store_id = ${key.storeId} and phone = ${key.phone}
    order by purpose, seq desc`.execute(sql);
  return result.rows;
}

/** Whether the guard would let texts pass to a phone; it reads more than the store's own ledger. */
export type TextPermissions = { isOptedOut: boolean; buys: boolean; marketing: boolean };

export async function findTextPermissions(
  sql: Sql,
  { storeId, phone }: { storeId: number; phone: string },
): Promise<TextPermissions> {
  const result = await raw<TextPermissions>`
    /* customers.findTextPermissions */
    select hangtag.is_opted_out(${storeId}::int, ${phone}::text) as is_opted_out,
      hangtag.has_text_consent(${storeId}::int, ${phone}::text, 'buys') as buys,
      hangtag.has_text_consent(${storeId}::int, ${phone}::text, 'marketing') as marketing`.execute(sql);
  return result.rows[0] ?? { isOptedOut: false, buys: false, marketing: false };
}

/** The buy that is at this store's counter now, the newest of them. */
export type OpenBuy = {
  id: string;
  number: number;
  stage: string;
  bags: number;
  boxes: number;
  bins: number;
  others: number;
  location: string;
  cashOfferCents: number | null;
  tradeOfferCents: number | null;
  checkedInAt: Date;
  readyAt: Date | null;
};

export async function findOpenBuy(
  sql: Sql,
  { storeId, accountId, ids }: { storeId: number; accountId: number; ids: readonly string[] },
): Promise<OpenBuy | null> {
  const row = await sql
    .selectFrom("customerBuysView")
    .select(["id", "number", "stage", "bags", "boxes", "bins", "others", "location"])
    .select(["cashOfferCents", "tradeOfferCents", "checkedInAt", "readyAt"])
    .where("accountId", "=", accountId)
    .where("storeId", "=", storeId)
    .where("customerId", "=", raw<string>`any(${[...ids]}::uuid[])`)
    .where("status", "=", "open")
    .orderBy("checkedInAt", "desc")
    .limit(1)
    .$castTo<OpenBuy>()
    .executeTakeFirst();
  return row ?? null;
}
