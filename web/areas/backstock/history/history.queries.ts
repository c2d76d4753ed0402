import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

/** An entry of a bin's history, on the bin's page and in the report. */
export const historyFields = graphql(`
  fragment HistoryFields on BackstockHistory {
    id
    setId
    at
    date
    action
    bin
    backstockId
    categoryName
    fromLocation
    toLocation
    reason
    changed
    by
    undoes
    undoneAt
  }
`);

export type HistoryEntry = ResultOf<typeof historyFields>;
export type HistoryAction = HistoryEntry["action"];

export const backstockHistoryQuery = graphql(
  `
    query BackstockHistory(
      $filter: ListFilter
      $sortBy: String
      $descending: Boolean
      $first: Int
      $after: String
      $last: Int
      $before: String
    ) {
      backstockHistory(
        filter: $filter
        sortBy: $sortBy
        descending: $descending
        first: $first
        after: $after
        last: $last
        before: $before
      ) {
        totalItems
        totals {
          from
          to
          added
          pulled
          removed
        }
        pageInfo {
          hasNextPage
          startCursor
          endCursor
        }
        edges {
          cursor
          node {
            ...HistoryFields
          }
        }
      }
    }
  `,
  [historyFields],
);

export type HistoryList = ResultOf<typeof backstockHistoryQuery>["backstockHistory"];

export const backstockHistoryCsvQuery = graphql(`
  query BackstockHistoryCsv($filter: ListFilter) {
    backstockHistoryCsv(filter: $filter)
  }
`);

/** The options of the report filters. */
export const reportChoicesQuery = graphql(`
  query BackstockReportChoices {
    backstockHome {
      categories {
        id
        name
      }
      locations {
        id
        name
      }
    }
    employees {
      id
      fullName
    }
  }
`);

export type ReportChoices = ResultOf<typeof reportChoicesQuery>;
