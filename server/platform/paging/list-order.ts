/** The sort orders of a paged list, and the position where a page starts. */
import type { RawBuilder } from "kysely";
import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { orNull } from "#common/or-null.ts";
import { invalidInput } from "#server/platform/refusals/refusal.ts";
import { isKeyText } from "./list-order.rules.ts";
import type { KeyType } from "./list-order.rules.ts";

/** A sort key: an expression that is never null, and the type of its cursor text. */
export type SortKey = { by: RawBuilder<unknown>; type: KeyType };

export type ListOrder<Column extends string> = {
  /** By the column's name in the API, which is the path of the value in a row; the only sortable columns. */
  columns: Readonly<Record<Column, SortKey>>;
  /** Unique per row; decides between rows that are equal in the column. */
  tie: SortKey;
  usual: { sortBy: NoInfer<Column>; descending: boolean };
};

/** Where a page starts; without an edge at the start of the list, or backward at its end. */
export type PagePlace<Column extends string = string> = {
  key: SortKey;
  tie: SortKey;
  sortBy: Column;
  descending: boolean;
  isBackward: boolean;
  edge: { key: string; tie: string } | null;
  count: number;
};

const usualCount = 25;
const count = z.int().min(1).max(100).nullish().transform(orNull);
const cursor = inputText.max(4000).nullish().transform(orNull);

/** The fields of every operation that reads a page: `first` and `after` forward, `last` and `before` backward. */
export const pageFields = {
  first: count,
  after: cursor,
  last: count,
  before: cursor,
  sortBy: inputText.max(100).nullish().transform(orNull),
  descending: z.boolean().nullish().transform(orNull),
};

export type PageRequest = { [Field in keyof typeof pageFields]: z.output<(typeof pageFields)[Field]> };

/**
 * Reads the requested page and its order.
 *
 * @throws Refusal for a column that the list cannot be sorted by, and for a cursor of another order
 */
export function readPlace<Column extends string>(request: PageRequest, order: ListOrder<Column>): PagePlace<Column> {
  const { first, after, last, before } = request;
  const sorting = readSorting(request, order);
  if (isBackwardRequest(request)) {
    const edge = readEdge({ name: "before", text: before }, sorting);
    return { ...sorting, isBackward: true, edge, count: last ?? usualCount };
  }
  const edge = readEdge({ name: "after", text: after }, sorting);
  return { ...sorting, isBackward: false, edge, count: first ?? usualCount };
}

/** The sort column and direction of a list. */
type Sorting<Column extends string = string> = Pick<PagePlace<Column>, "sortBy" | "descending" | "key" | "tie">;

function readSorting<Column extends string>(
  { sortBy, descending }: PageRequest,
  { columns, tie, usual }: ListOrder<Column>,
): Sorting<Column> {
  const column = sortBy ?? usual.sortBy;
  if (!isColumn(column, columns)) {
    throw invalidInput({ sortBy: [`Sort by one of ${Object.keys(columns).join(", ")}`] });
  }
  const isUsual = column === usual.sortBy;
  return { sortBy: column, descending: descending ?? (isUsual && usual.descending), key: columns[column], tie };
}

/** Returns whether the request is for the page before a cursor, or the last page. */
function isBackwardRequest({ first, after, last, before }: PageRequest): boolean {
  return before !== null || (after === null && first === null && last !== null);
}

function readEdge(
  { name, text }: { name: "after" | "before"; text: string | null },
  sorting: Sorting,
): PagePlace["edge"] {
  if (text === null) {
    return null;
  }
  const edge = readCursor(text, sorting);
  if (edge === null) {
    throw invalidInput({ [name]: ["This is not a place in the list"] });
  }
  return edge;
}

/** Returns the start of a list in its default order. */
export function firstPlace<Column extends string>(order: ListOrder<Column>): PagePlace<Column> {
  const nothing = { first: null, after: null, last: null, before: null, sortBy: null, descending: null };
  return readPlace(nothing, order);
}

function isColumn<Column extends string>(name: string, columns: ListOrder<Column>["columns"]): name is Column {
  return Object.hasOwn(columns, name);
}

/** Order, key and tie of the edge row; a cursor carries its order, so it is invalid in another one. */
const edgeShape = z.tuple([z.string(), z.boolean(), z.string(), z.string()]);

export function cursorText(place: PagePlace, edge: { key: string; tie: string }): string {
  const parts: z.output<typeof edgeShape> = [place.sortBy, place.descending, edge.key, edge.tie];
  return Buffer.from(JSON.stringify(parts)).toString("base64url");
}

function readCursor(text: string, sorting: Sorting): PagePlace["edge"] {
  const parts = edgeShape.safeParse(parseJson(text)).data;
  if (parts === undefined) {
    return null;
  }
  const [sortBy, descending, key, tie] = parts;
  const hasSameOrder = sortBy === sorting.sortBy && descending === sorting.descending;
  return hasSameOrder && isKeyText(key, sorting.key.type) && isKeyText(tie, sorting.tie.type) ? { key, tie } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    // Not one of our cursors; the caller refuses it.
    return null;
  }
}
