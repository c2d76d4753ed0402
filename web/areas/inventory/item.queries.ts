import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const itemQuery = graphql(`
  query InventoryItem($id: ID!) {
    inventoryItem(id: $id) {
      posName
      feedAt
      isFeedStale
      item {
        id
        sku
        description
        categoryPath
        brand
        size
        isNew
        quantity
        price
        cost
        margin
        days
        receivedAt
        status
        soldAt
        soldPrice
        soldTicket
        soldTerminal
        buyNumber
        buyId
        holdUntil
        seller {
          customerId
          name
        }
        orderId
        orderName
        orderState
      }
    }
  }
`);

export type ItemView = ResultOf<typeof itemQuery>["inventoryItem"];
export type Item = NonNullable<ItemView["item"]>;
