/** One page of a sorted list, found by the place of its edge and never by counting rows. */
import { sql as raw } from "kysely";
import type { RawBuilder, SelectQueryBuilder } from "kysely";
import { cursorText } from "./list-order.ts";
import type { PagePlace, SortKey } from "./list-order.ts";

export type Page<Row> = {
  /** In the order of the list, also when they were read backward. */
  rows: { row: Row; cursor: string }[];
  hasNext: boolean;
  hasPrevious: boolean;
};

type KeyTexts = { pageKey: string; pageTie: string };

/** Narrows a query to the rows of a page, the nearest to its edge first, and one more that says whether it goes on. */
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

/** The same order alone, for a query around one that has found the rows. */
function sortPage<DB, TB extends keyof DB, Output>(
  query: SelectQueryBuilder<DB, TB, Output>,
  { key, tie, descending, isBackward }: PagePlace,
): SelectQueryBuilder<DB, TB, Output> {
  const direction = descending === isBackward ? "asc" : "desc";
  return query.orderBy(key.by, direction).orderBy(tie.by, direction);
}

/** The page out of the rows that `selectPage` has found. */
export function pageOf<Row extends KeyTexts>(found: readonly Row[], place: PagePlace): Page<Row> {
  const hasMore = found.length > place.count;
  const rows = found
    .slice(0, place.count)
    .map((row) => ({ row, cursor: cursorText(place, { key: row.pageKey, tie: row.pageTie }) }));
  const hasEdge = place.edge !== null;
  return place.isBackward
    ? { rows: rows.toReversed(), hasNext: hasEdge, hasPrevious: hasMore }
    : { rows, hasNext: hasMore, hasPrevious: hasEdge };
}

/** The same page with its rows as something else. */
export function mapPage<Row, Shown>(page: Page<Row>, show: (row: Row) => Shown): Page<Shown> {
  return { ...page, rows: page.rows.map(({ row, cursor }) => ({ row: show(row), cursor })) };
}

function beyondEdge({ key, tie, edge, descending, isBackward }: PagePlace): RawBuilder<boolean> {
  const operator = raw.raw(descending === isBackward ? ">" : "<");
  const [atKey, atTie] = [valueOf(key, edge?.key ?? ""), valueOf(tie, edge?.tie ?? "")];
  return raw<boolean>`(${key.by}, ${tie.by}) ${operator} (${atKey}, ${atTie})`;
}

function valueOf({ type }: SortKey, text: string): RawBuilder<unknown> {
  return raw`${text}::${raw.raw(type)}`;
}
