import { customerFields } from "#web/areas/customers/shared/customers.queries.ts";
import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const shownCustomerQuery = graphql(
  `
    query ShownCustomer($id: Uuid!) {
      customer(id: $id) {
        ...CustomerFields
      }
    }
  `,
  [customerFields],
);

export const customerSummaryQuery = graphql(`
  query CustomerSummary($id: Uuid!) {
    customerSummary(id: $id) {
      buys
      firstBuyOn
      lastBuyOn
      itemsTaken
      itemsBrought
      paid
      tradePaid
      coupons
      usableCoupons
      usedCoupons
      texts
      visits
      purchased
      lastPurchaseOn
      notes
      isOptedOut
      optedOutAt
      buyTexts {
        answer
        at
      }
      marketingTexts {
        answer
        at
      }
      openBuy {
        id
        number
        stage
        bags
        boxes
        bins
        others
        location
        cashOffer
        tradeOffer
        checkedInAt
        readyAt
      }
    }
  }
`);

export type CustomerSummary = ResultOf<typeof customerSummaryQuery>["customerSummary"];

export const customerBuysQuery = graphql(`
  query CustomerBuys($customerId: Uuid!, $first: Int!, $after: String) {
    customerBuys(customerId: $customerId, first: $first, after: $after) {
      totalItems
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          storeId
          businessDate
          number
          isOpen
          stage
          isCancelled
          bags
          boxes
          bins
          others
          itemsTaken
          itemsPassed
          paid
          payout
        }
      }
    }
  }
`);

export type CustomerBuy = ResultOf<typeof customerBuysQuery>["customerBuys"]["edges"][number]["node"];

export const customerCouponsQuery = graphql(`
  query CouponsOfCustomer($customerId: Uuid!, $first: Int!, $after: String) {
    customerCoupons(customerId: $customerId, first: $first, after: $after) {
      totalItems
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          storeId
          number
          redeemAmount
          redeemStartOn
          redeemEndOn
          issuedAt
          state
          redeemedAt
          redeemStoreName
        }
      }
    }
  }
`);

export type CustomerCoupon = ResultOf<typeof customerCouponsQuery>["customerCoupons"]["edges"][number]["node"];

export const customerTextsQuery = graphql(`
  query CustomerTexts($customerId: Uuid!, $first: Int!, $after: String) {
    customerTexts(customerId: $customerId, first: $first, after: $after) {
      totalItems
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          storeId
          threadId
          isIncoming
          kind
          body
          status
          createdAt
          authorName
        }
      }
    }
  }
`);

export type CustomerText = ResultOf<typeof customerTextsQuery>["customerTexts"]["edges"][number]["node"];

export const customerPurchasesQuery = graphql(`
  query CustomerPurchases($customerId: Uuid!, $first: Int!, $after: String) {
    customerPurchases(customerId: $customerId, first: $first, after: $after) {
      totalItems
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          storeId
          businessDate
          number
          type
          at
          total
          itemsSold
        }
      }
    }
  }
`);

export type CustomerPurchase = ResultOf<typeof customerPurchasesQuery>["customerPurchases"]["edges"][number]["node"];

export const customerLoyaltyQuery = graphql(`
  query CustomerLoyalty($customerId: Uuid!, $first: Int!, $after: String) {
    customerLoyalty(customerId: $customerId, first: $first, after: $after) {
      totalItems
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          storeId
          kind
          number
          happenedAt
          base
          points
          reversedPoints
          state
          reason
          problem
        }
      }
    }
  }
`);

export type CustomerAward = ResultOf<typeof customerLoyaltyQuery>["customerLoyalty"]["edges"][number]["node"];

export const housePointsQuery = graphql(`
  query HousePoints($id: Uuid!) {
    customer(id: $id) {
      id
      housePoints
    }
  }
`);

export const customerNotesQuery = graphql(`
  query CustomerNotes($customerId: Uuid!, $first: Int!, $after: String) {
    customerNotes(customerId: $customerId, first: $first, after: $after) {
      totalItems
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          storeId
          body
          isPinned
          authorName
          createdAt
        }
      }
    }
  }
`);

export type CustomerNote = ResultOf<typeof customerNotesQuery>["customerNotes"]["edges"][number]["node"];

export const pinnedNotesQuery = graphql(`
  query PinnedCustomerNotes($customerId: Uuid!) {
    pinnedCustomerNotes(customerId: $customerId) {
      id
      body
      authorName
      createdAt
    }
  }
`);

export const addNoteMutation = graphql(`
  mutation AddCustomerNote($id: Uuid!, $customerId: Uuid!, $body: String!, $isPinned: Boolean!) {
    addCustomerNote(id: $id, customerId: $customerId, body: $body, isPinned: $isPinned) {
      id
    }
  }
`);

export const pinNoteMutation = graphql(`
  mutation PinCustomerNote($id: Uuid!, $isPinned: Boolean!) {
    pinCustomerNote(id: $id, isPinned: $isPinned) {
      id
      isPinned
    }
  }
`);

export const deleteNoteMutation = graphql(`
  mutation DeleteCustomerNote($id: Uuid!, $isDeleted: Boolean!) {
    deleteCustomerNote(id: $id, isDeleted: $isDeleted) {
      id
    }
  }
`);
