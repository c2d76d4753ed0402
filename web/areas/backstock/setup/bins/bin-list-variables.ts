import { filterText } from "#common/lists/filter-text.ts";
import type { SetupSearch } from "#web/areas/backstock/setup/setup-search.ts";
import { pageRequest } from "#web/ui/table/page-request.ts";
import type { TableState } from "#web/ui/table/table-state.ts";
import { binHeaders } from "./bin-columns.tsx";

/** What the list of bins asks for, by its address. */
export function binListVariables({ state, q }: SetupSearch, table: TableState) {
  return {
    ...pageRequest(table, { headers: binHeaders }),
    filter: filterText({ state: state ?? null, text: q ?? null }),
  };
}
