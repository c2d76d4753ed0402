import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const setupFields = graphql(`
  fragment SetupFields on StoreSetup {
    id
    startedAt
    finishedAt
    steps {
      id
      state
    }
    facts {
      managers
      employees
      withoutWayIn
      setsOwnPin
      sendsNightlyMail
      registers
      hasGoals
      taskLists
      hasBuyPolicy
      categories
      bins
      campaigns
      hasCard
    }
  }
`);

export const setupQuery = graphql(
  `
    query StoreSetup {
      storeSetup {
        ...SetupFields
      }
    }
  `,
  [setupFields],
);

export type StoreSetup = ResultOf<typeof setupQuery>["storeSetup"];
export type SetupState = StoreSetup["steps"][number]["state"];
