import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const dayLogQuery = graphql(`
  query DayLog($date: BusinessDate!) {
    dayLog(date: $date) {
      value
      filledAt
      filledBy {
        employeeId
        firstName
      }
      field {
        id
        name
        kind
        isRequired
      }
    }
  }
`);

export type LogEntry = ResultOf<typeof dayLogQuery>["dayLog"][number];

export const fillLogValueMutation = graphql(`
  mutation FillLogValue($fieldId: Uuid!, $date: BusinessDate!, $value: String) {
    fillLogValue(fieldId: $fieldId, date: $date, value: $value) {
      value
    }
  }
`);
