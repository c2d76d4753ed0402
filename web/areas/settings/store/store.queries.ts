import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf, VariablesOf } from "#web/platform/graphql/graphql.ts";

export const storeProfileQuery = graphql(`
  query StoreProfile {
    storeProfile {
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
  }
`);

export type StoreProfile = ResultOf<typeof storeProfileQuery>["storeProfile"];

export const editStoreMutation = graphql(`
  mutation EditStore($changes: StoreChanges!) {
    editStore(changes: $changes) {
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
  }
`);

export type StoreChanges = VariablesOf<typeof editStoreMutation>["changes"];

export const addStoreMutation = graphql(`
  mutation AddStore($store: NewStore!) {
    addStore(store: $store) {
      id
      name
    }
  }
`);
