/** What tests of the web's client ask: a read and a change that need nothing else of the shop. */
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
