import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const onlineShopQuery = graphql(`
  query OnlineShop($id: ID!) {
    onlineShop(id: $id) {
      webhookAddress
      shopDomain
      hasSecret
      secretSavedAt
      lastReportAt
      badSignatures
      isSecretWrong
      badSince
      writesBack
      lookedAt
      integration {
        id
        name
        state
      }
    }
  }
`);

export type OnlineShop = ResultOf<typeof onlineShopQuery>["onlineShop"];

export const testShopMutation = graphql(`
  mutation TestOnlineShop($id: ID!) {
    testOnlineShop(id: $id) {
      lookedAt
    }
  }
`);
