import { goalReasonFields } from "./goal-reason.queries.ts";
import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

/** Yesterday's key figure of the reports that everybody may open, and why the last day of trade sold what it did. */
export const reportsHomeQuery = graphql(
  `
    query ReportsHome($yesterday: BusinessDate!) {
      backstockAging {
        total {
          bins
        }
      }
      dailyReport(date: $yesterday) {
        businessDate
        storeId
        buys
        buyAmount
        binsAdded
        binsPulled
        couponsIssued
        couponsRedeemed
      }
      lastDayReason(through: $yesterday) {
        ...GoalReasonFields
      }
    }
  `,
  [goalReasonFields],
);

export type ReportsHome = ResultOf<typeof reportsHomeQuery>;

/** And of those for managers. */
export const managersReportsQuery = graphql(`
  query ManagersReports($yesterday: BusinessDate!) {
    dailyReport(date: $yesterday) {
      businessDate
      storeId
      sales
      goalPct
      salesWithoutCustomerPct
    }
    monthlyReport(date: $yesterday) {
      pace {
        salesToYesterday
        ahead
      }
    }
    dayClose(date: $yesterday) {
      status
      agreement
      difference
      largestDifference
    }
    ledgerMonth(date: $yesterday) {
      entries {
        date
        kind
        state
      }
    }
  }
`);

export type ManagersReportFigures = ResultOf<typeof managersReportsQuery>;
