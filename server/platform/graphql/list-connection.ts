import type { Page } from "#server/platform/paging/list-page.ts";
import { builder } from "./builder.ts";

/** The arguments of every list beside those of its pages. */
export const listArgs = builder.args((arg) => ({
  sortBy: arg.string({ description: "The column, by its path in a row." }),
  descending: arg.boolean(),
}));

/** A page as a connection. */
export function connectionOf<Row>(page: Page<Row>, totalItems: number) {
  const edges = page.rows.map(({ row: node, cursor }) => ({ cursor, node }));
  return {
    edges,
    totalItems,
    pageInfo: {
      hasNextPage: page.hasNext,
      hasPreviousPage: page.hasPrevious,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
