import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

const requestFields = graphql(`
  fragment CheckinRequestFields on CheckinRequest {
    id
    firstName
    lastName
    mobile
    email
    containers
    isDropOff
    dropOffAt
    saysYesToTexts
    saysYesToEmail
    status
    lockedBy
    lockedById
    lockedUntil
    cancelReason
    buyId
    createdAt
  }
`);

export type CheckinRequest = ResultOf<typeof requestFields>;

export const checkinRequestsQuery = graphql(
  `
    query CheckinRequests {
      checkinRequests {
        ...CheckinRequestFields
      }
    }
  `,
  [requestFields],
);

export const checkinRequestQuery = graphql(
  `
    query CheckinRequest($id: Uuid!) {
      checkinRequest(id: $id) {
        ...CheckinRequestFields
      }
    }
  `,
  [requestFields],
);

export const addCheckinRequestMutation = graphql(
  `
    mutation AddCheckinRequest($id: Uuid!, $request: CheckinRequestInput!) {
      addCheckinRequest(id: $id, request: $request) {
        ...CheckinRequestFields
      }
    }
  `,
  [requestFields],
);

export const takeCheckinRequestMutation = graphql(
  `
    mutation TakeCheckinRequest($id: Uuid!) {
      takeCheckinRequest(id: $id) {
        ...CheckinRequestFields
      }
    }
  `,
  [requestFields],
);

export const releaseCheckinRequestMutation = graphql(
  `
    mutation ReleaseCheckinRequest($id: Uuid!) {
      releaseCheckinRequest(id: $id) {
        ...CheckinRequestFields
      }
    }
  `,
  [requestFields],
);

export const editCheckinRequestMutation = graphql(
  `
    mutation EditCheckinRequest($id: Uuid!, $request: CheckinRequestInput!) {
      editCheckinRequest(id: $id, request: $request) {
        ...CheckinRequestFields
      }
    }
  `,
  [requestFields],
);

export const cancelCheckinRequestMutation = graphql(
  `
    mutation CancelCheckinRequest($id: Uuid!, $reason: String!) {
      cancelCheckinRequest(id: $id, reason: $reason) {
        ...CheckinRequestFields
      }
    }
  `,
  [requestFields],
);
