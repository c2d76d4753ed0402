import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";
import { historyFields } from "#web/areas/backstock/history/history.queries.ts";
import { backstockFields } from "#web/areas/backstock/moves/moves.queries.ts";

export const backstockDetailQuery = graphql(
  `
    query BackstockDetail($id: Uuid!) {
      backstockDetail(id: $id) {
        filling {
          ...BackstockFields
          createdAt
          createdBy
        }
        history {
          ...HistoryFields
        }
        older {
          days
          filling {
            ...BackstockFields
          }
        }
      }
    }
  `,
  [backstockFields, historyFields],
);

export type BackstockDetail = ResultOf<typeof backstockDetailQuery>["backstockDetail"];

export const heldBuysQuery = graphql(`
  query HeldBuys {
    heldBuys {
      number
      buyNumber
      date
      holdUntil
    }
  }
`);

export const emptyBinsQuery = graphql(`
  query EmptyBins($text: String!) {
    emptyBins(text: $text) {
      id
      number
      label
    }
  }
`);

export const backstockBinQuery = graphql(
  `
    query BackstockBin($id: Uuid!) {
      backstockBin(id: $id) {
        outcome
        message
        bin {
          id
          number
          label
        }
        filling {
          ...BackstockFields
        }
      }
    }
  `,
  [backstockFields],
);

export const fillBinMutation = graphql(
  `
    mutation FillBin($fill: BinFillInput!) {
      fillBin(fill: $fill) {
        ...BackstockFields
      }
    }
  `,
  [backstockFields],
);

export const editBackstockMutation = graphql(
  `
    mutation EditBackstock($edit: BackstockEditInput!) {
      editBackstock(edit: $edit) {
        ...BackstockFields
      }
    }
  `,
  [backstockFields],
);

export const removeBackstockMutation = graphql(
  `
    mutation RemoveBackstock($id: Uuid!, $version: Int!, $setId: Uuid!, $reason: RemoveReason!) {
      removeBackstock(id: $id, version: $version, setId: $setId, reason: $reason) {
        ...BackstockFields
      }
    }
  `,
  [backstockFields],
);
