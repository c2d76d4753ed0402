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

export const itemHistoryQuery = graphql(`
  query InventoryHistory($id: ID!) {
    inventoryHistory(id: $id) {
      prices {
        at
        from
        to
      }
      peers {
        isSized
        pieces
        points {
          days
          share
        }
        usualDays
        shareNow
        shareIn60
      }
    }
  }
`);

export type ItemHistory = ResultOf<typeof itemHistoryQuery>["inventoryHistory"];
export type ItemView = ResultOf<typeof itemQuery>["inventoryItem"];
export type Item = NonNullable<ItemView["item"]>;
