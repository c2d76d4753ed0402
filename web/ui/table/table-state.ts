/**
 * Which part of a list is on screen, in which order. Counted by the first visible row rather than by the page, because
 * that row is what a person looks at: the page follows from it.
 */
import type { TableFilter } from "#common/lists/filter-text.ts";

export const defaultPageSize = 25;
export const pageSizes = [25, 50, 100] as const;

/** As many rows as a server gives at once. */
export const mostRows = 100;

/** Where a server's list continues; null is its first page. */
export type PageCursor = { after: string } | { before: string } | null;

export type TableState = {
  /** Rows before the first visible one. */
  firstRow: number;
  itemsPerPage: number;
  sortBy: string | null;
  descending: boolean;
  filter: TableFilter;
  cursor: PageCursor;
};

/** What the server said about the rows on screen. */
export type PageInfo = {
  startCursor: string | null;
  endCursor: string | null;
  /** The cursor of each row on screen, in order; lets a smaller page keep its first row after going back. */
  cursors?: readonly string[];
};

export function initialTableState(given: Partial<TableState> = {}): TableState {
  return {
    firstRow: 0,
    itemsPerPage: defaultPageSize,
    sortBy: null,
    descending: false,
    filter: "",
    cursor: null,
    ...given,
  };
}

/** The page number of the first visible row, from 1. */
export function pageOf({ firstRow, itemsPerPage }: Pick<TableState, "firstRow" | "itemsPerPage">): number {
  return Math.floor(firstRow / itemsPerPage) + 1;
}

/** The last page that has a row; 1 for an empty list. */
export function lastPage(totalItems: number, itemsPerPage: number): number {
  return Math.max(1, Math.ceil(totalItems / itemsPerPage));
}

/** Another column sorts ascending; the same one turns around. Either way it begins at page 1. */
export function toggleSort(state: TableState, propertyPath: string): TableState {
  const descending = state.sortBy === propertyPath && !state.descending;
  return { ...state, sortBy: propertyPath, descending, firstRow: 0, cursor: null };
}

/** Another filter shows another list, from its beginning. */
export function changeFilter(state: TableState, filter: TableFilter): TableState {
  return { ...state, filter, firstRow: 0, cursor: null };
}

/** A page of a list that is here as a whole, clamped to the pages there are. */
export function goToPage(state: TableState, page: number, totalItems: number): TableState {
  const clamped = Math.min(Math.max(1, Math.trunc(page)), lastPage(totalItems, state.itemsPerPage));
  return { ...state, firstRow: (clamped - 1) * state.itemsPerPage, cursor: null };
}

/** Another page size; the first visible row stays on screen, on the last valid page at most. */
export function changePageSize(state: TableState, itemsPerPage: number, totalItems: number): TableState {
  const page = Math.floor(state.firstRow / itemsPerPage) + 1;
  return goToPage({ ...state, itemsPerPage }, page, totalItems);
}

/** The next page of a server's list, behind its end cursor. */
export function goForward(state: TableState, page: PageInfo): TableState {
  if (page.endCursor === null) {
    return state;
  }
  return { ...state, firstRow: state.firstRow + state.itemsPerPage, cursor: { after: page.endCursor } };
}

/** The page before, in front of its start cursor; page 1 is asked for as the first page. */
export function goBack(state: TableState, page: PageInfo): TableState {
  const firstRow = Math.max(0, state.firstRow - state.itemsPerPage);
  const cursor = firstRow === 0 || page.startCursor === null ? null : { before: page.startCursor };
  return { ...state, firstRow: cursor === null ? 0 : firstRow, cursor };
}

export function goToFirstPage(state: TableState): TableState {
  return { ...state, firstRow: 0, cursor: null };
}

/**
 * Another page size in a server's list, which can only continue at a row whose cursor is known. A page that began
 * behind a cursor begins there again; one that ended before a cursor ends where the fewer rows end.
 */
export function changeServerPageSize(state: TableState, itemsPerPage: number, page: PageInfo): TableState {
  const { cursor, firstRow } = state;
  if (firstRow < itemsPerPage || cursor === null) {
    return { ...state, itemsPerPage, firstRow: 0, cursor: null };
  }
  if ("after" in cursor) {
    return { ...state, itemsPerPage };
  }
  const end = page.cursors?.[itemsPerPage];
  if (end !== undefined) {
    return { ...state, itemsPerPage, cursor: { before: end } };
  }
  // More rows than before end at the same place, so they begin earlier.
  const grownBy = Math.max(0, itemsPerPage - (page.cursors?.length ?? state.itemsPerPage));
  return { ...state, itemsPerPage, firstRow: Math.max(0, firstRow - grownBy) };
}

/** How many rows a phone shows after "Show more": a page more than now. */
export function showMore(shown: number, itemsPerPage: number): number {
  return shown + itemsPerPage;
}
