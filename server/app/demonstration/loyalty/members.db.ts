import { sql as raw } from "kysely";
import type { Insertable } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { AwardKind } from "#server/areas/loyalty/earning.rules.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type {
  CustomerPosLinks,
  Customers,
  LoyaltyAwards,
  LoyaltyPoints,
  LoyaltyRuns,
} from "#server/platform/db/tables.ts";
import type { Visitor } from "./members.rules.ts";

/** One process at a time fills in the members. Returns false while another does. */
export async function takeMembers(sql: Sql, storeId: number): Promise<boolean> {
  const result = await raw<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('demonstration members'), ${storeId}::int) as is_mine`.execute(sql);
  return result.rows[0]?.isMine === true;
}

/** Whether house points were given from a date on by an earlier start. */
export async function hasMembers(sql: Sql, { storeId, before }: { storeId: number; before: Date }): Promise<boolean> {
  const row = await sql
    .selectFrom("loyaltyPoints")
    .select("id")
    .where("storeId", "=", storeId)
    .where("at", "<", before)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether the register has sent its past until before a date, and PostgreSQL has counted it since: without statistics its
 * plans for so many new rows take minutes.
 */
export async function hasPast(sql: Sql, { storeId, date }: { storeId: number; date: BusinessDate }): Promise<boolean> {
  const result = await raw`
    /* demonstration.hasPast */
    select where exists (select from pos_transactions where store_id = ${storeId} and business_date < ${date})
      and (select min(reltuples) from pg_class
        where oid in ('pos_customers'::regclass, 'pos_transactions'::regclass, 'pos_transaction_lines'::regclass)) > 0`.execute(
    sql,
  );
  return result.rows.length > 0;
}

export type RegisterVisitor = Visitor & {
  name: string;
  mobile: string;
  email: string | null;
  knownSince: BusinessDate;
};

/** The register's customers of some days with a phone, of whom we have no record. */
export async function listVisitors(
  sql: Sql,
  { storeId, accountId, from, to }: { storeId: number; accountId: number; from: BusinessDate; to: BusinessDate },
): Promise<RegisterVisitor[]> {
  const result = await raw<RegisterVisitor>`
    /* demonstration.listVisitors */
    with visit as (
      select customer_id, false as is_buy from pos_transactions
      where store_id = ${storeId} and business_date between ${from} and ${to} and not is_gone and customer_id is not null
      union all
      select customer_id, true from pos_buys
      where store_id = ${storeId} and business_date between ${from} and ${to} and not is_gone and status = 'complete'
    )
    select person.external_id as pos_customer_id, person.name, person.phone_digits as mobile, person.email,
      least(person.business_date, ${from}::date) as known_since, count(*)::int as visits, bool_or(visit.is_buy) as has_sold
    from visit
    join pos_customers as person on person.store_id = ${storeId} and person.external_id = visit.customer_id
    where not person.is_gone and person.phone_digits ~ '^[2-9][0-8][0-9][2-9][0-9]{6}$'
      and not exists (select from customer_pos_links as link
        where link.store_id = person.store_id and link.pos_customer_id = person.external_id)
      and not exists (select from customers as earlier
        where earlier.account_id = ${accountId} and earlier.mobile = '+1' || person.phone_digits)
    group by person.external_id, person.name, person.phone_digits, person.email, person.business_date
    order by person.external_id`.execute(sql);
  return result.rows;
}

/** In parts, because a statement takes at most 65,535 values. */
const most = 500;

export async function insertMembers(
  sql: Sql,
  members: readonly { customer: Insertable<Customers>; link: Insertable<CustomerPosLinks> }[],
): Promise<void> {
  for (let from = 0; from < members.length; from += most) {
    const part = members.slice(from, from + most);
    await sql
      .insertInto("customers")
      .values(part.map(({ customer }) => customer))
      .execute();
    await sql
      .insertInto("customerPosLinks")
      .values(part.map(({ link }) => link))
      .execute();
  }
}

export type DueAward = {
  kind: AwardKind;
  transactionId: string;
  number: string;
  businessDate: BusinessDate;
  baseCents: Cents;
  leftCents: Cents;
  centsPerPoint: Cents;
  /** Null for who has not joined. */
  customerId: string | null;
};

/** Transactions whose points were not given yet, also those of which so much came back since that nothing is left to give. */
export async function listDueAwards(
  sql: Sql,
  { storeId, to }: { storeId: number; to: BusinessDate },
): Promise<DueAward[]> {
  const result = await raw<DueAward>`
    /* demonstration.listDueAwards */
    select award.kind, award.transaction_id, award.number, award.business_date, award.base_cents, award.left_cents,
      award.cents_per_point, coalesce(award.customer_id, link.customer_id) as customer_id
    from loyalty_awards as award
    left join customer_pos_links as link
      on link.store_id = award.store_id and link.pos_customer_id = award.pos_customer_id
    where award.store_id = ${storeId} and award.sent_at is null and award.business_date <= ${to}
      and (award.state in ('pending', 'no_account')
        or (award.reason = 'too_little' and award.base_cents >= award.cents_per_point))
    order by award.kind, award.transaction_id
    for update of award`.execute(sql);
  return result.rows;
}

type AwardKey = { storeId: number; kind: AwardKind; transactionId: string };

export async function updateAward(
  sql: Sql,
  { storeId, kind, transactionId, ...change }: AwardKey & Partial<Insertable<LoyaltyAwards>>,
): Promise<void> {
  await sql
    .updateTable("loyaltyAwards")
    .set(change)
    .where("storeId", "=", storeId)
    .where("kind", "=", kind)
    .where("transactionId", "=", transactionId)
    .execute();
}

export async function insertPoints(sql: Sql, points: readonly Insertable<LoyaltyPoints>[]): Promise<void> {
  for (let from = 0; from < points.length; from += most) {
    await sql
      .insertInto("loyaltyPoints")
      .values(points.slice(from, from + most))
      .execute();
  }
}

/** How many transactions of each date earn or could have. */
export async function countTransactions(
  sql: Sql,
  { storeId, to }: { storeId: number; to: BusinessDate },
): Promise<{ businessDate: BusinessDate; transactions: number }[]> {
  return sql
    .selectFrom("loyaltyAwards")
    .select("businessDate")
    .select(raw<number>`count(*)::int`.as("transactions"))
    .where("storeId", "=", storeId)
    .where("businessDate", "<=", to)
    .groupBy("businessDate")
    .orderBy("businessDate")
    .execute();
}

/** The nights' runs in place of those that the register's past has started just now. */
export async function replaceRuns(
  sql: Sql,
  { storeId, to, runs }: { storeId: number; to: BusinessDate; runs: readonly Insertable<LoyaltyRuns>[] },
): Promise<void> {
  await sql.deleteFrom("loyaltyRuns").where("storeId", "=", storeId).where("businessDate", "<=", to).execute();
  if (runs.length > 0) {
    await sql
      .insertInto("loyaltyRuns")
      .values([...runs])
      .execute();
  }
}

/** When points were last given because a person pressed or a night came; null before the first run. */
export async function lastRunAt(sql: Sql, storeId: number): Promise<Date | null> {
  const row = await sql
    .selectFrom("loyaltyRuns")
    .select("startedAt")
    .where("storeId", "=", storeId)
    .orderBy("startedAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.startedAt ?? null;
}

/** Whether a member has bought something after a moment. */
export async function hasEarnedSince(sql: Sql, { storeId, at }: { storeId: number; at: Date }): Promise<boolean> {
  const result = await raw`
    /* demonstration.hasEarnedSince */
    select from pos_transactions as ticket
    join customer_pos_links as link on link.store_id = ticket.store_id and link.pos_customer_id = ticket.customer_id
    where ticket.store_id = ${storeId} and ticket.at > ${at} and ticket.type = 'sale' and not ticket.is_gone
      and ticket.net_cents > 0
    limit 1`.execute(sql);
  return result.rows.length > 0;
}
