import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const sellersWaitingQuery = graphql(`
  query SellersWaiting {
    buyDesk(status: OPEN) {
      registerBuys {
        posBuyId
        number
        customerName
        checkedInAt
        readyAt
      }
      buys {
        isCarriedOver
        buy {
          id
          number
          status
          stage
          businessDate
          isDropOff
          checkedInAt
          promisedAt
          readyAt
          waitMinutes
          bags
          boxes
          bins
          others
          customer {
            id
            fullName
          }
        }
      }
    }
  }
`);

export type WaitingDesk = ResultOf<typeof sellersWaitingQuery>["buyDesk"];
