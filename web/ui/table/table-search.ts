/** A table's state in an address and back. Only what differs from the table's own beginning is written. */
import { filterText, parseFilterText } from "#common/lists/filter-text.ts";
import { initialTableState, pageOf, pageSizes } from "./table-state.ts";
import type { PageCursor, TableState } from "./table-state.ts";

/** Search parameters as a router hands them over; what is missing or wrong falls back. */
export type TableSearch = {
  page?: number;
  /** First visible row, from 1, when it does not begin a page. */
  row?: number;
  size?: number;
  /** `name`, or `-name` for descending. */
  sort?: string;
  filter?: string;
  after?: string;
  before?: string;
};

export function tableSearch(state: TableState, start: TableState = initialTableState()): TableSearch {
  const page = pageOf(state);
  const isAligned = state.firstRow % state.itemsPerPage === 0;
  const text = filterText(state.filter);
  const sort = sortText(state);
  return {
    ...(isAligned && page > 1 ? { page } : {}),
    ...(isAligned ? {} : { row: state.firstRow + 1 }),
    ...(state.itemsPerPage === start.itemsPerPage ? {} : { size: state.itemsPerPage }),
    ...(sort === sortText(start) ? {} : { sort }),
    ...(text === filterText(start.filter) ? {} : { filter: text }),
    ...state.cursor,
  };
}

/** Reads what `tableSearch` wrote, and forgives everything a hand-typed address may hold. */
export function tableStateFrom(
  search: Readonly<Record<string, unknown>>,
  start: TableState = initialTableState(),
): TableState {
  const requestedSize = wholeNumber(search["size"]);
  const itemsPerPage = pageSizes.find((size) => size === requestedSize) ?? start.itemsPerPage;
  const page = wholeNumber(search["page"]) ?? 1;
  const row = wholeNumber(search["row"]);
  return {
    ...start,
    itemsPerPage,
    firstRow: row === null ? (page - 1) * itemsPerPage : row - 1,
    ...sortFrom(search["sort"], start),
    filter: filterFrom(search["filter"], start),
    cursor: cursorFrom(search),
  };
}

function sortText({ sortBy, descending }: TableState): string {
  return sortBy === null ? "" : `${descending ? "-" : ""}${sortBy}`;
}

function sortFrom(sort: unknown, start: TableState): Pick<TableState, "sortBy" | "descending"> {
  if (typeof sort !== "string") {
    return { sortBy: start.sortBy, descending: start.descending };
  }
  const sortBy = sort.replace(/^-/, "");
  return sortBy === "" ? { sortBy: null, descending: false } : { sortBy, descending: sort.startsWith("-") };
}

/** A router may already have read a filter that looks like JSON, or a search for a number. */
function filterFrom(filter: unknown, start: TableState): TableState["filter"] {
  if (filter === undefined) {
    return start.filter;
  }
  return parseFilterText(typeof filter === "string" ? filter : (JSON.stringify(filter) ?? ""));
}

function cursorFrom({ after, before }: Readonly<Record<string, unknown>>): PageCursor {
  const [next, previous] = [cursorText(after), cursorText(before)];
  if (next !== null) {
    return { after: next };
  }
  return previous === null ? null : { before: previous };
}

/** A router may have read a cursor of digits as a number. */
function cursorText(value: unknown): string | null {
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}

/** Of a text or a number alone: an address may hold an object that refuses to be turned into either. */
function wholeNumber(value: unknown): number | null {
  const number = typeof value === "string" || typeof value === "number" ? Number(value) : Number.NaN;
  return Number.isSafeInteger(number) && number >= 1 ? number : null;
}
