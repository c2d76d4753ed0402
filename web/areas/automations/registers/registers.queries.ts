import { integrationFields } from "#web/areas/automations/automations.queries.ts";
import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const registerQuery = graphql(
  `
    query RegisterService($id: ID!) {
      registerService(id: $id) {
        integration {
          ...IntegrationFields
        }
        today
        connection {
          placeName
          deviceId
          goods
          liveSince
        }
        lookedAt
        salesToday {
          net
          tickets
        }
        backfill {
          id
          from
          to
          state
          startedBy
          sales
          daysDone
          daysLeft
          salesPerMinute
          minutesLeft
          months {
            from
            sales
            isDone
          }
        }
      }
    }
  `,
  [integrationFields],
);

export type Register = ResultOf<typeof registerQuery>["registerService"];
export type PastSales = NonNullable<Register["backfill"]>;

/** Asks the service itself, so only where a place is chosen. */
export const registerPlacesQuery = graphql(`
  query RegisterPlaces($id: ID!) {
    registerPlaces(id: $id) {
      id
      name
      address
      problem
    }
  }
`);

export type Place = ResultOf<typeof registerPlacesQuery>["registerPlaces"][number];

export const finishRegisterSignInMutation = graphql(`
  mutation FinishRegisterSignIn($id: ID!, $returned: [ReturnedParameter!]!) {
    finishRegisterSignIn(id: $id, returned: $returned) {
      today
    }
  }
`);

export const connectRegisterPlaceMutation = graphql(`
  mutation ConnectRegisterPlace($id: ID!, $placeId: ID!, $goods: RegisterGoods!) {
    connectRegisterPlace(id: $id, placeId: $placeId, goods: $goods) {
      today
    }
  }
`);

export const disconnectRegisterMutation = graphql(`
  mutation DisconnectRegister($id: ID!) {
    disconnectRegister(id: $id) {
      today
    }
  }
`);

export const startPastSalesMutation = graphql(`
  mutation StartPastSales($id: Uuid!, $from: BusinessDate!) {
    startPastSales(id: $id, from: $from)
  }
`);

export const stopPastSalesMutation = graphql(`
  mutation StopPastSales {
    stopPastSales
  }
`);

export const resumePastSalesMutation = graphql(`
  mutation ResumePastSales {
    resumePastSales
  }
`);

export const dropPastSalesMutation = graphql(`
  mutation DropPastSales {
    dropPastSales
  }
`);
