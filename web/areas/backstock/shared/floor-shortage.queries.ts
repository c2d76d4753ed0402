import { graphql } from "#web/platform/graphql/graphql.ts";

export const floorShortageQuery = graphql(`
  query FloorShortage {
    floorShortage {
      short
      full
    }
  }
`);
