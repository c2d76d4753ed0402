import { graphql } from "#web/platform/graphql/graphql.ts";

export const printSlipMutation = graphql(`
  mutation PrintOrderSlip($id: Uuid!, $orderId: Uuid!, $deviceId: Uuid!) {
    printOrderSlip(id: $id, orderId: $orderId, deviceId: $deviceId) {
      id
      state
    }
  }
`);

export const orderSlipPageQuery = graphql(`
  query OrderSlipPage($orderId: Uuid!) {
    orderSlipPage(orderId: $orderId)
  }
`);
