import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf, VariablesOf } from "#web/platform/graphql/graphql.ts";

const switchFields = graphql(`
  fragment SwitchFields on StoreSwitches {
    showSalesToEmployees
    idleSeconds
    anyoneMayResetPin
    allowSelfFirstPin
    pinDigitsMin
    breaksPaid
    tradePctBasis
    weekStart
    wagesVisibleTo
    businessDayBoundaryMinutes
    historyYears
  }
`);

export const storeSwitchesQuery = graphql(
  `
    query StoreSwitches {
      storeSwitches {
        ...SwitchFields
      }
    }
  `,
  [switchFields],
);

export type StoreSwitches = ResultOf<typeof storeSwitchesQuery>["storeSwitches"];

export const changeStoreSwitchesMutation = graphql(
  `
    mutation ChangeStoreSwitches($changes: StoreSwitchChanges!) {
      changeStoreSwitches(changes: $changes) {
        ...SwitchFields
      }
    }
  `,
  [switchFields],
);

export type SwitchChanges = VariablesOf<typeof changeStoreSwitchesMutation>["changes"];
