import type { SetupSearch } from "#web/areas/backstock/setup/setup-search.ts";
import type { TableState } from "#web/ui/table/table-state.ts";

const states = { filled: "FILLED", empty: "EMPTY", retired: "RETIRED" } as const;

/** What the list of bins asks for, by its address. */
export function binListVariables({ state, q }: SetupSearch, { cursor, itemsPerPage }: TableState) {
  const filter = { state: state === undefined ? null : states[state], text: q ?? null };
  if (cursor !== null && "before" in cursor) {
    return { ...filter, first: null, after: null, last: itemsPerPage, before: cursor.before };
  }
  return { ...filter, first: itemsPerPage, after: cursor?.after ?? null, last: null, before: null };
}
