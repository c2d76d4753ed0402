import type { Page } from "#server/platform/paging/list-page.ts";
import { builder } from "./builder.ts";

/** The arguments of every list in addition to the paging ones. */
export const listArgs = builder.args((arg) => ({
  sortBy: arg.string({ description: "The column, by its path in a row." }),
  descending: arg.boolean(),
}));

/** Converts a page to a Relay connection. */
export function toConnection<Row>(page: Page<Row>, totalItems: number) {
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
