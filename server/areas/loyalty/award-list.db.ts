import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { ListOrder, PagePlace } from "#server/platform/paging/list-order.ts";
import { selectPage, toPage } from "#server/platform/paging/list-page.ts";
import type { Page } from "#server/platform/paging/list-page.ts";
import type { AwardKind, AwardReason, AwardState } from "./earning.rules.ts";

export type Award = {
  /** Unique among the stores that a person sees. */
  id: string;
  storeId: number;
  kind: AwardKind;
  number: string;
  businessDate: BusinessDate;
  happenedAt: Date;
  baseCents: Cents;
  points: number;
  reversedPoints: number;
  state: AwardState;
  reason: AwardReason | null;
  problem: string;
  nextTryAt: Date | null;
  customerId: string | null;
  customerName: string | null;
};

export const awardOrder: ListOrder<"happenedAt"> = {
  columns: { happenedAt: { by: raw.ref("happenedAt"), type: "timestamptz" } },
  tie: { by: raw.ref("id"), type: "text" },
  usual: { sortBy: "happenedAt", descending: true },
};

const columns = [
  ...(["id", "storeId", "kind", "number", "businessDate", "happenedAt", "baseCents", "points"] as const),
  ...(["reversedPoints", "state", "reason", "problem", "nextTryAt", "customerId", "customerName"] as const),
] as const;

export type AwardFilter = { storeId: number; state: AwardState | null };

/** Every transaction of a store, the newest first. */
export async function listAwards(
  sql: Sql,
  { place, ...filter }: AwardFilter & { place: PagePlace },
): Promise<Page<Award>> {
  const query = selectAwards(sql, filter).select(columns).$castTo<Award>();
  return toPage(await selectPage(query, place).execute(), place);
}

export async function countAwards(sql: Sql, filter: AwardFilter): Promise<number> {
  const { count } = await selectAwards(sql, filter)
    .select(raw<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

function selectAwards(sql: Sql, { storeId, state }: AwardFilter) {
  return sql
    .selectFrom("loyaltyAwardsView")
    .where("storeId", "=", storeId)
    .$if(state !== null, (query) => query.where("state", "=", state ?? ""));
}

export type CustomerFilter = {
  customerIds: readonly string[];
  links: readonly { storeId: number; posCustomerId: string }[];
};

/** A customer's transactions in the stores that the caller may see. */
export async function listCustomerAwards(
  sql: Sql,
  { place, ...filter }: CustomerFilter & { place: PagePlace },
): Promise<Page<Award>> {
  const query = selectOfCustomer(sql, filter).select(columns).$castTo<Award>();
  return toPage(await selectPage(query, place).execute(), place);
}

export async function countCustomerAwards(sql: Sql, filter: CustomerFilter): Promise<number> {
  const { count } = await selectOfCustomer(sql, filter)
    .select(raw<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

function selectOfCustomer(sql: Sql, { customerIds, links }: CustomerFilter) {
  const stores = links.map(({ storeId }) => storeId);
  const customers = links.map(({ posCustomerId }) => posCustomerId);
  return sql.selectFrom("loyaltyAwardsView").where(
    raw<boolean>`(customer_id = any(${[...customerIds]}::uuid[])
      or (store_id, pos_customer_id) in (select * from unnest(${stores}::int[], ${customers}::text[])))`,
  );
}

export type LoyaltyShares = {
  /** Sales of the last 30 days. */
  sales: number;
  salesWithoutCustomer: number;
  awarded: number;
  points: number;
  waiting: number;
  failed: number;
};

export async function sumAwards(
  sql: Sql,
  { storeId, from }: { storeId: number; from: BusinessDate },
): Promise<LoyaltyShares> {
  const result = await raw<LoyaltyShares>`
    /* loyalty.sumAwards */
    select count(*) filter (where kind = 'sale')::int as sales,
      count(*) filter (where kind = 'sale' and state = 'no_customer')::int as sales_without_customer,
      count(*) filter (where awarded_at is not null)::int as awarded,
      coalesce(sum(points - reversed_points) filter (where awarded_at is not null), 0)::int as points,
      count(*) filter (where state = 'pending')::int as waiting,
      count(*) filter (where state = 'error')::int as failed
    from loyalty_awards where store_id = ${storeId} and business_date >= ${from}`.execute(sql);
  return result.rows[0] ?? { sales: 0, salesWithoutCustomer: 0, awarded: 0, points: 0, waiting: 0, failed: 0 };
}
