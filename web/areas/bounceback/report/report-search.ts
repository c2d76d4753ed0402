import { addDays, isBusinessDate } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { uuidIn } from "#web/areas/bounceback/list/coupons-search.ts";

export type ReportSearch = {
  from?: BusinessDate | undefined;
  to?: BusinessDate | undefined;
  /** The day by which a coupon counts; absent for the day it was issued. */
  by?: "redeemed" | undefined;
  /** The first version's id. */
  campaign?: string | undefined;
  /** One line for each store instead of one store's campaigns. */
  stores?: "all" | undefined;
};

/** Three months at first: campaigns earn in one and redeem in the next. */
const usualDays = 90;

/** Reads the filters from an address, and drops missing or invalid ones. */
export function reportSearch(search: Record<string, unknown>): ReportSearch {
  const { from, to, by, stores } = search;
  return {
    from: isBusinessDate(from) ? from : undefined,
    to: isBusinessDate(to) ? to : undefined,
    by: by === "redeemed" ? by : undefined,
    campaign: uuidIn(search["campaign"]),
    stores: stores === "all" ? stores : undefined,
  };
}

/** Returns the API input. A campaign is one store's, so a report over all of them has none. */
export function reportInput({ from, to, by, campaign, stores }: ReportSearch, today: BusinessDate) {
  const last = to ?? today;
  const usual = addDays(last, 1 - usualDays);
  return {
    from: from !== undefined && from <= last ? from : usual,
    to: last,
    basis: by === "redeemed" ? ("REDEEMED" as const) : ("ISSUED" as const),
    lineageId: stores === "all" ? null : (campaign ?? null),
  };
}
