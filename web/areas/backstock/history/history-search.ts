import { isBusinessDate } from "#common/business-date.ts";
import { tableSearch, tableStateFrom } from "#web/ui/table/table-search.ts";
import type { TableSearch } from "#web/ui/table/table-search.ts";
import { uuidIn } from "#web/areas/backstock/home/backstock-search.ts";
import type { HistoryAction } from "./history.queries.ts";

export const historyActions = [
  "ADDED",
  "MOVED",
  "EDITED",
  "PULLED",
  "REMOVED",
  "UNDONE",
] as const satisfies readonly HistoryAction[];

export type HistoryFilter = {
  from?: string | undefined;
  to?: string | undefined;
  /** Employee id. */
  by?: number | undefined;
  action?: HistoryAction | undefined;
  bin?: number | undefined;
  /** Ids. */
  category?: string | undefined;
  location?: string | undefined;
};

type Page = Pick<TableSearch, "page" | "row" | "size" | "sort" | "after" | "before">;

export type HistorySearch = HistoryFilter & { [Part in keyof Page]: Page[Part] | undefined };

/** Reads the filters and the page from an address, and drops missing or invalid ones. */
export function historySearch(search: Record<string, unknown>): HistorySearch {
  const { page, row, size, sort, after, before } = tableSearch(tableStateFrom(search));
  return { page, row, size, sort, after, before, ...historyFilter(search) };
}

export function historyFilter(search: Record<string, unknown>): Required<HistoryFilter> {
  return {
    from: dateIn(search["from"]),
    to: dateIn(search["to"]),
    by: numberIn(search["by"]),
    action: historyActions.find((action) => action === search["action"]),
    bin: numberIn(search["bin"]),
    category: uuidIn(search["category"]),
    location: uuidIn(search["location"]),
  };
}

export function filterCountOf(filter: HistoryFilter): number {
  return Object.values(historyFilter(filter)).filter((value) => value !== undefined).length;
}

/** Returns the API input. */
export function filterInput({ from, to, by, action, bin, category, location }: HistoryFilter) {
  return {
    from: from ?? null,
    to: to ?? null,
    employeeId: by === undefined ? null : String(by),
    action: action ?? null,
    binNumber: bin ?? null,
    categoryId: category ?? null,
    locationId: location ?? null,
  };
}

export function dateIn(value: unknown): string | undefined {
  return isBusinessDate(value) ? value : undefined;
}

function numberIn(value: unknown): number | undefined {
  const number = typeof value === "number" || typeof value === "string" ? Number(value) : Number.NaN;
  return Number.isSafeInteger(number) && number >= 1 && number <= 2_147_483_647 ? number : undefined;
}
