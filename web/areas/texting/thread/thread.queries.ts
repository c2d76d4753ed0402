import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";
import { threadFields } from "#web/areas/texting/shared/thread.queries.ts";

export const textThreadQuery = graphql(
  `
    query TextThread($id: Uuid, $phone: String, $count: Int!) {
      textThread(id: $id, phone: $phone) {
        ...ThreadFields
        timeline(count: $count) {
          hasOlder
          messages {
            id
            isIncoming
            kind
            body
            segments
            status
            sendAt
            scheduledFor
            createdAt
            blockCode
            failureReason
            employeeId
            employeeName
            pictures {
              place
              state
            }
            callSeconds
          }
          notes {
            id
            body
            createdAt
            employeeName
          }
        }
        consents {
          purpose
          isGiven
          source
          recordedAt
        }
      }
    }
  `,
  [threadFields],
);

export type ShownThread = NonNullable<ResultOf<typeof textThreadQuery>["textThread"]>;
export type TextMessage = ShownThread["timeline"]["messages"][number];
export type TextNote = ShownThread["timeline"]["notes"][number];

export const readTextThreadMutation = graphql(`
  mutation ReadTextThread($id: Uuid) {
    readTextThread(id: $id)
  }
`);

export const finishTextThreadMutation = graphql(
  `
    mutation FinishTextThread($id: Uuid!) {
      finishTextThread(id: $id) {
        ...ThreadFields
      }
    }
  `,
  [threadFields],
);

export const reopenTextThreadMutation = graphql(
  `
    mutation ReopenTextThread($id: Uuid!) {
      reopenTextThread(id: $id) {
        ...ThreadFields
      }
    }
  `,
  [threadFields],
);

export const pinTextThreadMutation = graphql(
  `
    mutation PinTextThread($id: Uuid!, $isPinned: Boolean!) {
      pinTextThread(id: $id, isPinned: $isPinned) {
        ...ThreadFields
      }
    }
  `,
  [threadFields],
);

export const claimTextThreadMutation = graphql(
  `
    mutation ClaimTextThread($id: Uuid!) {
      claimTextThread(id: $id) {
        ...ThreadFields
      }
    }
  `,
  [threadFields],
);

export const releaseTextThreadMutation = graphql(
  `
    mutation ReleaseTextThread($id: Uuid!) {
      releaseTextThread(id: $id) {
        ...ThreadFields
      }
    }
  `,
  [threadFields],
);

export const dismissTextStopMutation = graphql(
  `
    mutation DismissTextStop($id: Uuid!) {
      dismissTextStop(id: $id) {
        ...ThreadFields
      }
    }
  `,
  [threadFields],
);

export const optOutOfTextsMutation = graphql(`
  mutation OptOutOfTexts($id: Uuid!, $phone: String!) {
    optOutOfTexts(id: $id, phone: $phone) {
      id
    }
  }
`);

export const optOutOfAllTextsMutation = graphql(`
  mutation OptOutOfAllTexts($id: Uuid!, $phone: String!) {
    optOutOfAllTexts(id: $id, phone: $phone) {
      id
    }
  }
`);

export const retryTextMutation = graphql(`
  mutation RetryText($id: Uuid!, $newId: Uuid!, $sendAt: Instant) {
    retryText(id: $id, newId: $newId, sendAt: $sendAt) {
      id
      status
      blockCode
    }
  }
`);

export const rescheduleTextMutation = graphql(`
  mutation RescheduleText($id: Uuid!, $body: String!, $sendAt: Instant!) {
    rescheduleText(id: $id, body: $body, sendAt: $sendAt) {
      id
      status
      blockCode
    }
  }
`);

export const cancelTextMutation = graphql(`
  mutation CancelText($id: Uuid!) {
    cancelText(id: $id)
  }
`);

/** Who it is, beside the texts: what the customer sold, and what coupons are open. */
export const customerBuysQuery = graphql(`
  query TextCustomerBuys($customerId: Uuid!) {
    pastBuys(customerId: $customerId) {
      id
      businessDate
      number
    }
  }
`);

export const customerCouponsQuery = graphql(`
  query TextCustomerCoupons($filter: ListFilter) {
    coupons(first: 3, filter: $filter) {
      edges {
        node {
          id
          numberText
          offText
          status
          redeemStartOn
          redeemEndOn
        }
      }
    }
  }
`);
