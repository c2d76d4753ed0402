import { graphql } from "#web/platform/graphql/graphql.ts";

export const sellingServiceQuery = graphql(`
  query SellingService {
    sellingService {
      name
      isReading
    }
  }
`);
