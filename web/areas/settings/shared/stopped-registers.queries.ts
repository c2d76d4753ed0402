import { graphql } from "#web/platform/graphql/graphql.ts";

export const stoppedRegistersQuery = graphql(`
  query StoppedRegisters {
    devices {
      id
      name
      provider
      revokedAt
      reading {
        lastFile
        problem
        stoppedAt
      }
    }
  }
`);
