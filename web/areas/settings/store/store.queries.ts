import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf, VariablesOf } from "#web/platform/graphql/graphql.ts";

/** What is read and what a change answers, so that the page needs no second reading. */
const profileFields = graphql(`
  fragment StoreProfileFields on StoreProfile {
    id
    name
    initials
    number
    brandKind
    phoneNumber
    callAndTextNumber
    timeZone
    address
    city
    state
    zip
    country
    color
    openToBuyOn
    grandOpeningOn
  }
`);

export const storeProfileQuery = graphql(
  `
    query StoreProfile {
      storeProfile {
        ...StoreProfileFields
      }
    }
  `,
  [profileFields],
);

export type StoreProfile = ResultOf<typeof storeProfileQuery>["storeProfile"];

export const editStoreMutation = graphql(
  `
    mutation EditStore($changes: StoreChanges!) {
      editStore(changes: $changes) {
        ...StoreProfileFields
      }
    }
  `,
  [profileFields],
);

export type StoreChanges = VariablesOf<typeof editStoreMutation>["changes"];

export const addFirstStoreMutation = graphql(`
  mutation AddFirstStore($store: NewStore!) {
    addFirstStore(store: $store) {
      id
      name
    }
  }
`);

export const addStoreMutation = graphql(`
  mutation AddStore($store: NewStore!) {
    addStore(store: $store) {
      id
      name
    }
  }
`);
