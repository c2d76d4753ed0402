import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

/** How many sales had no customer yesterday and in four weeks. */
export const customerSharesQuery = graphql(`
  query CustomerShares($yesterday: BusinessDate!, $from: BusinessDate!) {
    dailyReport(date: $yesterday) {
      businessDate
      storeId
      customers
      salesWithoutCustomer
      salesWithoutCustomerPct
    }
    periodReport(from: $from, to: $yesterday) {
      customers
      salesWithoutCustomer
      salesWithoutCustomerPct
    }
  }
`);

type Shares = ResultOf<typeof customerSharesQuery>;
export type CustomerShare = Omit<Shares["periodReport"], "__typename">;

export const registerNumbersQuery = graphql(`
  query RegisterNumbers(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $sortBy: String
    $descending: Boolean
  ) {
    registerNumbers(
      first: $first
      after: $after
      last: $last
      before: $before
      sortBy: $sortBy
      descending: $descending
    ) {
      rule
      totalItems
      pageInfo {
        hasNextPage
        startCursor
        endCursor
      }
      edges {
        cursor
        node {
          id
          name
          phone
          customerCode
          misplacement
          customerId
        }
      }
    }
  }
`);

export type RegisterNumbers = ResultOf<typeof registerNumbersQuery>["registerNumbers"];
export type RegisterNumber = RegisterNumbers["edges"][number]["node"];

export const registerNumbersCsvQuery = graphql(`
  query RegisterNumbersCsv {
    registerNumbersCsv
  }
`);
