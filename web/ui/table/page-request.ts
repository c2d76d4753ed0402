import { filterText } from "#common/lists/filter-text.ts";
import { mostRows } from "./table-state.ts";
import type { TableHeader } from "./table-header.ts";
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

type RequestOptions = {
  /** Rows to show; a page when not given. */
  count?: number;
  /** Of the table: an address may name a column that the list cannot be sorted by. */
  headers?: readonly TableHeader[];
};

/** Page 1 asks for the first page, forward continues at the end cursor, back at the start cursor. */
export function pageRequest(
  state: TableState,
  { count = state.itemsPerPage, headers }: RequestOptions = {},
): PageRequest {
  const text = filterText(state.filter);
  const isSortable = headers?.some(({ propertyPath, sortable }) => sortable === true && propertyPath === state.sortBy);
  return {
    ...pagePart(state, count),
    ...(state.sortBy === null || isSortable === false ? {} : { sortBy: state.sortBy, descending: state.descending }),
    ...(text === "" ? {} : { filter: text }),
  };
}

function pagePart(state: TableState, count: number): PageRequest {
  const { cursor, firstRow } = state;
  if (cursor === null) {
    return isReadFromEnd(state, count) ? { last: count } : { first: firstRow + count };
  }
  return "after" in cursor ? { first: count, after: cursor.after } : { last: count, before: cursor.before };
}

/** A page that was named without its cursor is cut from the list's beginning while it is near, else it is the last one. */
export function isReadFromEnd({ cursor, firstRow }: TableState, count: number): boolean {
  return cursor === null && firstRow > 0 && firstRow + count > mostRows;
}
