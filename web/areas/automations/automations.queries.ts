import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const integrationFields = graphql(`
  fragment IntegrationFields on Integration {
    id
    name
    need
    about
    exchange {
      gets
      sends
      never
    }
    credentials {
      name
      label
      hint
      kind
    }
    state
    accountName
    placeId
    placeName
    connectedAt
    connectedBy
    signInEndsAt
    connectingUntil
    activatedAt
    lastOkAt
    lastError {
      code
      text
      at
    }
    needsAction
    outage {
      tries
      since
      nextTryAt
    }
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
        needsAnswer
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
    query Schedule($id: ID!) {
      schedule(id: $id) {
        ...ScheduleFields
      }
    }
  `,
  [scheduleFields],
);

export type Schedule = NonNullable<ResultOf<typeof scheduleQuery>["schedule"]>;
export type SchedulePerson = Schedule["people"][number];
export type ScheduleEmployee = Schedule["unmatched"][number];

export const scheduleLocationsQuery = graphql(`
  query ScheduleLocations($id: ID!) {
    scheduleLocations(id: $id) {
      id
      name
    }
  }
`);

export const integrationLogQuery = graphql(`
  query IntegrationLog($id: ID!, $kind: String, $onlyErrors: Boolean) {
    integrationLog(id: $id, kind: $kind, onlyErrors: $onlyErrors) {
      name
      need
      kinds {
        id
        label
      }
      lines {
        id
        at
        kind
        isError
        text
      }
    }
  }
`);

export type IntegrationLog = NonNullable<ResultOf<typeof integrationLogQuery>["integrationLog"]>;
