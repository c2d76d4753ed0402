import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

const sellerFields = graphql(`
  fragment BookSellerFields on BookSeller {
    id
    name
    customerId
    visits
    lastVisitOn
    usualGapDays
    itemsOffered
    itemsTaken
    paid
    trade
    spentAfter
  }
`);

export const sellerBookQuery = graphql(
  `
    query SellerBook {
      sellerBook {
        from
        to
        count
        takeRate
        top {
          ...BookSellerFields
        }
        quiet {
          ...BookSellerFields
        }
      }
    }
  `,
  [sellerFields],
);

export type SellerBook = ResultOf<typeof sellerBookQuery>["sellerBook"];
export type BookSeller = ResultOf<typeof sellerFields>;

export const sellerBookCsvQuery = graphql(`
  query SellerBookCsv {
    sellerBookCsv
  }
`);
