import { graphql } from "#web/platform/graphql/graphql.ts";

export const clockInMutation = graphql(`
  mutation ClockIn {
    clockIn {
      id
      firstName
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
      firstName
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
      firstName
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
      firstName
      clockedIn
      isOnBreak
      clockState
      since
      minutesToday
    }
  }
`);

export const undoPunchMutation = graphql(`
  mutation UndoPunch {
    undoPunch {
      id
      firstName
      clockedIn
      isOnBreak
      clockState
      since
      minutesToday
    }
  }
`);
