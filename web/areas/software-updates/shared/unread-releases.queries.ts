import { graphql } from "#web/platform/graphql/graphql.ts";

export const unreadReleasesQuery = graphql(`
  query UnreadReleases {
    releases {
      id
      isUnread
    }
  }
`);
