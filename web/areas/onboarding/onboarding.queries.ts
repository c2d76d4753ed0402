import { graphql } from "#web/platform/graphql/graphql.ts";
import { setupFields } from "./shared/setup.queries.ts";

export const startSetupMutation = graphql(
  `
    mutation StartStoreSetup {
      startStoreSetup {
        ...SetupFields
      }
    }
  `,
  [setupFields],
);

export const endSetupStepMutation = graphql(
  `
    mutation EndSetupStep($step: String!) {
      endSetupStep(step: $step) {
        ...SetupFields
      }
    }
  `,
  [setupFields],
);

export const skipSetupStepMutation = graphql(
  `
    mutation SkipSetupStep($step: String!) {
      skipSetupStep(step: $step) {
        ...SetupFields
      }
    }
  `,
  [setupFields],
);

/** From when on the store sells, for what the steps say of it. */
export const openingDatesQuery = graphql(`
  query SetupOpeningDates {
    storeProfile {
      id
      number
      openToBuyOn
      grandOpeningOn
    }
  }
`);

/** What a store of its kind begins with is chosen by, and what it has already. */
export const readySetsQuery = graphql(`
  query SetupReadySets {
    storeProfile {
      id
      brandKind
    }
    backstockCategories(withArchived: true) {
      id
      name
    }
  }
`);

export const loadCategoriesMutation = graphql(`
  mutation LoadCategorySet($names: [String!]!) {
    addBackstockCategories(names: $names) {
      existed
      created {
        id
      }
    }
  }
`);

export const loadTaskListsMutation = graphql(`
  mutation LoadStarterLists {
    addStarterLists {
      id
    }
  }
`);
