import { filterText } from "./filter-text.ts";
import type { TableState } from "./table-state.ts";

/** The arguments of a list on the server: `first`/`after` forward, `last`/`before` back. */
export type PageRequest = {
  first?: number;
  after?: string;
  last?: number;
  before?: string;
  sortBy?: string;
  descending?: boolean;
  filter?: string;
};

/** Page 1 asks for the first page, forward continues at the end cursor, back at the start cursor. */
export function pageRequest(state: TableState): PageRequest {
  const text = filterText(state.filter);
  return {
    ...pagePart(state),
    ...(state.sortBy === null ? {} : { sortBy: state.sortBy, descending: state.descending }),
    ...(text === "" ? {} : { filter: text }),
  };
}

function pagePart({ cursor, itemsPerPage }: TableState): PageRequest {
  if (cursor === null) {
    return { first: itemsPerPage };
  }
  return "after" in cursor
    ? { first: itemsPerPage, after: cursor.after }
    : { last: itemsPerPage, before: cursor.before };
}
