import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const customerFields = graphql(`
  fragment CustomerFields on Customer {
    id
    firstName
    lastName
    fullName
    mobile
    email
    street
    city
    state
    zip
    country
    birthYear
    isOver18
    idType
    idState
    idExpiresOn
    idLast4
    hasIdNumber
    idCheckedAt
    idCheckedBy
    isDoNotBuy
    doNotBuyAt
    doNotBuyBy
    note
    createdAt
    erasedAt
    version
  }
`);

export type Customer = ResultOf<typeof customerFields>;

export const customerQuery = graphql(
  `
    query Customer($id: Uuid!) {
      customer(id: $id) {
        ...CustomerFields
      }
      pastBuys(customerId: $id) {
        id
        storeId
        businessDate
        number
        stage
        outcome
        itemsTaken
        itemsPassed
        paid
        payout
      }
    }
  `,
  [customerFields],
);

export type PastBuy = ResultOf<typeof customerQuery>["pastBuys"][number];

export const editCustomerMutation = graphql(
  `
    mutation EditCustomer($id: Uuid!, $contact: CustomerContact!, $version: String) {
      editCustomer(id: $id, contact: $contact, version: $version) {
        ...CustomerFields
      }
    }
  `,
  [customerFields],
);

export const flagCustomerMutation = graphql(
  `
    mutation FlagCustomer($id: Uuid!, $isDoNotBuy: Boolean!, $note: String!) {
      flagCustomer(id: $id, isDoNotBuy: $isDoNotBuy, note: $note) {
        ...CustomerFields
      }
    }
  `,
  [customerFields],
);

export const showIdNumberMutation = graphql(`
  mutation ShowIdNumber($id: Uuid!) {
    showIdNumber(id: $id) {
      id
      number
    }
  }
`);
