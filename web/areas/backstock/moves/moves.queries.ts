import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

/** What every screen knows of a filling, so that a change of one is a change of all. */
export const backstockFields = graphql(`
  fragment BackstockFields on Backstock {
    __typename
    id
    version
    bin
    binId
    binNumber
    category
    categoryId
    location
    locationId
    nextLocation
    nextLocationId
    nextIsTerminal
    age
    isTooOld
    inventoryDate
    season
    notes
    itemCount
    isPacking
    archived
    archivedOn
    archivedBy
    archivedReason
  }
`);

export type Backstock = ResultOf<typeof backstockFields>;

export const moveBinsMutation = graphql(
  `
    mutation MoveBins($setId: Uuid!, $fillings: [KnownFilling!]!, $locationId: Uuid!) {
      moveBins(setId: $setId, fillings: $fillings, locationId: $locationId) {
        setId
        moved {
          ...BackstockFields
        }
        conflicts {
          said
          filling {
            ...BackstockFields
          }
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
  [backstockFields],
);

export type MoveAnswer = ResultOf<typeof moveBinsMutation>["moveBins"];
export type OlderBin = NonNullable<MoveAnswer["older"]>;

export const undoBackstockMutation = graphql(
  `
    mutation UndoBackstock($setId: Uuid!, $fillingId: Uuid) {
      undoBackstock(setId: $setId, fillingId: $fillingId) {
        undone {
          ...BackstockFields
        }
        refused {
          bin
          said
        }
      }
    }
  `,
  [backstockFields],
);
