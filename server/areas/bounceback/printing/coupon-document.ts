import { offText, shortMoney } from "#common/bounceback/campaign.ts";
import { couponBarcode, formatCouponNumber } from "#common/bounceback/coupon-number.ts";
import { couponTerms } from "#common/bounceback/coupon-state.ts";
import { formatDate, formatDayOfMonth, formatInstantDate } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import type { DotPicture } from "#common/printing/dot-picture.ts";
import type { ReceiptDocument, ReceiptRow } from "#common/printing/receipt-document.ts";

export type PrintedCoupon = {
  number: string;
  redeemAmountCents: number;
  redeemMinSpendCents: number;
  redeemStartOn: string;
  redeemEndOn: string;
  storeName: string;
  stores: readonly { name: string; address: string | null }[];
  transactionNumber: string | null;
  earnedAt: Date | null;
  issuedTerminal: string | null;
  /** How often it came out before; then it is a copy. */
  printCount: number;
};

export type CouponPaper = {
  at: Date;
  timeZone: string;
  widthMm?: ReceiptDocument["widthMm"];
  /** Above the store's name. */
  logo?: DotPicture | null;
};

/** One coupon on a receipt printer. */
export function couponDocument(
  coupon: PrintedCoupon,
  { at, timeZone, widthMm = 80, logo = null }: CouponPaper,
): ReceiptDocument {
  const rows: ReceiptRow[] = [
    ...copyRows(coupon),
    ...(logo === null ? [] : [{ kind: "picture" as const, picture: logo }]),
    { kind: "text", text: coupon.storeName, align: "center", isBold: true },
    { kind: "text", text: `${shortMoney(coupon.redeemAmountCents)} off`, align: "center", size: "huge", isBold: true },
    { kind: "text", text: minimumText(coupon), align: "center", isBold: true },
    { kind: "rule" },
    { kind: "text", text: datesText(coupon), align: "center", isBold: true },
    { kind: "rule" },
    { kind: "barcode", code: couponBarcode(coupon.number), label: formatCouponNumber(coupon.number) },
    { kind: "space" },
    ...originRows(coupon, timeZone),
    ...(coupon.printCount === 0
      ? []
      : [
          {
            kind: "text" as const,
            text: `Reprinted ${formatInstantDate(at, timeZone)}, ${formatTime(at, timeZone)}`,
          },
        ]),
    { kind: "text", text: `Good at ${storesText(coupon.stores)}` },
    { kind: "space" },
    { kind: "text", text: couponTerms },
    { kind: "cut" },
  ];
  return { title: `${offText(coupon)} ${formatCouponNumber(coupon.number)}`, widthMm, rows };
}

function copyRows({ printCount }: PrintedCoupon): ReceiptRow[] {
  return printCount === 0
    ? []
    : [{ kind: "text", text: copyText(printCount), align: "center", isBold: true, isInverse: true }];
}

/** `COPY, Reprint 1`. */
export function copyText(printCount: number): string {
  return `COPY, Reprint ${printCount}`;
}

function originRows(coupon: PrintedCoupon, timeZone: string): ReceiptRow[] {
  const { transactionNumber, earnedAt, issuedTerminal } = coupon;
  if (transactionNumber === null || earnedAt === null) {
    return [];
  }
  const register = issuedTerminal === null ? "" : `, register ${issuedTerminal}`;
  const when = `${formatInstantDate(earnedAt, timeZone)}, ${formatTime(earnedAt, timeZone)}`;
  return [{ kind: "text", text: `Earned on ticket ${transactionNumber}, ${when}${register}` }];
}

/** `$40 or more, before tax`. */
export function minimumText({ redeemMinSpendCents }: Pick<PrintedCoupon, "redeemMinSpendCents">): string {
  return `${shortMoney(redeemMinSpendCents)} or more, before tax`;
}

/** `Dec 7 to Dec 24, 2026`. */
export function datesText({
  redeemStartOn,
  redeemEndOn,
}: Pick<PrintedCoupon, "redeemStartOn" | "redeemEndOn">): string {
  const isOneYear = redeemStartOn.slice(0, 4) === redeemEndOn.slice(0, 4);
  return `${isOneYear ? formatDayOfMonth(redeemStartOn) : formatDate(redeemStartOn)} to ${formatDate(redeemEndOn)}`;
}

/** `Maple Street, 208 Maple St, and Elm Street, 1420 Elm St`. */
function storesText(stores: PrintedCoupon["stores"]): string {
  const texts = stores.map(({ name, address }) => (address === null || address === "" ? name : `${name}, ${address}`));
  return texts.length <= 1 ? (texts[0] ?? "") : `${texts.slice(0, -1).join(", ")}, and ${texts.at(-1)}`;
}

/** `Lakeside Kids, Maple Street, and Elm Street`. */
export function storeNames(stores: PrintedCoupon["stores"]): string {
  return new Intl.ListFormat("en-US", { type: "conjunction" }).format(stores.map(({ name }) => name));
}
