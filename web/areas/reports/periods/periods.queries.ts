import { goalReasonFields } from "#web/areas/reports/goal-reason.queries.ts";
import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

/** Every figure that a report can show: `common/reports/columns.ts` names the same. */
const figureFields = graphql(`
  fragment FigureFields on Figures {
    sales
    goal
    goalDifference
    goalPct
    compSales
    compPct
    customers
    avgTransaction
    piecesEach
    piecePrice
    itemsSold
    buys
    buysPassed
    buyAmount
    avgBuy
    itemsBought
    avgWaitMinutes
    medianWaitMinutes
    tradePct
    laborMinutes
    wages
    laborPct
    laborEfficiency
    taskCompletion
    binsAdded
    binsPulled
    salesWithoutCustomerPct
    isLaborEstimated
  }
`);

export const periodFields = graphql(
  `
    fragment PeriodFields on ReportPeriod {
      from
      to
      today
      columns
      leftOut
      days {
        businessDate
        storeId
        status
        revision
        compDate
        isKnown
        isToday
        tasksDue
        tasksDone
        ...FigureFields
      }
      total {
        ...FigureFields
        comparison {
          sales
          compSales
          excludedDays
        }
      }
      lastYear {
        ...FigureFields
      }
      goal {
        sales
        customers
        avgTransaction
        tradePct
      }
    }
  `,
  [figureFields],
);

export const weeklyReportQuery = graphql(
  `
    query WeeklyReport($date: BusinessDate) {
      weeklyReport(date: $date) {
        ...PeriodFields
        lastWeek {
          now {
            ...FigureFields
          }
          before {
            ...FigureFields
          }
          dayCount
        }
        reasons {
          ...GoalReasonFields
        }
      }
    }
  `,
  [periodFields, figureFields, goalReasonFields],
);

export const monthlyReportQuery = graphql(
  `
    query MonthlyReport($date: BusinessDate) {
      monthlyReport(date: $date) {
        ...PeriodFields
        running {
          date
          sales
          goal
          compSales
        }
        pace {
          goalToYesterday
          salesToYesterday
          ahead
        }
      }
    }
  `,
  [periodFields],
);

export const storesReportQuery = graphql(
  `
    query StoresReport($period: ReportPeriodKind!, $date: BusinessDate, $first: Int) {
      storesReport(period: $period, date: $date, first: $first) {
        from
        to
        today
        columns
        excludedDays
        storeCount
        stores {
          storeId
          name
          figures {
            ...FigureFields
          }
        }
        total {
          ...FigureFields
        }
      }
    }
  `,
  [figureFields],
);

export const periodCsvQuery = graphql(`
  query PeriodReportCsv($period: ReportPeriodKind!, $date: BusinessDate) {
    periodReportCsv(period: $period, date: $date)
  }
`);

export const storesCsvQuery = graphql(`
  query StoresReportCsv($period: ReportPeriodKind!, $date: BusinessDate) {
    storesReportCsv(period: $period, date: $date)
  }
`);

export type WeeklyReport = ResultOf<typeof weeklyReportQuery>["weeklyReport"];
export type MonthlyReport = ResultOf<typeof monthlyReportQuery>["monthlyReport"];
export type StoresReport = ResultOf<typeof storesReportQuery>["storesReport"];
export type GoalReason = WeeklyReport["reasons"][number];
export type ReportDay = WeeklyReport["days"][number];
/** What every kind of figures has. */
export type FigureValues = Omit<StoresReport["total"], "__typename">;
