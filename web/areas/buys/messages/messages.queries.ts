import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

const messageFields = graphql(`
  fragment BuyMessageFields on BuyMessage {
    id
    kind
    name
    body
    autoReply
    isDefault
    isAutomatic
  }
`);

export type BuyMessage = ResultOf<typeof messageFields>;

export const buyMessagesQuery = graphql(
  `
    query BuyMessages {
      buyMessages {
        ...BuyMessageFields
      }
    }
  `,
  [messageFields],
);

export const saveBuyMessageMutation = graphql(
  `
    mutation SaveBuyMessage($message: BuyMessageInput!) {
      saveBuyMessage(message: $message) {
        ...BuyMessageFields
      }
    }
  `,
  [messageFields],
);

export const deleteBuyMessageMutation = graphql(`
  mutation DeleteBuyMessage($id: Uuid!) {
    deleteBuyMessage(id: $id)
  }
`);

export const orderBuyMessagesMutation = graphql(`
  mutation OrderBuyMessages($ids: [Uuid!]!) {
    orderBuyMessages(ids: $ids) {
      id
    }
  }
`);
