import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const releasesQuery = graphql(`
  query Releases {
    releases {
      id
      version
      publishedAt
      title
      body
      requiredBy
      isUnread
      isFeedbackOpen
      feedback {
        rating
        body
        mayContact
        closesAt
      }
    }
  }
`);

export type Release = ResultOf<typeof releasesQuery>["releases"][number];
export type Rating = NonNullable<Release["feedback"]>["rating"];

export const markReleasesReadMutation = graphql(`
  mutation MarkReleasesRead($releaseIds: [ID!]) {
    markReleasesRead(releaseIds: $releaseIds)
  }
`);

export const giveReleaseFeedbackMutation = graphql(`
  mutation GiveReleaseFeedback($releaseId: ID!, $rating: FeedbackRating!, $body: String!, $mayContact: Boolean!) {
    giveReleaseFeedback(releaseId: $releaseId, rating: $rating, body: $body, mayContact: $mayContact)
  }
`);
