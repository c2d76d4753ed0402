import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const buyingGuardQuery = graphql(`
  query BuyingGuard {
    buyingGuard {
      cash {
        plan
        paid
        left
      }
      mostWeeks
      full {
        sectionId
        name
        categories
        weeks
        floorItems
        binItems
      }
    }
  }
`);

export type BuyingGuard = ResultOf<typeof buyingGuardQuery>["buyingGuard"];
