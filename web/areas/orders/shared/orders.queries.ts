import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const waitingOrdersQuery = graphql(`
  query WaitingOrders {
    onlineOrders {
      isConnected
      orders {
        id
        name
        state
        placedAt
        dueAt
        stateAt
        delivery
        customerName
        cancelledAt
        isReconciled
        isTexted
        shelf
        lines {
          id
          quantity
          pickState
        }
      }
    }
  }
`);

export type WaitingOrder = ResultOf<typeof waitingOrdersQuery>["onlineOrders"]["orders"][number];

export const startPickingMutation = graphql(`
  mutation StartPickingOrder($id: Uuid!) {
    startPickingOrder(id: $id) {
      writeState
    }
  }
`);
