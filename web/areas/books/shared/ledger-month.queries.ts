import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const ledgerMonthQuery = graphql(`
  query LedgerMonth($date: BusinessDate) {
    ledgerMonth(date: $date) {
      from
      to
      today
      weekStart
      entries {
        date
        kind
        state
        revision
        difference
      }
    }
  }
`);

export type LedgerMonth = ResultOf<typeof ledgerMonthQuery>["ledgerMonth"];
export type ListedEntry = LedgerMonth["entries"][number];
