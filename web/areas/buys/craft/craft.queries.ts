import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const buyerCraftQuery = graphql(`
  query BuyerCraft($date: BusinessDate) {
    buyerCraft(date: $date) {
      from
      to
      yearFrom
      today
      source
      buyers {
        key
        name
      }
      categories {
        key
        name
      }
      declined {
        band
        offers
        declined
      }
      agreement {
        buyer
        category
        pieces
        agreed
      }
      comparisons {
        by
        group
        pieces
        taken
        shares {
          key
          buys
          pieces
          taken
          share
          others
          low
          high
          verdict
        }
      }
    }
  }
`);

export type Craft = ResultOf<typeof buyerCraftQuery>["buyerCraft"];
export type Comparison = Craft["comparisons"][number];
export type Share = Comparison["shares"][number];

export const craftDetailQuery = graphql(`
  query CraftDetail($date: BusinessDate, $category: String!, $buyer: String!) {
    craftDetail(date: $date, category: $category, buyer: $buyer) {
      reasons {
        reason
        own
        others
        weeks
      }
      sold {
        buyer
        days
        pieces
        sold
      }
    }
  }
`);

export type CraftDetail = ResultOf<typeof craftDetailQuery>["craftDetail"];
