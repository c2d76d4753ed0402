import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const pullListQuery = graphql(`
  query PullList {
    pullList {
      date
      windowDays
      hasItemData
      lacksPieces
      floorId
      sections {
        id
        name
        status
        missing
        binsMissing
        sold
        bought
        binsFilled
        binsPulled
        sellThrough
        binsOnHand
        oldestAge
        check {
          fullness
          checkedAt
          checkedBy
        }
      }
      bins {
        backstockId
        version
        number
        bin
        sectionId
        categoryName
        locationId
        locationName
        ageDays
        walk
      }
    }
  }
`);

export type PullList = ResultOf<typeof pullListQuery>["pullList"];
export type PullSection = PullList["sections"][number];
export type PullBin = PullList["bins"][number];

export const checkRackMutation = graphql(`
  mutation CheckRack($id: Uuid!, $sectionId: Uuid!, $fullness: Int!) {
    checkRack(id: $id, sectionId: $sectionId, fullness: $fullness) {
      id
      sectionId
      fullness
    }
  }
`);

export const floorOrStoreQuery = graphql(`
  query FloorOrStore($categoryId: Uuid!) {
    floorOrStore(categoryId: $categoryId) {
      isForFloor
      reason
      categoryName
      sectionName
      season
      missing
      bin {
        id
        bin
        backstockId
      }
    }
  }
`);

export type FloorOrStore = ResultOf<typeof floorOrStoreQuery>["floorOrStore"];
