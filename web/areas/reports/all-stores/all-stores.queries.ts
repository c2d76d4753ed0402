import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const allStoresQuery = graphql(`
  query AllStores($search: String, $first: Int) {
    allStores(search: $search, first: $first) {
      matchCount
      attentionCount
      storeCount
      sales
      goal
      ahead
      compPct
      comparedStores
      comparedSales
      comp
      waiting
      longestWait {
        name
        minutes
        urgency
      }
      missing
      needs
      mostUrgent {
        storeId
        name
      }
      stores {
        storeId
        name
        date
        timeZone
        isShut
        sales
        goal
        goalPct
        usualPct
        ahead
        comp
        compPct
        here
        expected
        missing {
          name
          since
        }
        waiting
        longestWaitMinutes
        needs {
          kind
          count
          date
        }
        urgency
        daysMade
        judgedPcts
      }
    }
  }
`);

export type AllStores = ResultOf<typeof allStoresQuery>["allStores"];
export type StoreNow = AllStores["stores"][number];
