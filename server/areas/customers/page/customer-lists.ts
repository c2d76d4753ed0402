import { z } from "zod";
import { couponState } from "#common/bounceback/coupon-state.ts";
import type { CouponState } from "#common/bounceback/coupon-state.ts";
import { getCustomer } from "#server/areas/customers/get-customer.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { pageFields, readPlace } from "#server/platform/paging/list-order.ts";
import { mapPage } from "#server/platform/paging/list-page.ts";
import type { Page } from "#server/platform/paging/list-page.ts";
import * as db from "./customer-lists.db.ts";
import type { CustomerBuy, CustomerCoupon, CustomerPurchase, CustomerText } from "./customer-lists.db.ts";
import { findRecords } from "./customer-records.db.ts";

export type { CustomerBuy, CustomerPurchase, CustomerText } from "./customer-lists.db.ts";
export type ListedCoupon = CustomerCoupon & { state: CouponState };

const input = z.object({ ...pageFields, customerId: z.uuid() });

export type Counted<Row> = { page: Page<Row>; totalItems: number };

/** What a customer brought to the stores that the caller may see, the newest first. */
export const listCustomerBuys = operation({
  name: "customers.listCustomerBuys",
  kind: "read",
  permission: "customers:view",
  on: "store",
  input,
  async run(context, { customerId, ...request }): Promise<Counted<CustomerBuy>> {
    const place = readPlace(request, db.buyOrder);
    const records = await recordsOf(context, customerId);
    const [page, totalItems] = await Promise.all([
      db.listBuys(context.sql, { ...records, place }),
      db.countBuys(context.sql, records),
    ]);
    return { page, totalItems };
  },
});

/** The coupons of a customer, with what each is good for now. */
export const listCustomerCoupons = operation({
  name: "customers.listCustomerCoupons",
  kind: "read",
  permission: "customers:view",
  on: "store",
  input,
  async run(context, { customerId, ...request }): Promise<Counted<ListedCoupon>> {
    const place = readPlace(request, db.couponOrder);
    const records = await recordsOf(context, customerId);
    const [page, totalItems] = await Promise.all([
      db.listCoupons(context.sql, { ...records, place }),
      db.countCoupons(context.sql, records),
    ]);
    return { page: mapPage(page, (coupon) => ({ ...coupon, state: couponState(coupon, context.now) })), totalItems };
  },
});

/** The texts with the customer's phones, in the stores that the caller may see. */
export const listCustomerTexts = operation({
  name: "customers.listCustomerTexts",
  kind: "read",
  permission: "customers:view",
  on: "store",
  input,
  async run(context, { customerId, ...request }): Promise<Counted<CustomerText>> {
    const place = readPlace(request, db.textOrder);
    const records = await recordsOf(context, customerId);
    const [page, totalItems] = await Promise.all([
      db.listTexts(context.sql, { ...records, place }),
      db.countTexts(context.sql, records),
    ]);
    return { page, totalItems };
  },
});

/** Tickets with the customer attached at the register. */
export const listCustomerPurchases = operation({
  name: "customers.listCustomerPurchases",
  kind: "read",
  permission: "customers:view",
  on: "store",
  input,
  async run(context, { customerId, ...request }): Promise<Counted<CustomerPurchase>> {
    const place = readPlace(request, db.purchaseOrder);
    const records = await recordsOf(context, customerId);
    const [page, totalItems] = await Promise.all([
      db.listPurchases(context.sql, { ...records, place }),
      db.countPurchases(context.sql, records),
    ]);
    return { page, totalItems };
  },
});

async function recordsOf(context: StoreContext, customerId: string): Promise<db.Owned> {
  const { accountId } = context.store;
  const { id } = await getCustomer(context, customerId);
  return { accountId, records: await findRecords(context.sql, { accountId, id }) };
}
