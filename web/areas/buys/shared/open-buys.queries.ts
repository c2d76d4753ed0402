import { graphql } from "#web/platform/graphql/graphql.ts";

/** How many buys are open, and which of them are ready: for the badge beside the area's name. */
export const openBuysQuery = graphql(`
  query OpenBuys {
    buyDesk(status: OPEN) {
      openCount
      registerBuys {
        posBuyId
        readyAt
      }
      buys {
        buy {
          id
          stage
        }
      }
    }
  }
`);
