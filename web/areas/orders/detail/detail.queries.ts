import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const orderQuery = graphql(`
  query OnlineOrder($id: Uuid!) {
    onlineOrder(id: $id) {
      order {
        id
        name
        state
        placedAt
        receivedAt
        dueAt
        stateAt
        delivery
        customerName
        cancelledAt
        isPutBack
        isReconciled
        isTexted
        shelf
        lines {
          id
          title
          variant
          sku
          quantity
          price
          pickState
          pickedAt
          pickedBy
          missingReason
          piece {
            inventoryItemId
            category
            department
            size
            receivedAt
          }
        }
      }
      customerEmail
      customerPhone
      note
      tags
      financialStatus
      subtotal
      tax
      total
      redactedAt
      steps {
        id
        kind
        at
        byName
        detail
      }
      offer {
        phone
        body
        refusal
      }
      shopUrl
      shopName
      writesBack
      shelves {
        name
        orders
      }
      writeState
      writeProblem
      isFeedStale
      feedAt
    }
  }
`);

export type OrderPageData = ResultOf<typeof orderQuery>["onlineOrder"];
export type ShownOrder = OrderPageData["order"];
export type ShownLine = ShownOrder["lines"][number];

export const releaseOrderMutation = graphql(`
  mutation ReleaseOrder($id: Uuid!) {
    releaseOrder(id: $id) {
      writeState
    }
  }
`);

export const markLineMutation = graphql(`
  mutation MarkOrderLine($id: Uuid!, $lineId: ID!, $to: OrderLineMark!, $reason: MissingReason) {
    markOrderLine(id: $id, lineId: $lineId, to: $to, reason: $reason) {
      writeState
    }
  }
`);

export const readyOrderMutation = graphql(`
  mutation ReadyOrder($id: Uuid!, $shelf: String) {
    readyOrder(id: $id, shelf: $shelf) {
      writeState
    }
  }
`);

export const shelveOrderMutation = graphql(`
  mutation ShelveOrder($id: Uuid!, $shelf: String) {
    shelveOrder(id: $id, shelf: $shelf) {
      writeState
    }
  }
`);

export const handOverOrderMutation = graphql(`
  mutation HandOverOrder($id: Uuid!) {
    handOverOrder(id: $id) {
      writeState
    }
  }
`);

export const undoHandOverMutation = graphql(`
  mutation UndoHandOver($id: Uuid!) {
    undoHandOver(id: $id) {
      writeState
    }
  }
`);

export const putBackOrderMutation = graphql(`
  mutation PutBackOrder($id: Uuid!) {
    putBackOrder(id: $id) {
      writeState
    }
  }
`);

export const retryWriteMutation = graphql(`
  mutation RetryOrderWrite($id: Uuid!) {
    retryOrderWrite(id: $id) {
      writeState
    }
  }
`);

export const textOrderMutation = graphql(`
  mutation TextOrderReady($id: Uuid!, $textId: Uuid!, $body: String!) {
    textOrderReady(id: $id, textId: $textId, body: $body) {
      writeState
    }
  }
`);
