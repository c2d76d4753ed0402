/** A release of the program, as the page of software updates reads it. */
import type { Release } from "#web/areas/software-updates/software-updates.queries.ts";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

export function aRelease(more: Partial<Release> = {}): Release & { __typename: "Release" } {
  return {
    __typename: "Release",
    id: "25-9-2-daybook",
    version: "25.9.2",
    publishedAt: "2026-11-20T15:00:00Z",
    title: "The day on one page",
    body: "- **Tasks** stand in their lists.",
    requiredBy: "2026-12-01",
    isUnread: true,
    isFeedbackOpen: true,
    feedback: null,
    ...more,
  };
}

/** Responds to the reads with `releases` and whatever else is given. */
export function releaseAnswers(releases: readonly object[], fakes: GraphqlFakes = {}): GraphqlFakes {
  const data = { data: { releases } };
  return { Releases: () => data, UnreadReleases: () => data, ...fakes };
}
