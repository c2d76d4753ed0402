import { graphql } from "#web/platform/graphql/graphql.ts";

export const clockInMutation = graphql(`
  mutation ClockIn {
    clockIn {
      id
      clockedIn
      isOnBreak
      clockState
      since
      minutesToday
    }
  }
`);

export const clockOutMutation = graphql(`
  mutation ClockOut {
    clockOut {
      id
      clockedIn
      isOnBreak
      clockState
      since
      minutesToday
    }
  }
`);

export const startBreakMutation = graphql(`
  mutation StartBreak {
    startBreak {
      id
      clockedIn
      isOnBreak
      clockState
      since
      minutesToday
    }
  }
`);

export const endBreakMutation = graphql(`
  mutation EndBreak {
    endBreak {
      id
      clockedIn
      isOnBreak
      clockState
      since
      minutesToday
    }
  }
`);

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
