import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const missingClockOutsQuery = graphql(`
  query MissingClockOuts($own: Boolean) {
    missingClockOuts(own: $own) {
      punchId
      employeeId
      fullName
      avatarUrl
      date
      clockedInAt
      suggestions {
        basis
        at
        minutes
      }
      claimedLeftAt
      claimedMinutes
      claimedBasis
    }
  }
`);

export type MissingClockOut = ResultOf<typeof missingClockOutsQuery>["missingClockOuts"][number];

export const sayWhenLeftMutation = graphql(`
  mutation SayWhenLeft($punchId: Uuid!, $leftAt: Instant!, $basis: String!) {
    sayWhenLeft(punchId: $punchId, leftAt: $leftAt, basis: $basis)
  }
`);

export const confirmClockOutMutation = graphql(`
  mutation ConfirmClockOut($punchId: Uuid!, $leftAt: Instant!) {
    confirmClockOut(punchId: $punchId, leftAt: $leftAt)
  }
`);

export const declineClockOutMutation = graphql(`
  mutation DeclineClockOut($punchId: Uuid!) {
    declineClockOut(punchId: $punchId)
  }
`);

/** Who could be linked, and with whom. */
export const linksToMakeQuery = graphql(`
  query LinksToMake {
    posLinks {
      posEmployees {
        externalId
      }
      unlinked {
        employee {
          id
        }
      }
    }
  }
`);
