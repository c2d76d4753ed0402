import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

const integrationFields = graphql(`
  fragment IntegrationFields on Integration {
    id
    name
    state
    accountName
    placeId
    placeName
    connectedAt
    activatedAt
    lastOkAt
    lastError {
      code
      text
      at
    }
    needsAction
    pendingPunches
  }
`);

export const integrationsQuery = graphql(
  `
    query Integrations {
      integrations {
        ...IntegrationFields
      }
    }
  `,
  [integrationFields],
);

export type Integration = ResultOf<typeof integrationsQuery>["integrations"][number];

const scheduleFields = graphql(
  `
    fragment ScheduleFields on Schedule {
      takesPunches
      clockSource
      peopleSyncedAt
      shiftsSyncedAt
      timesSyncedAt
      integration {
        ...IntegrationFields
      }
      people {
        id
        fullName
        email
        phone
        code
        matchedBy
        isIgnored
        goneAt
        isAsked
        employee {
          id
          fullName
          isClockedIn
        }
      }
      unmatched {
        id
        fullName
        safeAvatarUrl
      }
      ignored {
        id
        fullName
      }
      sendings {
        id
        fullName
        type
        punchedAt
        isGivenUp
        lastError
      }
    }
  `,
  [integrationFields],
);

export const scheduleQuery = graphql(
  `
    query Schedule($id: IntegrationId!) {
      schedule(id: $id) {
        ...ScheduleFields
      }
    }
  `,
  [scheduleFields],
);

export type Schedule = ResultOf<typeof scheduleQuery>["schedule"];
export type SchedulePerson = Schedule["people"][number];
export type ScheduleEmployee = Schedule["unmatched"][number];

export const scheduleLocationsQuery = graphql(`
  query ScheduleLocations($id: IntegrationId!) {
    scheduleLocations(id: $id) {
      id
      name
    }
  }
`);

export const integrationLogQuery = graphql(`
  query IntegrationLog($id: IntegrationId!, $kind: IntegrationLogKind, $onlyErrors: Boolean) {
    integrationLog(id: $id, kind: $kind, onlyErrors: $onlyErrors) {
      id
      at
      kind
      isError
      text
    }
  }
`);
