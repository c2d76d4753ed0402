import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

const transferFields = graphql(`
  fragment TransferFields on BinTransfer {
    id
    isOutgoing
    status
    otherStoreId
    otherStore
    backstockId
    bin
    binNumber
    categoryName
    season
    inventoryDate
    notes
    sentAt
    sentBy
    endedAt
    endedBy
  }
`);

export const binTransfersQuery = graphql(
  `
    query BinTransfers {
      binTransfers {
        transfers {
          ...TransferFields
        }
        sisterStores {
          id
          name
        }
      }
    }
  `,
  [transferFields],
);

export type Transfers = ResultOf<typeof binTransfersQuery>["binTransfers"];
export type Transfer = ResultOf<typeof transferFields>;

export const sendTransferMutation = graphql(
  `
    mutation SendBinTransfer($id: Uuid!, $backstockId: Uuid!, $version: Int!, $otherStoreId: ID!) {
      sendBinTransfer(id: $id, backstockId: $backstockId, version: $version, otherStoreId: $otherStoreId) {
        ...TransferFields
      }
    }
  `,
  [transferFields],
);

export const receiveTransferMutation = graphql(
  `
    mutation ReceiveBinTransfer($id: Uuid!, $backstockId: Uuid!, $binId: Uuid!, $categoryId: Uuid!) {
      receiveBinTransfer(id: $id, backstockId: $backstockId, binId: $binId, categoryId: $categoryId) {
        ...TransferFields
      }
    }
  `,
  [transferFields],
);

export const cancelTransferMutation = graphql(
  `
    mutation CancelBinTransfer($id: Uuid!) {
      cancelBinTransfer(id: $id) {
        ...TransferFields
      }
    }
  `,
  [transferFields],
);
