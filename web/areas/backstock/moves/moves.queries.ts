import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

/** The fields of a filling that every screen reads, so that one change updates them all. */
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
    holdUntil
    archived
    archivedOn
    archivedBy
    archivedReason
  }
`);

export type Backstock = ResultOf<typeof backstockFields>;

export const moveBinsMutation = graphql(
  `
    mutation MoveBins($setId: Uuid!, $fillings: [SeenFilling!]!, $locationId: Uuid!, $isDespiteHold: Boolean) {
      moveBins(setId: $setId, fillings: $fillings, locationId: $locationId, isDespiteHold: $isDespiteHold) {
        setId
        moved {
          ...BackstockFields
        }
        conflicts {
          message
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
          message
        }
      }
    }
  `,
  [backstockFields],
);
