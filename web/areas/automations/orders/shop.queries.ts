import { integrationFields } from "#web/areas/automations/automations.queries.ts";
import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const connectedShopQuery = graphql(
  `
    query ConnectedShop($id: ID!) {
      onlineShop(id: $id) {
        shopDomain
        hasSecret
        lastReportAt
        isSecretWrong
        writesBack
        lookedAt
        shelves
        integration {
          ...IntegrationFields
        }
      }
    }
  `,
  [integrationFields],
);

export type ConnectedShop = ResultOf<typeof connectedShopQuery>["onlineShop"];

export const connectShopMutation = graphql(`
  mutation ConnectOnlineShop($id: ID!, $credentials: [CredentialInput!]!) {
    connectOnlineShop(id: $id, credentials: $credentials) {
      hasSecret
    }
  }
`);

export const switchWritesMutation = graphql(`
  mutation SwitchOnlineShopWrites($id: ID!, $isOn: Boolean!) {
    switchOnlineShopWrites(id: $id, isOn: $isOn) {
      writesBack
    }
  }
`);

export const saveShelvesMutation = graphql(`
  mutation SaveOnlineShopShelves($id: ID!, $shelves: [String!]!) {
    saveOnlineShopShelves(id: $id, shelves: $shelves) {
      shelves
    }
  }
`);

export const disconnectShopMutation = graphql(`
  mutation DisconnectOnlineShop($id: ID!) {
    disconnectOnlineShop(id: $id) {
      hasSecret
    }
  }
`);
