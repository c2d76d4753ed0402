import { periodFields } from "#web/areas/reports/periods/periods.queries.ts";
import { goalReasonFields } from "#web/areas/reports/goal-reason.queries.ts";
import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const weekPageQuery = graphql(
  `
    query WeekPage($date: BusinessDate) {
      weeklyReport(date: $date) {
        ...PeriodFields
        reasons {
          ...GoalReasonFields
        }
        nextWeek {
          days {
            date
            goal
            isShut
            opensMinutes
            closesMinutes
            hoursName
            people
            events
          }
          notices {
            id
            body
          }
        }
      }
      couponCampaigns {
        redeemAmount
        redeemMinSpend
        redeemStartOn
        redeemEndOn
        endedAt
        open
      }
      floorShortage {
        short
        full
      }
    }
  `,
  [periodFields, goalReasonFields],
);

export type WeekPageData = ResultOf<typeof weekPageQuery>;
export type PageWeek = WeekPageData["weeklyReport"];
/** What of other areas stands on the sheet. */
export type WeekAround = Pick<WeekPageData, "couponCampaigns" | "floorShortage">;
export type PlannedDay = PageWeek["nextWeek"]["days"][number];
