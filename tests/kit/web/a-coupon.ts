/** A coupon as the API answers it to the web. */
import type { Coupon, CouponDetail } from "#web/areas/bounceback/detail/coupon.queries.ts";

export const couponId = "01970000-0000-7000-8000-000000000001";

const mapleStreet = { id: "1", name: "Maple Street", address: "12 Maple St", city: "Columbus", phoneNumber: null };
const elmStreet = { id: "3", name: "Elm Street", address: "1420 Elm St", city: "Columbus", phoneNumber: "6145550190" };

const openCoupon: Coupon = {
  id: couponId,
  storeId: "1",
  storeName: "Maple Street",
  number: "1234567897",
  numberText: "123-456-7897",
  status: "REDEEMABLE",
  offText: "$10 off $40",
  redeemAmount: 1000,
  redeemMinSpend: 4000,
  redeemStartOn: "2026-11-01",
  redeemEndOn: "2030-12-24",
  expiresAt: "2030-12-25T05:59:59.999Z",
  name: "Marisol Quiñones",
  email: "marisol@example.com",
  cellphone: "6145550182",
  customerId: null,
  earnedAmount: 9620,
  transactionNumber: "80977",
  transactionId: "tx-80977",
  issuedAt: "2026-11-01T15:12:00Z",
  issuedBy: "Devon West",
  issuedTerminal: "Register 1",
  source: "SALE",
  deliveredVia: ["text"],
  deliveryNote: null,
  printState: "NONE",
  printCount: 0,
  publicUrl: "http://localhost:3000/c/token",
  termsText: "One coupon per visit, single use.",
  redeemableAt: "ALL_ACCOUNT_STORES",
  version: 3,
  returnedAt: null,
  returnNote: null,
  voidedAt: null,
  campaign: { id: "01970000-0000-7000-8000-00000000000c", name: "Black Friday thank-you", version: 1 },
  stores: [mapleStreet, elmStreet],
  block: null,
  redemption: null,
};

/** Used at this store by Ana. */
export const usedCoupon: Partial<Coupon> = {
  status: "REDEEMED",
  redemption: {
    at: "2026-11-20T20:14:00Z",
    by: "Ana Ruiz",
    storeId: "1",
    storeName: "Maple Street",
    terminal: "Register 2",
    ticket: "81442",
    purchaseAmount: 5240,
    isGoodwill: false,
    overrideReason: null,
  },
  block: {
    code: "COUPON_REDEEMED",
    title: "Used today at 2:14 PM",
    text: "By Ana Ruiz, Register 2, Maple Street, on ticket 81442.",
    next: "Don't take it off again.",
  },
};

export function couponAnswer(changes: Partial<Coupon> = {}): { data: { coupon: CouponDetail } } {
  const issued = { type: "ISSUED" as const, at: "2026-11-01T15:12:00Z", by: "Devon West", terminal: "Register 1" };
  const events = [{ ...issued, storeName: "Maple Street", note: "ticket 80977", claimedAt: null }];
  return { data: { coupon: { coupon: { ...openCoupon, ...changes }, events, others: [] } } };
}

type Batch = { batchId?: string | null; batchSize?: number | null; batchUnused?: number | null };

/** The coupon of the list. */
export function listedCoupon(changes: Partial<Coupon> & Batch = {}) {
  return { ...openCoupon, batchId: null, batchSize: null, batchUnused: null, ...changes };
}
