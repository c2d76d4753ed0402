import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const compareStoresQuery = graphql(`
  query CompareStores($first: Int) {
    compareStores(first: $first) {
      from
      to
      windowDays
      neededDays
      dayCount
      storeCount
      stores {
        storeId
        name
        dayCount
        isCompared
      }
      leftOut {
        date
        storeNames
        isOfAll
      }
      measures {
        measure
        dayCount
        low
        high
        least
        most
        outside {
          storeId
          name
          value
          isWeak
          othersLow
          othersHigh
        }
        values {
          storeId
          value
          standing
          isWeak
          dayCount
        }
      }
    }
  }
`);

/** The rows behind one number. */
export const comparedDaysQuery = graphql(`
  query ComparedDays($measure: CompareMeasure!, $storeId: ID!) {
    compareStores(storeId: $storeId) {
      stores {
        storeId
        name
      }
      measures(measure: $measure) {
        measure
        values {
          storeId
          value
          days {
            date
            part
            whole
          }
        }
      }
    }
  }
`);

export type StoresComparison = ResultOf<typeof compareStoresQuery>["compareStores"];
export type MeasureComparison = StoresComparison["measures"][number];
export type ComparedStore = StoresComparison["stores"][number];
export type Measure = MeasureComparison["measure"];
export type ComparedRows = ResultOf<typeof comparedDaysQuery>["compareStores"]["measures"][number]["values"][number];
