import { graphql } from "#web/platform/graphql/graphql.ts";

/** The scheduling service beside the clock; null when none is active. */
export const providerClockQuery = graphql(`
  query ProviderClock {
    providerClock {
      name
      clockUrl
      clockSource
      waitingEmployeeIds
    }
  }
`);
