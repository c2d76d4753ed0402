import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf, VariablesOf } from "#web/platform/graphql/graphql.ts";
import { buyFields } from "#web/areas/buys/shared/buys.queries.ts";
import { customerFields } from "#web/areas/customers/shared/customers.queries.ts";

export const matchCustomersQuery = graphql(
  `
    query MatchCustomers(
      $mobile: String
      $email: String
      $idNumber: String
      $idState: String
      $firstName: String
      $lastName: String
      $birthYear: Int
    ) {
      matchCustomers(
        mobile: $mobile
        email: $email
        idNumber: $idNumber
        idState: $idState
        firstName: $firstName
        lastName: $lastName
        birthYear: $birthYear
      ) {
        matches {
          customer {
            ...CustomerFields
          }
          by
          posCustomerId
          buys
          lastBuyOn
        }
        posCustomers {
          externalId
          name
          email
          street
          city
          state
          zip
        }
      }
    }
  `,
  [customerFields],
);

export type CustomerMatches = ResultOf<typeof matchCustomersQuery>["matchCustomers"];
export type Match = CustomerMatches["matches"][number];
export type PosPerson = CustomerMatches["posCustomers"][number];

export const createBuyMutation = graphql(
  `
    mutation CreateBuy($buy: NewBuy!) {
      createBuy(buy: $buy) {
        ...BuyFields
      }
    }
  `,
  [buyFields],
);

export type NewBuyVariables = VariablesOf<typeof createBuyMutation>;
