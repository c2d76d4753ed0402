import { tableSearch, tableStateFrom } from "#web/ui/table/table-search.ts";
import type { TableSearch } from "#web/ui/table/table-search.ts";

type Page = Pick<TableSearch, "page" | "row" | "size" | "sort" | "after" | "before">;

export type RegisterSearch = { [Part in keyof Page]: Page[Part] | undefined };

/** The page of an address; what is missing or wrong falls away. */
export function registerSearch(search: Record<string, unknown>): RegisterSearch {
  const { page, row, size, sort, after, before } = tableSearch(tableStateFrom(search));
  return { page, row, size, sort, after, before };
}
