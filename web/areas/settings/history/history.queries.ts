import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const settingChangesQuery = graphql(`
  query SettingChanges($kind: SettingKind, $from: BusinessDate, $to: BusinessDate, $first: Int!, $after: String) {
    settingChanges(kind: $kind, from: $from, to: $to, first: $first, after: $after) {
      totalItems
      pageInfo {
        endCursor
        hasNextPage
      }
      edges {
        cursor
        node {
          id
          name
          subject
          at
          by
          deviceName
          changes {
            field
            before
            after
          }
        }
      }
    }
  }
`);

export type SettingChange = ResultOf<typeof settingChangesQuery>["settingChanges"]["edges"][number]["node"];
