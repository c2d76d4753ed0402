/** A query and a mutation for tests of the web's client. */
import { graphql } from "#web/platform/graphql/graphql.ts";

export const settings = graphql(`
  query TeamSettings {
    teamSettings {
      idleSeconds
    }
  }
`);

export const clockIn = graphql(`
  mutation ClockIn {
    clockIn {
      id
    }
  }
`);
