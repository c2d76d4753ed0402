import type { SetupStepId } from "#common/onboarding/setup-steps.ts";
import type { RecordKind } from "#common/records/record-kinds.ts";
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

/** Whatever a step asks for may be set up on another screen meanwhile. */
export const setupKinds: readonly RecordKind[] = [
  ...([
    "StoreSetup",
    "Store",
    "StoreSwitches",
    "Employee",
    "User",
    "NightlyMail",
    "device",
    "Goal",
    "TaskList",
  ] as const),
  ...(["BuySettings", "BackstockCategory", "Bin", "Integration", "CouponCampaign"] as const),
];

export const stateOf = (setup: StoreSetup, id: SetupStepId): SetupState =>
  setup.steps.find((step) => step.id === id)?.state ?? "OPEN";
