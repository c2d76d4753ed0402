import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

/** The stock by category and age, and the weeks left for seasonal goods. */
export const stockAndSeasonsQuery = graphql(`
  query StockAndSeasons {
    backstockReport {
      categoryName
      age
      bins
      ages {
        categoryName
        age
        bins
      }
    }
    seasonRunway {
      categoryId
      categoryName
      season
      bins
      isRunning
      startsOn
      endsOn
      days
      pullsPerWeek
      leftOver
      neededPerWeek
      advice
      neededBy
      neededByStoreId
    }
  }
`);

export type SeasonRunway = ResultOf<typeof stockAndSeasonsQuery>["seasonRunway"][number];
