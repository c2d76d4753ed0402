import { graphql } from "#web/platform/graphql/graphql.ts";

/** Yesterday's key figure of each report. */
export const reportsHomeQuery = graphql(`
  query ReportsHome($yesterday: BusinessDate!) {
    backstockAging {
      total {
        bins
      }
    }
    periodReport(from: $yesterday, to: $yesterday) {
      binsAdded
      binsPulled
    }
  }
`);
