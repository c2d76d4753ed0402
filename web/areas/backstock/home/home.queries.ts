import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";
import { backstockFields } from "#web/areas/backstock/moves/moves.queries.ts";

export const backstockHomeQuery = graphql(`
  query BackstockHome {
    backstockHome {
      today
      bins
      filled
      empty
      addedToday
      pulledToday
      bands {
        from
        to
        label
        bins
      }
      categories {
        id
        name
        target
        sectionId
        sectionName
        bins
        oldestAge
      }
      locations {
        id
        number
        name
        nextId
        isDefault
        isTerminal
        isPickList
        bins
        byBand
        oldestAge
      }
      prefix
      isScanFast
    }
  }
`);

export type BackstockHome = ResultOf<typeof backstockHomeQuery>["backstockHome"];
export type HomeLocation = BackstockHome["locations"][number];
export type HomeCategory = BackstockHome["categories"][number];

export const backstocksQuery = graphql(
  `
    query Backstocks(
      $filter: ListFilter
      $sortBy: String
      $descending: Boolean
      $first: Int
      $after: String
      $last: Int
      $before: String
    ) {
      backstocks(
        filter: $filter
        sortBy: $sortBy
        descending: $descending
        first: $first
        after: $after
        last: $last
        before: $before
      ) {
        totalItems
        pageInfo {
          hasNextPage
          startCursor
          endCursor
        }
        edges {
          cursor
          node {
            isOldest
            filling {
              ...BackstockFields
            }
          }
        }
      }
    }
  `,
  [backstockFields],
);

export type BackstockList = ResultOf<typeof backstocksQuery>["backstocks"];
export type ListedBackstock = BackstockList["edges"][number]["node"];
