import { graphql } from "#web/platform/graphql/graphql.ts";

/** Only whether there is something to read: the day's screen loads no more of the area. */
export const unreadHandoverQuery = graphql(`
  query UnreadHandover($date: BusinessDate) {
    handover(date: $date) {
      signed {
        id
        signedAt
        readAt
        from {
          employeeId
          firstName
        }
      }
    }
  }
`);
