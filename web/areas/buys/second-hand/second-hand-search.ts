import { isBusinessDate } from "#common/business-date.ts";
import { tableSearch, tableStateFrom } from "#web/ui/table/table-search.ts";
import type { TableSearch } from "#web/ui/table/table-search.ts";

type Page = Pick<TableSearch, "page" | "row" | "size" | "sort" | "after" | "before">;

export type SecondHandSearch = { from?: string | undefined; to?: string | undefined } & {
  [Part in keyof Page]: Page[Part] | undefined;
};

/** Reads the dates and the page from an address, and drops what is missing or wrong. */
export function secondHandSearch(search: Record<string, unknown>): SecondHandSearch {
  const { page, row, size, sort, after, before } = tableSearch(tableStateFrom(search));
  return { page, row, size, sort, after, before, from: dateIn(search["from"]), to: dateIn(search["to"]) };
}

function dateIn(value: unknown): string | undefined {
  return isBusinessDate(value) ? value : undefined;
}
