import { graphql } from "#web/platform/graphql/graphql.ts";

export const ledgerQuery = graphql(`
  query LockedLedgerCsv {
    ledgerCsv
  }
`);

export const monthQuery = graphql(`
  query LockedMonthCsv {
    periodReportCsv(period: MONTH)
  }
`);
