import { graphql } from "#web/platform/graphql/graphql.ts";

/** How many buys are open and how many of them ready: for the badge beside the area's name. */
export const openBuyCountsQuery = graphql(`
  query OpenBuyCounts {
    openBuyCounts {
      open
      ready
    }
  }
`);
