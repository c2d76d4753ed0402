import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const recordHistoryQuery = graphql(`
  query RecordHistory($kind: String!, $id: ID!, $first: Int!) {
    recordHistory(kind: $kind, id: $id, first: $first) {
      totalItems
      edges {
        node {
          id
          name
          at
          by
          avatarUrl
          deviceName
          userAgent
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

export type HistoryEntry = ResultOf<typeof recordHistoryQuery>["recordHistory"]["edges"][number]["node"];

export const personHistoryQuery = graphql(`
  query PersonHistory($employeeId: ID!, $from: BusinessDate, $to: BusinessDate, $first: Int!) {
    personHistory(employeeId: $employeeId, from: $from, to: $to, first: $first) {
      totalItems
      edges {
        node {
          id
          name
          subject
          at
          deviceName
          userAgent
        }
      }
    }
  }
`);

export type PersonHistoryEntry = ResultOf<typeof personHistoryQuery>["personHistory"]["edges"][number]["node"];

export const recordAsOfQuery = graphql(`
  query RecordAsOf($kind: String!, $id: ID!, $on: BusinessDate!) {
    recordAsOf(kind: $kind, id: $id, on: $on) {
      isThere
      fields {
        field
        value
      }
    }
  }
`);

export type RecordState = ResultOf<typeof recordAsOfQuery>["recordAsOf"];
