import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const threadFields = graphql(`
  fragment ThreadFields on TextThread {
    id
    phone
    state
    unreadCount
    needsReply
    hasFailed
    isPinned
    lastMessageAt
    lastInboundAt
    waitingSince
    untextableReason
    optedOutAt
    isOutOfAllStores
    soundsLikeStop
    customerId
    customerName
    sharedWith
    assignedEmployeeId
    assignedName
    openBuy {
      id
      number
      stage
      readyAt
      checkedInAt
    }
    lastBody
    lastKind
    lastCallSeconds
    isLastIncoming
    lastAuthor
    hasPictures
    lastFailure
    lastBlock
    scheduledAt
  }
`);

export type Thread = ResultOf<typeof threadFields>;

export const textThreadsQuery = graphql(
  `
    query TextThreads($first: Int, $after: String, $filter: ListFilter) {
      textThreads(first: $first, after: $after, filter: $filter) {
        totalItems
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          cursor
          node {
            ...ThreadFields
          }
        }
      }
    }
  `,
  [threadFields],
);

export const textingStatusQuery = graphql(`
  query TextingStatus {
    textingStatus {
      phone
      registrationState
      storePhone
      nextOpeningAt
      openTimes {
        opensAt
        closesAt
      }
    }
  }
`);
