import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";
import { buyDetailFields, buyFields, buyTextFields } from "#web/areas/buys/shared/buys.queries.ts";

export const buyDeskQuery = graphql(
  `
    query BuyDesk($status: BuyStatus!, $date: BusinessDate) {
      buyDesk(status: $status, date: $date) {
        today
        openCount
        requestCount
        unsentCount
        soFar {
          completeCount
          averageWaitMinutes
          onTimeCount
          promisedCount
        }
        weekPromises {
          onTimeCount
          promisedCount
        }
        registerBuys {
          posBuyId
          number
          customerName
          checkedInAt
          readyAt
          completedAt
          paid
        }
        buys {
          isCarriedOver
          asksDonated
          textRefusal
          reply {
            threadId
            body
            at
          }
          text {
            ...BuyTextFields
          }
          buy {
            ...BuyFields
          }
        }
      }
      checkInStart {
        posName
        isLinked
        takesCheckIns
        today
      }
    }
  `,
  [buyFields, buyTextFields],
);

export type BuyDesk = ResultOf<typeof buyDeskQuery>["buyDesk"];
export type DeskBuy = BuyDesk["buys"][number];

export const startSortingMutation = graphql(
  `
    mutation StartSorting($id: Uuid!) {
      startSorting(id: $id) {
        ...BuyFields
      }
    }
  `,
  [buyFields],
);

export const markBuyReadyMutation = graphql(
  `
    mutation MarkBuyReady($id: Uuid!, $sorted: SortedPile!) {
      markBuyReady(id: $id, sorted: $sorted) {
        ...BuyDetailFields
      }
    }
  `,
  [buyDetailFields],
);

export const saveSortedBuyMutation = graphql(
  `
    mutation SaveSortedBuy($id: Uuid!, $sorted: SortedPile!) {
      saveSortedBuy(id: $id, sorted: $sorted) {
        ...BuyDetailFields
      }
    }
  `,
  [buyDetailFields],
);

export const completeBuyMutation = graphql(
  `
    mutation CompleteBuy($id: Uuid!, $outcome: BuyOutcome!, $paid: Money, $payout: BuyPayout) {
      completeBuy(id: $id, outcome: $outcome, paid: $paid, payout: $payout) {
        ...BuyFields
      }
    }
  `,
  [buyFields],
);

export const textBuyMutation = graphql(
  `
    mutation TextBuy($id: Uuid!, $buyId: Uuid!, $messageId: Uuid, $body: String) {
      textBuy(id: $id, buyId: $buyId, messageId: $messageId, body: $body) {
        buy {
          ...BuyFields
        }
        text {
          ...BuyTextFields
        }
      }
    }
  `,
  [buyFields, buyTextFields],
);

export const reopenBuyMutation = graphql(
  `
    mutation ReopenBuy($id: Uuid!) {
      reopenBuy(id: $id) {
        ...BuyFields
      }
    }
  `,
  [buyFields],
);

export const activeReasonsQuery = graphql(`
  query BuyReasons {
    buyReasons {
      id
      kind
      name
      isActive
    }
  }
`);

export const buyTextDraftsQuery = graphql(`
  query BuyTextDrafts($buyId: Uuid!) {
    buyTextDrafts(buyId: $buyId) {
      id
      kind
      name
      body
    }
  }
`);

export type BuyTextDraft = ResultOf<typeof buyTextDraftsQuery>["buyTextDrafts"][number];
