import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const backstockAgingQuery = graphql(`
  query BackstockAging($date: BusinessDate, $locationId: Uuid, $season: String) {
    backstockAging(date: $date, locationId: $locationId, season: $season) {
      date
      today
      bands
      rows {
        categoryId
        categoryName
        counts
        bins
        averageAge
        oldest {
          backstockId
          bin
          ageDays
        }
      }
      total {
        categoryId
        categoryName
        counts
        bins
        averageAge
        oldest {
          backstockId
          bin
          ageDays
        }
      }
    }
  }
`);

export type Aging = ResultOf<typeof backstockAgingQuery>["backstockAging"];
export type AgingRow = Aging["rows"][number];

export const backstockAgingCsvQuery = graphql(`
  query BackstockAgingCsv($date: BusinessDate, $locationId: Uuid, $season: String) {
    backstockAgingCsv(date: $date, locationId: $locationId, season: $season)
  }
`);
