import { graphql } from "#web/platform/graphql/graphql.ts";

export const textCountsQuery = graphql(`
  query TextCounts {
    textCounts {
      unread
      needsReply
      failed
      buys
      all
    }
  }
`);
