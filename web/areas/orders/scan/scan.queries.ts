import { graphql } from "#web/platform/graphql/graphql.ts";

export const orderOfCodeQuery = graphql(`
  query OrderOfCode($externalId: String!) {
    onlineOrderOfCode(externalId: $externalId)
  }
`);
