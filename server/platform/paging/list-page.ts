/** One page of a sorted list, located by its edge and never by an offset. */
import { sql as raw } from "kysely";
import type { RawBuilder, SelectQueryBuilder } from "kysely";
import { cursorText } from "./list-order.ts";
import type { ListOrder, PagePlace, SortKey } from "./list-order.ts";

export type Page<Row> = {
  /** In list order, also when read backward. */
  rows: { row: Row; cursor: string }[];
  hasNext: boolean;
  hasPrevious: boolean;
};

type KeyTexts = { pageKey: string; pageTie: string };

/** What of a place decides its statement; the rest are values. For statements that are built once. */
export type PageShape<Column extends string> = {
  sortBy: Column;
  descending: boolean;
  isBackward: boolean;
  hasEdge: boolean;
  count: number;
};

export type EdgeValues = { edgeKey: string; edgeTie: string };

export function pageShape<Column extends string>(place: PagePlace<Column>): PageShape<Column> {
  const { sortBy, descending, isBackward, edge, count } = place;
  return { sortBy, descending, isBackward, hasEdge: edge !== null, count };
}

/** Returns the values of the place's edge; empty texts where it has none, which its statement does not read. */
export function edgeValues({ edge }: PagePlace): EdgeValues {
  return { edgeKey: edge?.key ?? "", edgeTie: edge?.tie ?? "" };
}

/** Returns the place of this shape and these values, which may be placeholders. */
export function placeOf<Column extends string>(
  order: ListOrder<Column>,
  { hasEdge, ...shape }: PageShape<Column>,
  { edgeKey, edgeTie }: EdgeValues,
): PagePlace<Column> {
  const edge = hasEdge ? { key: edgeKey, tie: edgeTie } : null;
  return { ...shape, key: order.columns[shape.sortBy], tie: order.tie, edge };
}

/** Limits a query to the rows of a page, nearest to its edge first, plus one that shows whether more follow. */
export function selectPage<DB, TB extends keyof DB, Output>(
  query: SelectQueryBuilder<DB, TB, Output>,
  place: PagePlace,
): SelectQueryBuilder<DB, TB, Output & KeyTexts> {
  const { key, tie } = place;
  return sortPage(query, place)
    .$if(place.edge !== null, (whole) => whole.where(beyondEdge(place)))
    .limit(place.count + 1)
    .select([raw<string>`(${key.by})::text`.as("pageKey"), raw<string>`(${tie.by})::text`.as("pageTie")])
    .$castTo<Output & KeyTexts>();
}

/** Applies only the order of the page. */
function sortPage<DB, TB extends keyof DB, Output>(
  query: SelectQueryBuilder<DB, TB, Output>,
  { key, tie, descending, isBackward }: PagePlace,
): SelectQueryBuilder<DB, TB, Output> {
  const direction = descending === isBackward ? "asc" : "desc";
  return query.orderBy(key.by, direction).orderBy(tie.by, direction);
}

/** Builds the page from the rows of `selectPage`. */
export function toPage<Row extends KeyTexts>(fetched: readonly Row[], place: PagePlace): Page<Row> {
  const hasMore = fetched.length > place.count;
  const rows = fetched
    .slice(0, place.count)
    .map((row) => ({ row, cursor: cursorText(place, { key: row.pageKey, tie: row.pageTie }) }));
  const hasEdge = place.edge !== null;
  return place.isBackward
    ? { rows: rows.toReversed(), hasNext: hasEdge, hasPrevious: hasMore }
    : { rows, hasNext: hasMore, hasPrevious: hasEdge };
}

/** Returns the page with each row mapped. */
export function mapPage<Row, Shown>(page: Page<Row>, mapRow: (row: Row) => Shown): Page<Shown> {
  return { ...page, rows: page.rows.map(({ row, cursor }) => ({ row: mapRow(row), cursor })) };
}

function beyondEdge({ key, tie, edge, descending, isBackward }: PagePlace): RawBuilder<boolean> {
  const operator = raw.raw(descending === isBackward ? ">" : "<");
  const [atKey, atTie] = [castValue(key, edge?.key ?? ""), castValue(tie, edge?.tie ?? "")];
  return raw<boolean>`(${key.by}, ${tie.by}) ${operator} (${atKey}, ${atTie})`;
}

function castValue({ type }: SortKey, text: string): RawBuilder<unknown> {
  return raw`${text}::${raw.raw(type)}`;
}
