import { isReadFromEnd } from "./page-request.ts";
import { lastPage } from "./table-state.ts";
import type { PageInfo, TableState } from "./table-state.ts";

type ServerList<Edge> = {
  edges: readonly Edge[];
  totalItems: number;
  pageInfo: PageInfo & { hasNextPage: boolean };
};

export type ShownPage<Edge> = {
  edges: readonly Edge[];
  /** With the first row that is really shown. */
  state: TableState;
  pageInfo: PageInfo & { hasNextPage: boolean };
};

/**
 * What of a server's answer stands on the screen. An address may name a page without its cursor, or one after the last:
 * `pageRequest` then reads from the list's beginning or from its end, and here the page is cut out.
 */
export function shownPage<Edge extends { cursor: string }>(
  { edges, totalItems, pageInfo }: ServerList<Edge>,
  state: TableState,
  count: number = state.itemsPerPage,
): ShownPage<Edge> {
  if (state.cursor !== null || state.firstRow === 0) {
    const firstRow = Math.max(0, Math.min(state.firstRow, totalItems - edges.length));
    return { edges, state: { ...state, firstRow }, pageInfo: { ...pageInfo, cursors: cursorsOf(edges) } };
  }
  const firstOfLast = (lastPage(totalItems, count) - 1) * count;
  const isFromEnd = isReadFromEnd(state, count);
  const firstRow = isFromEnd ? firstOfLast : Math.min(state.firstRow, firstOfLast);
  const start = isFromEnd ? Math.max(0, firstOfLast - (totalItems - edges.length)) : firstRow;
  const shown = edges.slice(start, start + count);
  return {
    edges: shown,
    state: { ...state, firstRow },
    pageInfo: {
      startCursor: shown[0]?.cursor ?? null,
      endCursor: shown.at(-1)?.cursor ?? null,
      hasNextPage: firstRow + shown.length < totalItems,
      cursors: cursorsOf(shown),
    },
  };
}

function cursorsOf(edges: readonly { cursor: string }[]): string[] {
  return edges.map(({ cursor }) => cursor);
}
