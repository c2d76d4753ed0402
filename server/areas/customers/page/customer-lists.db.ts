import { sql as raw } from "kysely";
import type { ExpressionBuilder, RawBuilder, SqlBool } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { DB as Tables } from "#server/platform/db/tables.ts";
import type { ListOrder, PagePlace } from "#server/platform/paging/list-order.ts";
import { selectPage, toPage } from "#server/platform/paging/list-page.ts";
import type { Page } from "#server/platform/paging/list-page.ts";
import type { CustomerRecords } from "./customer-records.db.ts";

export type CustomerBuy = {
  id: string;
  storeId: number;
  businessDate: BusinessDate;
  number: number;
  status: "open" | "complete";
  stage: string;
  outcome: string | null;
  bags: number;
  boxes: number;
  bins: number;
  others: number;
  itemsTaken: number | null;
  itemsPassed: number | null;
  paidCents: number | null;
  payout: "cash" | "credit" | "check" | "digital" | null;
};

const counted = raw<number>`count(*)`.as("count");

export type Owned = { accountId: number; records: CustomerRecords };

export const buyOrder: ListOrder<"date"> = {
  columns: { date: { by: raw.ref("checkedInAt"), type: "timestamptz" } },
  tie: { by: raw.ref("id"), type: "uuid" },
  usual: { sortBy: "date", descending: true },
};

export async function listBuys(
  sql: Sql,
  { place, ...owned }: Owned & { place: PagePlace },
): Promise<Page<CustomerBuy>> {
  const query = selectBuys(sql, owned)
    .select([
      "id",
      "storeId",
      "businessDate",
      "number",
      "status",
      "stage",
      "outcome",
      "bags",
      "boxes",
      "bins",
      "others",
    ])
    .select(["itemsTaken", "itemsPassed", "paidCents", "payout"])
    .$castTo<CustomerBuy>();
  return toPage(await selectPage(query, place).execute(), place);
}

export async function countBuys(sql: Sql, owned: Owned): Promise<number> {
  const { count } = await selectBuys(sql, owned).select(counted).executeTakeFirstOrThrow();
  return count;
}

function selectBuys(sql: Sql, { accountId, records }: Owned) {
  return sql
    .selectFrom("customerBuysView")
    .where("accountId", "=", accountId)
    .where("customerId", "=", anyId(records.ids));
}

export type CustomerCoupon = {
  id: string;
  storeId: number;
  number: string;
  redeemAmountCents: number;
  redeemStartOn: BusinessDate;
  redeemEndOn: BusinessDate;
  startsAt: Date;
  expiresAt: Date;
  issuedAt: Date;
  redeemedAt: Date | null;
  redeemStoreName: string | null;
  voidedAt: Date | null;
};

export const couponOrder: ListOrder<"issuedAt"> = {
  columns: { issuedAt: { by: raw.ref("issuedAt"), type: "timestamptz" } },
  tie: { by: raw.ref("id"), type: "uuid" },
  usual: { sortBy: "issuedAt", descending: true },
};

export async function listCoupons(
  sql: Sql,
  { place, ...owned }: Owned & { place: PagePlace },
): Promise<Page<CustomerCoupon>> {
  const query = selectCoupons(sql, owned)
    .select(["id", "storeId", "number", "redeemAmountCents", "redeemStartOn", "redeemEndOn", "startsAt", "expiresAt"])
    .select(["issuedAt", "redeemedAt", "redeemStoreName", "voidedAt"])
    .$castTo<CustomerCoupon>();
  return toPage(await selectPage(query, place).execute(), place);
}

export async function countCoupons(sql: Sql, owned: Owned): Promise<number> {
  const { count } = await selectCoupons(sql, owned).select(counted).executeTakeFirstOrThrow();
  return count;
}

function selectCoupons(sql: Sql, { accountId, records }: Owned) {
  return sql
    .selectFrom("customerCouponsView")
    .where("accountId", "=", accountId)
    .where((where) => isCouponOf(where, records));
}

function isCouponOf(where: ExpressionBuilder<Tables, "customerCouponsView">, records: CustomerRecords) {
  return where.or([
    where("customerId", "=", anyId(records.ids)),
    where.and([
      where("customerId", "is", null),
      where.or([where("cellphone", "=", anyText(records.phones.map(nationalNumber))), isLinked(records)]),
    ]),
  ]);
}

export type CustomerText = {
  id: string;
  storeId: number;
  threadId: string;
  isIncoming: boolean;
  kind: string;
  body: string;
  status: string;
  createdAt: Date;
  authorName: string | null;
};

export const textOrder: ListOrder<"createdAt"> = {
  columns: { createdAt: { by: raw.ref("createdAt"), type: "timestamptz" } },
  tie: { by: raw.ref("id"), type: "uuid" },
  usual: { sortBy: "createdAt", descending: true },
};

export async function listTexts(
  sql: Sql,
  { place, ...owned }: Owned & { place: PagePlace },
): Promise<Page<CustomerText>> {
  const query = selectTexts(sql, owned)
    .select(["id", "storeId", "threadId", "kind", "body", "status", "createdAt", "authorName"])
    .select((text) => text("direction", "=", "in").as("isIncoming"))
    .$castTo<CustomerText>();
  return toPage(await selectPage(query, place).execute(), place);
}

export async function countTexts(sql: Sql, owned: Owned): Promise<number> {
  const { count } = await selectTexts(sql, owned).select(counted).executeTakeFirstOrThrow();
  return count;
}

function selectTexts(sql: Sql, { records }: Owned) {
  return sql.selectFrom("customerTextsView").where("phone", "=", anyText(records.phones));
}

export type CustomerPurchase = {
  externalId: string;
  storeId: number;
  businessDate: BusinessDate;
  number: string;
  type: "sale" | "return" | "exchange" | "void";
  at: Date;
  totalCents: number;
  itemsSold: number;
};

export const purchaseOrder: ListOrder<"at"> = {
  columns: { at: { by: raw.ref("at"), type: "timestamptz" } },
  tie: { by: raw`(store_id || '/' || external_id)`, type: "text" },
  usual: { sortBy: "at", descending: true },
};

export async function listPurchases(
  sql: Sql,
  { place, ...owned }: Owned & { place: PagePlace },
): Promise<Page<CustomerPurchase>> {
  const query = selectPurchases(sql, owned)
    .select(["externalId", "storeId", "businessDate", "number", "type", "at", "totalCents", "itemsSold"])
    .$castTo<CustomerPurchase>();
  return toPage(await selectPage(query, place).execute(), place);
}

export async function countPurchases(sql: Sql, owned: Owned): Promise<number> {
  const { count } = await selectPurchases(sql, owned).select(counted).executeTakeFirstOrThrow();
  return count;
}

function selectPurchases(sql: Sql, { records }: Owned) {
  return sql.selectFrom("customerPurchasesView").where(isLinked(records));
}

export function nationalNumber(phone: string): string {
  return phone.slice(2);
}

function anyId(ids: readonly string[]): RawBuilder<string> {
  return raw<string>`any(${[...ids]}::uuid[])`;
}

function anyText(texts: readonly string[]): RawBuilder<string> {
  return raw<string>`any(${[...texts]}::text[])`;
}

/** Owned a store's own customers: two stores may use one number for two people. */
function isLinked({ links }: CustomerRecords): RawBuilder<SqlBool> {
  const stores = links.map(({ storeId }) => storeId);
  const customers = links.map(({ posCustomerId }) => posCustomerId);
  return raw<SqlBool>`(store_id, pos_customer_id) in (select * from unnest(${stores}::int[], ${customers}::text[]))`;
}
