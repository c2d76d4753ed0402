import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const dayBuyingQuery = graphql(`
  query DayBuying($date: BusinessDate) {
    dayBuying(date: $date) {
      date
      sales
      salesGoal
      bought
      salesPace {
        ahead
        usualPct
      }
      boughtPace {
        ahead
        usualPct
      }
      past {
        from
        to
      }
      ahead {
        from
        to
      }
      categories {
        category
        averagePrice
        averageCost
        forecast
        sellItems
        sellThroughPct
        neededItems
        supplyItems
        gapItems
        gapCents
        todayItems
        todayCents
        supplyWeeks
      }
      sum {
        paid
        sold
        days
        costPct
        aheadDaily
        dailyNeed
        weekdayPct
        goal
      }
    }
  }
`);

export type DayBuying = ResultOf<typeof dayBuyingQuery>["dayBuying"];
export type GoalPace = NonNullable<DayBuying["salesPace"]>;
export type CategoryGoal = DayBuying["categories"][number];
export type BuyingSum = NonNullable<DayBuying["sum"]>;
