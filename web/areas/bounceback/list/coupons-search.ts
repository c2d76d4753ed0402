import { isUuid } from "#common/uuid.ts";
import { tableSearch, tableStateFrom } from "#web/ui/table/table-search.ts";
import type { TableSearch } from "#web/ui/table/table-search.ts";

type Page = Pick<TableSearch, "page" | "row" | "size" | "sort" | "after" | "before">;

export const couponStatuses = ["REDEEMABLE", "PENDING", "REDEEMED", "EXPIRED", "VOIDED"] as const;
export type CouponStatusName = (typeof couponStatuses)[number];

export type CouponsFilter = {
  status?: CouponStatusName | undefined;
  /** Campaign id. */
  campaign?: string | undefined;
  /** Those that were made at once. */
  batch?: string | undefined;
  /** Did not come out of a printer. */
  pending?: true | undefined;
  /** What to look for, as it was typed. */
  q?: string | undefined;
};

export type CouponsSearch = CouponsFilter & { [Part in keyof Page]: Page[Part] | undefined };

/** Reads the filters and the page from an address, and drops missing or invalid ones. */
export function couponsSearch(search: Record<string, unknown>): CouponsSearch {
  const { q, status } = search;
  const { page, row, size, sort, after, before } = tableSearch(tableStateFrom(search));
  return {
    page,
    row,
    size,
    sort,
    after,
    before,
    status: couponStatuses.find((name) => name === status),
    campaign: uuidIn(search["campaign"]),
    batch: uuidIn(search["batch"]),
    pending: search["pending"] === true ? true : undefined,
    q: (typeof q === "string" && q !== "") || typeof q === "number" ? String(q) : undefined,
  };
}

export function uuidIn(value: unknown): string | undefined {
  return typeof value === "string" && isUuid(value) ? value : undefined;
}

export function hasFilters({ status, campaign, batch, pending, q }: CouponsFilter): boolean {
  return [status, campaign, batch, pending, q].some((value) => value !== undefined);
}

/** Those made at once stand in one row, where nobody looks for some of them. */
export function foldsBatches({ status, batch, pending, q }: CouponsFilter): boolean {
  return !hasFilters({ status, batch, pending, q });
}

/** Returns the API input. */
export function filterInput(filter: CouponsFilter) {
  const { status, campaign, batch, pending, q } = filter;
  return {
    firstOfBatch: foldsBatches(filter) ? true : null,
    status: status ?? null,
    campaignId: campaign ?? null,
    batchId: batch ?? null,
    printPending: pending ?? null,
    text: q === undefined || q.trim() === "" ? null : q.trim(),
  };
}
