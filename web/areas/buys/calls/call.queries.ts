import { buyFields } from "#web/areas/buys/shared/buys.queries.ts";
import { graphql } from "#web/platform/graphql/graphql.ts";

export const noteSellerCallMutation = graphql(
  `
    mutation NoteSellerCall($id: Uuid!) {
      noteSellerCall(id: $id) {
        ...BuyFields
      }
    }
  `,
  [buyFields],
);

export const undoSellerCallMutation = graphql(
  `
    mutation UndoSellerCall($id: Uuid!) {
      undoSellerCall(id: $id) {
        ...BuyFields
      }
    }
  `,
  [buyFields],
);

export const callBasisQuery = graphql(`
  query CallBasis {
    buySettings {
      abandonAfterDays
    }
  }
`);
