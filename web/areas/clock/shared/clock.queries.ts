import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

const clockFields = graphql(`
  fragment ClockFields on Employee {
    id
    firstName
    clockedIn
    isOnBreak
    clockState
    since
    minutesToday
  }
`);

// Every change of the clock returns the employee under the same name.
export const clockInMutation = graphql(
  `
    mutation ClockIn {
      employee: clockIn {
        ...ClockFields
      }
    }
  `,
  [clockFields],
);

export const clockOutMutation = graphql(
  `
    mutation ClockOut {
      employee: clockOut {
        ...ClockFields
      }
    }
  `,
  [clockFields],
);

export const startBreakMutation = graphql(
  `
    mutation StartBreak {
      employee: startBreak {
        ...ClockFields
      }
    }
  `,
  [clockFields],
);

export const endBreakMutation = graphql(
  `
    mutation EndBreak {
      employee: endBreak {
        ...ClockFields
      }
    }
  `,
  [clockFields],
);

export const undoPunchMutation = graphql(
  `
    mutation UndoPunch {
      employee: undoPunch {
        ...ClockFields
      }
    }
  `,
  [clockFields],
);

export type PunchedEmployee = ResultOf<typeof clockInMutation>["employee"];

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
