import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const pickListQuery = graphql(`
  query PickList($locationId: Uuid!) {
    pickList(locationId: $locationId) {
      locationName
      date
      bins {
        backstockId
        bin
        categoryName
        ageDays
        notes
        holdUntil
      }
    }
  }
`);

export type PickList = ResultOf<typeof pickListQuery>["pickList"];
