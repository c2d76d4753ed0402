import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const oddUseQuery = graphql(`
  query OddUse {
    oddUse {
      id
      kind
      employeeId
      fullName
      avatarUrl
      from
      to
      acts
      registers
    }
  }
`);

export type OddUse = ResultOf<typeof oddUseQuery>["oddUse"][number];

export const personOddUseQuery = graphql(`
  query PersonOddUse($employeeId: ID!) {
    oddUse(employeeId: $employeeId) {
      id
      kind
      events {
        id
        name
        at
        register
      }
    }
  }
`);
