import { graphql } from "#web/platform/graphql/graphql.ts";

export const floorShortageQuery = graphql(`
  query FloorShortage {
    floorShortage {
      short
      full
    }
  }
`);

/** What the shortage follows from. */
export const shortageLive = ["Backstock", "BackstockSection", "daily-report"] as const;
