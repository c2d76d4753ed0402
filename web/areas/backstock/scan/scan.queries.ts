import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";
import { backstockFields } from "#web/areas/backstock/moves/moves.queries.ts";

export const scanBinQuery = graphql(
  `
    query ScanBin($code: String!) {
      scanBin(code: $code) {
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
        older {
          days
          filling {
            ...BackstockFields
          }
        }
        place {
          id
          name
          isTerminal
        }
      }
    }
  `,
  [backstockFields],
);

export type ScanAnswer = ResultOf<typeof scanBinQuery>["scanBin"];
