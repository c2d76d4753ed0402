import { z } from "zod";
import { couponStates } from "#common/bounceback/coupon-state.ts";
import { inputText } from "#common/inputs/input-ranges.ts";
import { orNull } from "#common/or-null.ts";
import { countCoupons, listCouponPage as listRows } from "#server/areas/bounceback/coupons/coupon-list.db.ts";
import { getCoupon, viewCoupons } from "#server/areas/bounceback/coupons/coupon-view.ts";
import type { CouponView } from "#server/areas/bounceback/coupons/coupon-view.ts";
import { searchParts } from "#server/areas/bounceback/coupons/search-keys.rules.ts";
import { documentsOf } from "#server/areas/bounceback/printing/print-coupons.ts";
import type { ReceiptDocument } from "#common/printing/receipt-document.ts";
import { operation } from "#server/platform/operations/operation.ts";

/** By the number of a page, as the contract's REST call has it; the program's own lists go by key. */
export const listCouponPage = operation({
  name: "bounceback.listCouponPage",
  kind: "read",
  permission: "bounceback:view",
  on: "store",
  input: z.object({
    page: z.int().min(1, "Use 1 or more").max(10_000, "Use at most 10,000").default(1),
    itemsPerPage: z.int().min(1, "Use 1 or more").max(100, "Use at most 100").default(25),
    status: z.enum(couponStates).nullish().transform(orNull),
    campaignId: z.uuid().nullish().transform(orNull),
    text: inputText.trim().max(100).nullish().transform(orNull),
  }),
  async run(context, { page, itemsPerPage, status, campaignId, text }) {
    const parts = text === null || text === "" ? null : searchParts(text);
    const flags = { printPending: false, firstOfBatch: false };
    const filter = { state: status, campaignId, lineageId: null, batchId: null, ...flags, parts };
    const query = { storeIds: [context.store.id], filter, now: context.now };
    const [rows, totalItems] = await Promise.all([
      listRows(context.sql, { ...query, offset: (page - 1) * itemsPerPage, limit: itemsPerPage }),
      countCoupons(context.sql, query),
    ]);
    return { coupons: await viewCoupons(context, rows), totalItems, page, itemsPerPage };
  },
});

/** A coupon with what a receipt printer prints of it. */
export const viewCouponReceipt = operation({
  name: "bounceback.viewCouponReceipt",
  kind: "read",
  permission: "bounceback:view",
  on: "store",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<{ coupon: CouponView; receipt: ReceiptDocument }> {
    const [coupon] = await viewCoupons(context, [await getCoupon(context, id)]);
    const [receipt] = coupon === undefined ? [] : documentsOf(context, [coupon], { logo: null });
    if (coupon === undefined || receipt === undefined) {
      throw new Error("A coupon has one view and one receipt");
    }
    return { coupon, receipt };
  },
});
