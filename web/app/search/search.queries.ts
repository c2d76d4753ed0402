import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const searchQuery = graphql(`
  query Search($text: String!) {
    search(text: $text) {
      kind
      id
      text
      date
    }
  }
`);

export type StoreSearchResult = ResultOf<typeof searchQuery>["search"][number];
