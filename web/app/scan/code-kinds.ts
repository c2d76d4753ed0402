import { readBackstockCode } from "#common/backstock/codes.ts";
import { readBuyCode } from "#common/buys/buy-code.ts";
import { readCouponNumber } from "#common/bounceback/coupon-number.ts";
import { readOrderCode } from "#common/orders/order-code.ts";
import { ownPath } from "#web/platform/routing/own-path.ts";
import { parseUrl } from "#web/platform/routing/parse-url.ts";

type CodeKind = {
  id: string;
  /** Where the code leads in this store; null when it is none of the kind. */
  pathOf: (code: string, storeId: number) => string | null;
};

/** What a scanned code can be, asked in this order. An area whose things carry a code adds its line here. */
const codeKinds: readonly CodeKind[] = [
  { id: "own-link", pathOf: (code) => ownLink(code) },
  { id: "backstock", pathOf: (code, storeId) => backstockScan(code, storeId) },
  { id: "buy", pathOf: (code) => buyScan(code) },
  { id: "order", pathOf: (code, storeId) => orderScan(code, storeId) },
  { id: "coupon", pathOf: (code, storeId) => couponScan(code, storeId) },
  // Last: a tag looks like many other codes.
  { id: "item", pathOf: (code, storeId) => itemPage(code, storeId) },
];

/** Returns the page of a scanned code, or null for an unknown code. */
export function pathOfCode(code: string, storeId: number): string | null {
  for (const kind of codeKinds) {
    const path = kind.pathOf(code.trim(), storeId);
    if (path !== null) {
      return path;
    }
  }
  return null;
}

/** A driver's license holds a whole person: it is neither shown nor looked up outside of a check-in. */
export function isLicense(code: string): boolean {
  return code.startsWith("@") || code.includes("ANSI ");
}

/** A printed link to one of our own pages. */
function ownLink(code: string): string | null {
  const url = parseUrl(code);
  return url !== null && url.origin === window.location.origin ? ownPath(url.pathname + url.search + url.hash) : null;
}

/** A bin or one of its places; also of another store, because the dialog then says whose it is. */
function backstockScan(code: string, storeId: number): string | null {
  return readBackstockCode(code) === null ? null : `/s/${storeId}/backstock/scan?code=${encodeURIComponent(code)}`;
}

/** A buy's ticket or container tag, which names its store. */
function buyScan(code: string): string | null {
  const buy = readBuyCode(code);
  return buy === null ? null : `/s/${buy.storeId}/buys/scan?code=${encodeURIComponent(code)}`;
}

/** The slip of an online order, which names the shop's number and no store of ours. */
function orderScan(code: string, storeId: number): string | null {
  return readOrderCode(code) === null ? null : `/s/${storeId}/orders/scan?code=${encodeURIComponent(code)}`;
}

/** A coupon's number; a barcode of one that is misread leads there too, for the notice that says so. */
function couponScan(code: string, storeId: number): string | null {
  const isBarcode = /^BB\d+$/i.test(code);
  const path = `/s/${storeId}/bounceback/scan?code=${encodeURIComponent(code)}`;
  return isBarcode || readCouponNumber(code) !== null ? path : null;
}

/** A piece's tag, which the register's point of sale made up: letters, digits and dashes, at least one digit. */
function itemPage(code: string, storeId: number): string | null {
  const isTag = /^(?=.*\d)[a-z0-9][a-z0-9-]{2,23}$/i.test(code) && !isOtherLabel(code);
  return isTag ? `/s/${storeId}/inventory/detail/show/${encodeURIComponent(code)}` : null;
}

/** A label of ours that was misread is no tag. */
function isOtherLabel(code: string): boolean {
  return /^(buy|bb|ord)\d/i.test(code);
}
