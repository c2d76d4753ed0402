import { customerFields } from "#web/areas/customers/shared/customers.queries.ts";
import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const duplicatesQuery = graphql(
  `
    query CustomerDuplicates($customerId: Uuid!) {
      customerDuplicates(customerId: $customerId) {
        score
        agreesIn
        buys
        lastBuyOn
        customer {
          ...CustomerFields
        }
      }
    }
  `,
  [customerFields],
);

export type Duplicate = ResultOf<typeof duplicatesQuery>["customerDuplicates"][number];

export const customerMergeQuery = graphql(`
  query CustomerMerge($id: Uuid!) {
    customerMerge(id: $id) {
      id
      name
      mergedAt
      mergedBy
      undoUntil
      isUndoable
    }
  }
`);

export type CustomerMerge = NonNullable<ResultOf<typeof customerMergeQuery>["customerMerge"]>;

export const mergeSidesQuery = graphql(
  `
    query MergeSides($keptId: Uuid!, $mergedId: Uuid!) {
      kept: customer(id: $keptId) {
        ...CustomerFields
      }
      merged: customer(id: $mergedId) {
        ...CustomerFields
      }
      ofKept: customerSummary(id: $keptId) {
        buys
        coupons
        texts
        notes
        lastBuyOn
        isOptedOut
        marketingTexts {
          answer
          at
        }
      }
      ofMerged: customerSummary(id: $mergedId) {
        buys
        coupons
        texts
        notes
        lastBuyOn
        isOptedOut
        marketingTexts {
          answer
          at
        }
      }
    }
  `,
  [customerFields],
);

export type MergeSides = ResultOf<typeof mergeSidesQuery>;

export const mergeMutation = graphql(
  `
    mutation MergeCustomers($id: Uuid!, $keptId: Uuid!, $mergedId: Uuid!, $contact: CustomerContact!) {
      mergeCustomers(id: $id, keptId: $keptId, mergedId: $mergedId, contact: $contact) {
        ...CustomerFields
      }
    }
  `,
  [customerFields],
);

export const undoMergeMutation = graphql(
  `
    mutation UndoMerge($id: Uuid!) {
      undoMerge(id: $id) {
        ...CustomerFields
      }
    }
  `,
  [customerFields],
);

export const separateMutation = graphql(`
  mutation SaySeparate($id: Uuid!, $otherId: Uuid!) {
    saySeparate(id: $id, otherId: $otherId) {
      id
    }
  }
`);
