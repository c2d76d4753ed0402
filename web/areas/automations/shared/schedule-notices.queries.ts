import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const scheduleNoticesQuery = graphql(`
  query ScheduleNotices {
    scheduleNotices {
      id
      name
      stopped
      givenUpPunches
      removedPeople {
        name
        isClockedIn
      }
    }
  }
`);

export type ScheduleNotice = ResultOf<typeof scheduleNoticesQuery>["scheduleNotices"][number];
