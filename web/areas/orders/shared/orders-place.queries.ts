import { graphql } from "#web/platform/graphql/graphql.ts";

/** The one thing that every store's daybook asks: whether there is an online shop at all. */
export const ordersPlaceQuery = graphql(`
  query OrdersPlace {
    onlineOrders {
      isConnected
    }
  }
`);
