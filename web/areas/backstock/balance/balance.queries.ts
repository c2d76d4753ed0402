import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

const standingFields = graphql(`
  fragment StandingFields on StoreStanding {
    bins
    coming
    needed
    missing
    spare
    lack
  }
`);

export const sisterBalanceQuery = graphql(
  `
    query SisterBalance {
      sisterBalance {
        weeks
        stores {
          id
          name
        }
        rows {
          categoryId
          categoryName
          here {
            ...StandingFields
          }
          sisters {
            storeId
            storeName
            standing {
              ...StandingFields
            }
            bins {
              backstockId
              bin
              locationName
              ageDays
            }
          }
        }
      }
    }
  `,
  [standingFields],
);

export type SisterBalance = ResultOf<typeof sisterBalanceQuery>["sisterBalance"];
export type BalanceRow = SisterBalance["rows"][number];
export type SisterStanding = BalanceRow["sisters"][number];
export type Standing = ResultOf<typeof standingFields>;
