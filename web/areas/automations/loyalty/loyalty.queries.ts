import { integrationFields } from "#web/areas/automations/automations.queries.ts";
import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const loyaltyQuery = graphql(
  `
    query Loyalty($id: ID!) {
      loyalty(id: $id) {
        integration {
          ...IntegrationFields
        }
        isHouse
        today
        settings {
          salesPerPoint
          buysPerPoint
          startOn
        }
        shares {
          sales
          salesWithoutCustomer
          awarded
          points
          waiting
          failed
        }
        runs {
          id
          businessDate
          cause
          startedBy
          startedAt
          isRunning
          transactions
          awarded
          points
          reversedPoints
        }
      }
    }
  `,
  [integrationFields],
);

export type Loyalty = ResultOf<typeof loyaltyQuery>["loyalty"];
export type LoyaltyRun = Loyalty["runs"][number];

/** Asks the service itself, so only where a location is chosen. */
export const loyaltyPlacesQuery = graphql(`
  query LoyaltyPlaces($id: ID!) {
    loyaltyPlaces(id: $id) {
      id
      name
      address
      isActive
    }
  }
`);

export type LoyaltyPlace = ResultOf<typeof loyaltyPlacesQuery>["loyaltyPlaces"][number];

export const loyaltyAwardsQuery = graphql(`
  query LoyaltyAwards($first: Int!, $after: String, $state: LoyaltyState) {
    loyaltyAwards(first: $first, after: $after, state: $state) {
      totalItems
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          kind
          number
          happenedAt
          base
          points
          reversedPoints
          state
          reason
          problem
          customerId
          customerName
        }
      }
    }
  }
`);

export type LoyaltyAward = ResultOf<typeof loyaltyAwardsQuery>["loyaltyAwards"]["edges"][number]["node"];

export const finishLoyaltySignInMutation = graphql(`
  mutation FinishLoyaltySignIn($id: ID!, $returned: [ReturnedToLoyalty!]!) {
    finishLoyaltySignIn(id: $id, returned: $returned) {
      today
    }
  }
`);

export const lookForLoyaltyProgramMutation = graphql(`
  mutation LookForLoyaltyProgram($id: ID!) {
    lookForLoyaltyProgram(id: $id) {
      today
    }
  }
`);

export const chooseLoyaltyPlaceMutation = graphql(`
  mutation ChooseLoyaltyPlace($id: ID!, $placeId: ID!) {
    chooseLoyaltyPlace(id: $id, placeId: $placeId) {
      today
    }
  }
`);

export const startLoyaltyMutation = graphql(`
  mutation StartLoyalty($id: ID!, $salesPerPoint: Money, $buysPerPoint: Money, $startOn: BusinessDate!) {
    startLoyalty(id: $id, salesPerPoint: $salesPerPoint, buysPerPoint: $buysPerPoint, startOn: $startOn) {
      today
    }
  }
`);

export const saveLoyaltyRatesMutation = graphql(`
  mutation SaveLoyaltyRates($id: ID!, $salesPerPoint: Money, $buysPerPoint: Money, $startOn: BusinessDate!) {
    saveLoyaltyRates(id: $id, salesPerPoint: $salesPerPoint, buysPerPoint: $buysPerPoint, startOn: $startOn) {
      today
    }
  }
`);

export const runLoyaltyNowMutation = graphql(`
  mutation RunLoyaltyNow {
    runLoyaltyNow
  }
`);

export const disconnectLoyaltyMutation = graphql(`
  mutation DisconnectLoyalty($id: ID!) {
    disconnectLoyalty(id: $id) {
      today
    }
  }
`);
