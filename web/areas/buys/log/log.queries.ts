import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

const logFields = graphql(`
  fragment BuyLogFields on BuyLogEntry {
    id
    isOwn
    number
    date
    customerId
    customerName
    phone
    source
    bags
    boxes
    bins
    others
    isDropOff
    checkedInAt
    checkedInBy
    sortedBy
    sortSeconds
    readyAt
    waitSeconds
    isWaitLong
    firstTextAt
    firstCalledAt
    isOptedOut
    completedAt
    completedBy
    hasId
    itemsOffered
    itemsTaken
    takePct
    cashOffer
    tradeOffer
    offer
    paid
    payout
    topPassReason
    reasons {
      kind
      name
      count
    }
    status
    stage
    posState
  }
`);

export type LogBuy = ResultOf<typeof logFields>;

export const buyLogQuery = graphql(
  `
    query BuyLog(
      $date: BusinessDate
      $filter: ListFilter
      $sortBy: String
      $descending: Boolean
      $first: Int
      $after: String
      $last: Int
      $before: String
    ) {
      buyLog(
        date: $date
        filter: $filter
        sortBy: $sortBy
        descending: $descending
        first: $first
        after: $after
        last: $last
        before: $before
      ) {
        date
        today
        totalItems
        people {
          key
          name
        }
        totals {
          buys
          bought
          passed
          declined
          open
          dropOffs
          containers
          texted
          itemsOffered
          itemsTaken
          takePct
          paid
          cash
          trade
          tradePct
          averageBuy
          averageWait
          medianWait
          averageSort
        }
        pageInfo {
          hasNextPage
          startCursor
          endCursor
        }
        edges {
          cursor
          node {
            ...BuyLogFields
          }
        }
      }
    }
  `,
  [logFields],
);

export type BuyLog = ResultOf<typeof buyLogQuery>["buyLog"];

export const buyLogCsvQuery = graphql(`
  query BuyLogCsv($date: BusinessDate, $filter: ListFilter) {
    buyLogCsv(date: $date, filter: $filter)
  }
`);

export const buyLogEntryQuery = graphql(
  `
    query BuyLogEntry($id: ID!) {
      buyLogEntry(id: $id) {
        buy {
          ...BuyLogFields
        }
        pieces {
          line
          description
          category
          brand
          size
          cost
          price
          isTaken
          passReason
        }
      }
    }
  `,
  [logFields],
);

export type LogEntry = ResultOf<typeof buyLogEntryQuery>["buyLogEntry"];
