import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

const hoursFields = graphql(`
  fragment HoursFields on StoreHours {
    week {
      weekday
      opensMinutes
      closesMinutes
      buyingClosesMinutes
    }
    exceptions {
      date
      name
      opensMinutes
      closesMinutes
      buyingClosesMinutes
    }
    gaps {
      weekday
      startsMinutes
      endsMinutes
    }
  }
`);

export const storeHoursQuery = graphql(
  `
    query StoreHours {
      storeHours {
        ...HoursFields
      }
    }
  `,
  [hoursFields],
);

/** What the hours have to do with: whose holidays count, and the tasks that come back. */
export const hoursContextQuery = graphql(`
  query HoursContext {
    storeProfile {
      id
      country
    }
    taskLists {
      id
      list {
        id
        isActive
      }
      tasks {
        id
        dueMinutes
        repeatDays
      }
    }
  }
`);

export type StoreHours = ResultOf<typeof storeHoursQuery>["storeHours"];
export type Weekday = StoreHours["week"][number];
export type HoursException = StoreHours["exceptions"][number];

export const changeStoreHoursMutation = graphql(
  `
    mutation ChangeStoreHours($week: [WeekdayHoursInput!]!) {
      changeStoreHours(week: $week) {
        ...HoursFields
      }
    }
  `,
  [hoursFields],
);

export const setStoreDayMutation = graphql(
  `
    mutation SetStoreDay(
      $date: BusinessDate!
      $name: String!
      $opensMinutes: Int
      $closesMinutes: Int
      $buyingClosesMinutes: Int
    ) {
      setStoreDay(
        date: $date
        name: $name
        opensMinutes: $opensMinutes
        closesMinutes: $closesMinutes
        buyingClosesMinutes: $buyingClosesMinutes
      ) {
        ...HoursFields
      }
    }
  `,
  [hoursFields],
);

export type WeekdayGap = StoreHours["gaps"][number];

export const changeHoursGapMutation = graphql(
  `
    mutation ChangeHoursGap($weekdays: [Int!]!, $gap: HoursGapInput) {
      changeHoursGap(weekdays: $weekdays, gap: $gap) {
        ...HoursFields
      }
    }
  `,
  [hoursFields],
);

export const clearStoreDayMutation = graphql(
  `
    mutation ClearStoreDay($date: BusinessDate!) {
      clearStoreDay(date: $date) {
        ...HoursFields
      }
    }
  `,
  [hoursFields],
);
