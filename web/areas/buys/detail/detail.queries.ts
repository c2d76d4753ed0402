import { graphql } from "#web/platform/graphql/graphql.ts";
import { buyFields } from "#web/areas/buys/shared/buys.queries.ts";

export const editBuyMutation = graphql(
  `
    mutation EditBuy($id: Uuid!, $version: Int!, $pile: BuyPile!) {
      editBuy(id: $id, version: $version, pile: $pile) {
        ...BuyFields
      }
    }
  `,
  [buyFields],
);
