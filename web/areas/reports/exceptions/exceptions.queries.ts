import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const exceptionsQuery = graphql(`
  query Exceptions($from: BusinessDate, $to: BusinessDate) {
    exceptions(from: $from, to: $to) {
      from
      to
      today
      kinds {
        kind
        count
        total
        people {
          employeeCode
          employeeName
          count
          total
        }
      }
    }
  }
`);

export type Exceptions = ResultOf<typeof exceptionsQuery>["exceptions"];
export type ExceptionSum = Exceptions["kinds"][number];
