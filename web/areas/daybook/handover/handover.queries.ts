import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

/** How the day stands: now, and as it was signed. */
const snapshotFields = graphql(`
  fragment HandoverSnapshotFields on HandoverSnapshot {
    at
    waiting {
      number
      since
    }
    notCollected {
      number
      since
    }
    openTasks {
      name
      list
      dueAt
      isOverdue
      isMustDo
    }
    skippedTasks {
      name
      reason
      note
      by
    }
    logToFill
    bins {
      bin
      category
      location
    }
    textsWaiting {
      count
      since
    }
    people {
      name
      isOnBreak
      since
    }
    notes {
      author
      body
    }
    goalPercent
    goalGap
    ahead
  }
`);

export const handoverQuery = graphql(
  `
    query Handover($date: BusinessDate) {
      handover(date: $date) {
        date
        now {
          ...HandoverSnapshotFields
        }
        signed {
          id
          note
          signedAt
          readAt
          from {
            employeeId
            fullName
          }
          readBy {
            employeeId
            fullName
          }
          snapshot {
            ...HandoverSnapshotFields
          }
        }
      }
    }
  `,
  [snapshotFields],
);

export type HandoverDay = ResultOf<typeof handoverQuery>["handover"];
export type SignedHandover = HandoverDay["signed"][number];
export type HandoverSnapshot = SignedHandover["snapshot"];

export const signHandoverMutation = graphql(`
  mutation SignHandover($id: Uuid!, $note: String!) {
    signHandover(id: $id, note: $note) {
      id
    }
  }
`);

export const signHandoverReadMutation = graphql(`
  mutation SignHandoverRead($id: Uuid!) {
    signHandoverRead(id: $id) {
      id
    }
  }
`);
