import { z } from "zod";
import { notACoupon } from "#common/bounceback/coupon-block-codes.ts";
import { readCouponNumber } from "#common/bounceback/coupon-number.ts";
import { couponStates } from "#common/bounceback/coupon-state.ts";
import { inputText } from "#common/inputs/input-ranges.ts";
import { orNull } from "#common/or-null.ts";
import { companyStores } from "#server/areas/bounceback/company-stores.ts";
import { findVisit } from "#server/areas/bounceback/redeeming/redeeming.db.ts";
import { runningDate } from "#server/platform/pos/running-date.ts";
import { countFailure, secondsToWait } from "#server/platform/auth/guesses.ts";
import { guessLimits } from "#server/platform/auth/guesses.rules.ts";
import type { Context, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { enumName, listFilter } from "#server/platform/paging/list-filter.ts";
import { pageFields, readPlace } from "#server/platform/paging/list-order.ts";
import type { Page } from "#server/platform/paging/list-page.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { listCouponEvents } from "./coupon-events.db.ts";
import type { CouponEvent } from "./coupon-events.db.ts";
import { countCoupons, couponOrder, listCoupons as listRows, searchCoupons as searchRows } from "./coupon-list.db.ts";
import type { CouponFilter } from "./coupon-list.db.ts";
import { getCoupon, viewCoupons } from "./coupon-view.ts";
import type { Coupon, CouponView } from "./coupon-view.ts";
import { findCouponByNumber } from "./coupons.db.ts";
import { searchParts } from "./search-keys.rules.ts";

export type { CouponEvent } from "./coupon-events.db.ts";

const id = z.uuid().nullish().transform(orNull);

const couponFilter = z.strictObject({
  status: enumName(couponStates).nullish().transform(orNull),
  campaignId: id,
  lineageId: id,
  batchId: id,
  printPending: z.boolean().nullish(),
  firstOfBatch: z.boolean().nullish(),
  text: inputText.trim().max(100).nullish().transform(orNull),
});

export type CouponPage = { page: Page<CouponView>; totalItems: number };

/** The store's coupons, the newest first where no other order is chosen. */
export const listCoupons = operation({
  name: "bounceback.listCoupons",
  kind: "read",
  permission: "bounceback:view",
  on: "store",
  input: z.object({ ...pageFields, filter: listFilter(couponFilter) }),
  async run(
    context,
    { filter: { status, text, printPending, firstOfBatch, ...ids }, ...request },
  ): Promise<CouponPage> {
    const place = readPlace(request, couponOrder);
    const parts = text === null || text === "" ? null : searchParts(text);
    const flags = { printPending: printPending === true, firstOfBatch: firstOfBatch === true };
    const filter = { ...ids, ...flags, state: status, parts };
    const query = { storeIds: [context.store.id], filter, now: context.now };
    const [listed, totalItems] = await Promise.all([
      listRows(context.sql, { ...query, place }),
      countCoupons(context.sql, query),
    ]);
    const views = await viewCoupons(
      context,
      listed.rows.map(({ row }) => row),
    );
    const byId = new Map(views.map((view) => [view.id, view]));
    const rows = listed.rows.flatMap(({ row, cursor }) => {
      const view = byId.get(row.id);
      return view === undefined ? [] : [{ row: view, cursor }];
    });
    return { page: { ...listed, rows }, totalItems };
  },
});

const everything: CouponFilter = {
  state: null,
  campaignId: null,
  lineageId: null,
  batchId: null,
  printPending: false,
  firstOfBatch: false,
  parts: null,
};
const mostFound = 50;

/**
 * By the beginning of a number, a phone, an e-mail or a name. `all` adds what cannot be used any more and the other stores
 * of the company.
 */
export const searchCoupons = operation({
  name: "bounceback.searchCoupons",
  kind: "read",
  permission: "bounceback:view",
  on: "store",
  input: z.object({ text: inputText.trim().min(1).max(100), all: z.boolean().default(false) }),
  async run(context, { text, all }): Promise<CouponView[]> {
    const parts = searchParts(text);
    const storeIds = all ? (await companyStores(context)).map((store) => store.id) : [context.store.id];
    const query = { storeIds, now: context.now, limit: mostFound };
    const rows = await searchRows(context.sql, { ...query, filter: { ...everything, parts } });
    const views = await viewCoupons(context, rows);
    return all ? views : views.filter(({ state }) => state === "pending" || state === "redeemable");
  },
});

export type CouponScan = {
  coupon: CouponView | null;
  /** What the notice says when it is no coupon. */
  title: string | null;
  text: string | null;
};

/**
 * By a whole number, scanned or typed. A wrong check digit is refused before anybody searches. A write, because each
 * search counts against guessing.
 */
export const scanCoupon = operation({
  name: "bounceback.scanCoupon",
  kind: "write",
  permission: "bounceback:view",
  on: "store",
  isUnlimited: true,
  input: z.object({ code: inputText.trim().max(200) }),
  async run(context, { code }): Promise<CouponScan> {
    const number = readCouponNumber(code);
    if (number === null) {
      return { coupon: null, ...notACoupon };
    }
    await countSearch(context);
    const { accountId } = context.store;
    const coupon = await findCouponByNumber(context.sql, { accountId, number });
    if (!coupon) {
      return { coupon: null, ...notACoupon };
    }
    const [view] = await viewCoupons(context, [coupon], { purchaseCents: null, visit: await visitOf(context, coupon) });
    return { coupon: view ?? null, title: null, text: null };
  },
});

/** Thirty searches by number a minute from one device, so that nobody finds a number by trying. */
async function countSearch(context: Context): Promise<void> {
  const guess = { limit: guessLimits.couponNumber, key: context.deviceId ?? context.address };
  const seconds = await secondsToWait(context, [guess]);
  if (seconds > 0) {
    throw new Refusal("too-many-tries", {
      message: `Searching pauses for ${seconds} seconds. Too many numbers were tried on this device.`,
      status: 429,
      details: { retryAfterSeconds: seconds },
    });
  }
  await countFailure(context, [guess]);
}

export type CouponDetail = {
  coupon: CouponView;
  events: CouponEvent[];
  /** Other open coupons of the same customer. */
  others: CouponView[];
};

export const viewCoupon = operation({
  name: "bounceback.viewCoupon",
  kind: "read",
  permission: "bounceback:view",
  on: "store",
  input: z.object({ id: z.uuid(), purchaseAmount: z.int().min(0).max(100_000_000).nullish().transform(orNull) }),
  async run(context, { id: couponId, purchaseAmount }): Promise<CouponDetail> {
    const coupon = await getCoupon(context, couponId);
    const visit = await visitOf(context, coupon);
    const [view] = await viewCoupons(context, [coupon], { purchaseCents: purchaseAmount, visit });
    const events = await listCouponEvents(context.sql, { storeId: coupon.storeId, couponId });
    if (view === undefined) {
      throw new Error("A coupon has one view");
    }
    const others = await viewCoupons(context, await listOthers(context, coupon));
    const open = others.filter(({ state }) => state === "redeemable" || state === "pending");
    return { coupon: view, events: [...issuedEvent(view), ...events, ...expiredEvent(view)], others: open };
  },
});

/** What the same customer, known by the phone, has from this store. */
async function listOthers(context: StoreContext, coupon: Coupon): Promise<Coupon[]> {
  if (coupon.cellphone === null) {
    return [];
  }
  const part = { column: "cellphone", from: coupon.cellphone, to: `${coupon.cellphone}\u{10ffff}` } as const;
  const filter = { ...everything, parts: [part] };
  const query = { storeIds: [context.store.id], filter, now: context.now, limit: mostFound };
  return (await searchRows(context.sql, query)).filter((other) => other.id !== coupon.id);
}

async function visitOf(context: StoreContext, coupon: Coupon) {
  const { id: storeId, accountId } = context.store;
  const date = await runningDate(context);
  return findVisit(context.sql, { accountId, storeId, date, coupon, transactionId: null });
}

const sourceNotes = {
  sale: "by a sale",
  trade: "by a trade",
  manual: "by hand",
  bulk: "in a batch",
  goodwill: "for goodwill",
} as const satisfies Record<CouponView["source"], string>;

function issuedEvent(coupon: CouponView): CouponEvent[] {
  const { issuedAt, issuedByName, issuedTerminal, storeName, transactionNumber, source } = coupon;
  const note = transactionNumber === null ? sourceNotes[source] : `ticket ${transactionNumber}`;
  return [
    { type: "issued", at: issuedAt, by: issuedByName, storeName, terminal: issuedTerminal, note, claimedAt: null },
  ];
}

function expiredEvent({ state, expiresAt }: CouponView): CouponEvent[] {
  return state === "expired"
    ? [{ type: "expired", at: expiresAt, by: null, storeName: null, terminal: null, note: null, claimedAt: null }]
    : [];
}
