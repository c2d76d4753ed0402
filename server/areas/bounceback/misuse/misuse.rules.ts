/**
 * Coupons that are worth a look: each kind has its evidence, and nothing is claimed. The limits are set so that a normal week
 * of a busy shop stays empty.
 */
import { groupBy } from "#common/lists/group-by.ts";

export const misuseKinds = ["many_by_hand", "no_sale", "same_register", "team_phone", "one_phone"] as const;
export type MisuseKind = (typeof misuseKinds)[number];

export type WatchedCoupon = {
  id: string;
  source: string;
  issuedAt: Date;
  issuedByName: string | null;
  issuedTerminal: string | null;
  /** What earned it; null for one that was handed out. */
  transactionId: string | null;
  cellphone: string | null;
  isTeamPhone: boolean;
  redeemedAt: Date | null;
  redeemedByName: string | null;
  redeemTerminal: string | null;
  /** Whether the register's sale of the redemption is known. */
  hasSale: boolean;
  /**
   * Whether all tickets of its business day have come: the register has closed it, and tickets of it are there. A day that is
   * still coming in, or was imported with its totals alone, proves nothing.
   */
  hasAllTickets: boolean;
};

export type MisuseFinding = {
  kind: MisuseKind;
  /** The person, the register or the phone that it is about. */
  subject: string;
  couponIds: string[];
};

const mostByHand = 15;
const quickMs = 10 * 60_000;
/** So late every register has sent its sale, or is known to be away. */
const saleKnownAfterMs = 2 * 3_600_000;
const mostOnePhone = 5;
const handedOut = new Set(["manual", "goodwill"]);

export type WatchedRange = {
  now: Date;
  /** The newest sale that a register has told; a redemption after it may still get its sale. */
  newestSaleAt: Date | null;
};

/** Kinds in their own order, and within each the largest first. */
export function misuseFindings(coupons: readonly WatchedCoupon[], range: WatchedRange): MisuseFinding[] {
  return [
    ...grouped("many_by_hand", coupons.filter(isByHand), {
      by: ({ issuedByName }) => issuedByName,
      from: mostByHand + 1,
    }),
    ...grouped(
      "no_sale",
      coupons.filter((coupon) => lacksSale(coupon, range)),
      { by: ({ redeemedByName }) => redeemedByName, from: 1 },
    ),
    ...grouped("same_register", coupons.filter(isQuick), { by: ({ redeemTerminal }) => redeemTerminal, from: 1 }),
    ...grouped(
      "team_phone",
      coupons.filter((coupon) => coupon.isTeamPhone && isByHand(coupon)),
      { by: ({ cellphone }) => cellphone, from: 1 },
    ),
    ...grouped("one_phone", coupons.filter(isByHand), { by: ({ cellphone }) => cellphone, from: mostOnePhone + 1 }),
  ];
}

function isByHand({ source }: WatchedCoupon): boolean {
  return handedOut.has(source);
}

/** Handed out and used at one register while the customer stood there; a sale's own coupon is no such thing. */
function isQuick(coupon: WatchedCoupon): boolean {
  const { issuedAt, redeemedAt, issuedTerminal, redeemTerminal } = coupon;
  return (
    isByHand(coupon) &&
    redeemedAt !== null &&
    redeemedAt.getTime() - issuedAt.getTime() <= quickMs &&
    issuedTerminal !== null &&
    issuedTerminal === redeemTerminal
  );
}

function lacksSale(
  { redeemedAt, hasSale, hasAllTickets }: WatchedCoupon,
  { now, newestSaleAt }: WatchedRange,
): boolean {
  return (
    redeemedAt !== null &&
    !hasSale &&
    hasAllTickets &&
    newestSaleAt !== null &&
    redeemedAt < newestSaleAt &&
    now.getTime() - redeemedAt.getTime() >= saleKnownAfterMs
  );
}

function grouped(
  kind: MisuseKind,
  coupons: readonly WatchedCoupon[],
  { by, from }: { by: (coupon: WatchedCoupon) => string | null; from: number },
): MisuseFinding[] {
  return [...groupBy(coupons, (coupon) => by(coupon) ?? "")]
    .filter(([subject, own]) => subject !== "" && own.length >= from)
    .map(([subject, own]) => ({ kind, subject, couponIds: own.map(({ id }) => id) }))
    .toSorted(
      (left, right) => right.couponIds.length - left.couponIds.length || left.subject.localeCompare(right.subject),
    );
}
