import { sql as raw } from "kysely";
import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { CouponState } from "#common/bounceback/coupon-state.ts";
import { countKept } from "#server/areas/bounceback/day-sums/day-sums.db.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { DB as Tables } from "#server/platform/db/tables.ts";
import type { ListOrder, PagePlace } from "#server/platform/paging/list-order.ts";
import { mapPage, selectPage, toPage } from "#server/platform/paging/list-page.ts";
import type { Page } from "#server/platform/paging/list-page.ts";
import { couponFieldsOf, withCampaign } from "./coupons.db.ts";
import type { Coupon } from "./coupons.db.ts";
import type { SearchPart } from "./search-keys.rules.ts";

export type CouponFilter = {
  state: CouponState | null;
  campaignId: string | null;
  lineageId: string | null;
  batchId: string | null;
  printPending: boolean;
  /** One for all that were made at once, the first of them. */
  firstOfBatch: boolean;
  /** Null searches for nothing; an empty list finds nothing. */
  parts: readonly SearchPart[] | null;
};

type CouponColumn = "issuedAt" | "number" | "name" | "redeemAmount" | "expiresAt" | "redeemedAt";
type CouponTable = Tables & { coupon: Tables["coupons"] };

export const couponOrder: ListOrder<CouponColumn> = {
  columns: {
    issuedAt: { by: raw.ref("coupon.issuedAt"), type: "timestamptz" },
    number: { by: raw.ref("coupon.number"), type: "text" },
    name: { by: raw`coalesce(coupon.name_key, '')`, type: "text" },
    redeemAmount: { by: raw.ref("coupon.redeemAmountCents"), type: "integer" },
    expiresAt: { by: raw.ref("coupon.expiresAt"), type: "timestamptz" },
    redeemedAt: { by: raw`coalesce(coupon.redeemed_at, '2000-01-01+00'::timestamptz)`, type: "timestamptz" },
  },
  tie: { by: raw.ref("coupon.id"), type: "uuid" },
  usual: { sortBy: "issuedAt", descending: true },
};

type CouponQuery = { storeIds: readonly number[]; filter: CouponFilter; now: Date };

/** The page is found by its keys alone, then its rows are read. */
export async function listCoupons(
  sql: Sql,
  { place, ...query }: CouponQuery & { place: PagePlace<CouponColumn> },
): Promise<Page<Coupon>> {
  const page = toPage(
    await selectPage(selectMatching(sql, query).select(["coupon.storeId", "coupon.id"]), place).execute(),
    place,
  );
  const coupons = await readCoupons(
    sql,
    page.rows.map(({ row }) => row),
  );
  return mapPage(page, (row) => coupons.get(row.id) ?? missing(row.id));
}

/** By place, because the contract's REST call asks so; the newest first. */
export async function listCouponPage(
  sql: Sql,
  query: CouponQuery & { offset: number; limit: number },
): Promise<Coupon[]> {
  const rows = await selectMatching(sql, query)
    .select(["coupon.storeId", "coupon.id"])
    .orderBy("coupon.issuedAt", "desc")
    .orderBy("coupon.id", "desc")
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const coupons = await readCoupons(sql, rows);
  return rows.flatMap(({ id }) => coupons.get(id) ?? []);
}

/** At most so many, the newest first. */
export async function searchCoupons(sql: Sql, query: CouponQuery & { limit: number }): Promise<Coupon[]> {
  const rows = await selectMatching(sql, query)
    .select(["coupon.storeId", "coupon.id"])
    .orderBy("coupon.issuedAt", "desc")
    .orderBy("coupon.id", "desc")
    .limit(query.limit)
    .execute();
  const coupons = await readCoupons(sql, rows);
  return rows.flatMap(({ id }) => coupons.get(id) ?? []);
}

/** Without a search it is the sum of kept sums: a store has 200,000 coupons and a list asks each time. */
export async function countCoupons(sql: Sql, query: CouponQuery): Promise<number> {
  const { state, campaignId, lineageId, batchId, printPending, firstOfBatch, parts } = query.filter;
  const { storeIds, now } = query;
  if (batchId === null && !printPending && parts === null && !(firstOfBatch && state !== null)) {
    const kept = await countKept(sql, { storeIds, state, campaignId, lineageId, now });
    return firstOfBatch ? kept - (await countLaterOfBatch(sql, query)) : kept;
  }
  const row = await selectMatching(sql, query)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Those that a list leaves out for the first of their batch: few beside what sales earn. */
async function countLaterOfBatch(sql: Sql, query: CouponQuery): Promise<number> {
  const row = await selectMatching(sql, { ...query, filter: { ...query.filter, firstOfBatch: false } })
    .where("coupon.batchId", "is not", null)
    .where("coupon.source", "=", "bulk")
    .where("coupon.seq", ">", 1)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

async function readCoupons(
  sql: Sql,
  keys: readonly { storeId: number; id: string }[],
): Promise<ReadonlyMap<string, Coupon>> {
  const storeIds = [...new Set(keys.map(({ storeId }) => storeId))];
  const result = await raw<Coupon>`
    /* bounceback.readCoupons */
    select ${couponFieldsOf} from coupons as coupon ${withCampaign}
    where coupon.store_id = any(${storeIds}::int[]) and coupon.id = any(${keys.map(({ id }) => id)}::uuid[])`.execute(
    sql,
  );
  return new Map(result.rows.map((coupon) => [coupon.id, coupon]));
}

function selectMatching(sql: Sql, { storeIds, filter, now }: CouponQuery) {
  const [storeId] = storeIds;
  return sql
    .selectFrom("coupons as coupon")
    .$if(storeIds.length === 1, (query) => query.where("coupon.storeId", "=", storeId ?? 0))
    .$if(storeIds.length !== 1, (query) =>
      query.where("coupon.storeId", "=", raw<number>`any(${[...storeIds]}::int[])`),
    )
    .where((where) => matches(where, filter, now));
}

function matches(
  where: ExpressionBuilder<CouponTable, "coupon">,
  filter: CouponFilter,
  now: Date,
): Expression<SqlBool> {
  const { state, campaignId, lineageId, batchId, printPending, firstOfBatch, parts } = filter;
  return where.and([
    ...(state === null ? [] : [isIn(where, state, now)]),
    ...(campaignId === null ? [] : [where("coupon.campaignId", "=", campaignId)]),
    ...(lineageId === null ? [] : [where("coupon.lineageId", "=", lineageId)]),
    ...(batchId === null ? [] : [where("coupon.batchId", "=", batchId)]),
    ...(firstOfBatch ? [where.or([where("coupon.source", "<>", "bulk"), where("coupon.seq", "=", 1)])] : []),
    ...(printPending ? [where("coupon.printState", "=", "pending")] : []),
    ...(parts === null ? [] : [where.or(parts.map(isBetween))]),
  ]);
}

function isIn(where: ExpressionBuilder<CouponTable, "coupon">, state: CouponState, now: Date): Expression<SqlBool> {
  const isOpen = where.and([where("coupon.redeemedAt", "is", null), where("coupon.voidedAt", "is", null)]);
  switch (state) {
    case "redeemed":
      return where("coupon.redeemedAt", "is not", null);
    case "voided":
      return where("coupon.voidedAt", "is not", null);
    case "pending":
      return where.and([isOpen, where("coupon.startsAt", ">", now)]);
    case "expired":
      return where.and([isOpen, where("coupon.expiresAt", "<", now)]);
    case "redeemable":
      return where.and([isOpen, where("coupon.startsAt", "<=", now), where("coupon.expiresAt", ">=", now)]);
  }
}

/** Written as a range in the index's own order: a pattern would not pass row-level security to the index. */
function isBetween({ column, from, to }: SearchPart): Expression<SqlBool> {
  const value = raw.ref(`coupon.${column}`);
  return column === "number"
    ? raw<SqlBool>`${value} >= ${from} and ${value} < ${`${from}:`}`
    : raw<SqlBool>`${value} collate "C" >= ${from} and ${value} collate "C" < ${to}`;
}

function missing(id: string): never {
  throw new Error(`The coupon ${id} went away between two statements`);
}
