import { graphql } from "#web/platform/graphql/graphql.ts";

/** Which online shops there are to sell in: the page has no id in its address. */
export const shopServicesQuery = graphql(`
  query ShopServices {
    integrations {
      id
      name
      need
    }
  }
`);

export const saveSecretMutation = graphql(`
  mutation SaveOnlineShopSecret($id: ID!, $secret: String!) {
    saveOnlineShopSecret(id: $id, secret: $secret) {
      hasSecret
    }
  }
`);
