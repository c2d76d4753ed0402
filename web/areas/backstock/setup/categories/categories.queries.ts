import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const backstockCategoriesQuery = graphql(`
  query BackstockCategories {
    backstockCategories(withArchived: true) {
      id
      name
      position
      targetBins
      ageLimitDays
      itemsPerBin
      isArchived
      bins
    }
    backstockSettings {
      ageLimitDays
    }
  }
`);

export type Category = ResultOf<typeof backstockCategoriesQuery>["backstockCategories"][number];

export const addCategoryMutation = graphql(`
  mutation AddBackstockCategory($category: BackstockCategoryInput!) {
    addBackstockCategory(category: $category) {
      id
    }
  }
`);

export const addCategoriesMutation = graphql(`
  mutation AddBackstockCategories($names: [String!]!) {
    addBackstockCategories(names: $names) {
      existed
      created {
        id
      }
    }
  }
`);

export const editCategoryMutation = graphql(`
  mutation EditBackstockCategory($category: BackstockCategoryInput!) {
    editBackstockCategory(category: $category) {
      id
      name
      targetBins
      ageLimitDays
      itemsPerBin
    }
  }
`);

export const archiveCategoryMutation = graphql(`
  mutation ArchiveBackstockCategory($id: Uuid!) {
    archiveBackstockCategory(id: $id) {
      id
      isArchived
    }
  }
`);

export const restoreCategoryMutation = graphql(`
  mutation RestoreBackstockCategory($id: Uuid!, $eventId: Uuid) {
    restoreBackstockCategory(id: $id, eventId: $eventId) {
      id
      isArchived
    }
  }
`);

export const deleteCategoryMutation = graphql(`
  mutation DeleteBackstockCategory($id: Uuid!) {
    deleteBackstockCategory(id: $id)
  }
`);

export const reorderCategoriesMutation = graphql(`
  mutation ReorderBackstockCategories($categoryIds: [Uuid!]!) {
    reorderBackstockCategories(categoryIds: $categoryIds) {
      id
      position
    }
  }
`);

/** The generator's suggestions, and the existing categories that it leaves alone. */
export const generatorQuery = graphql(`
  query CategoryGenerator {
    storeProfile {
      id
      brandKind
    }
    backstockCategories {
      id
      name
    }
  }
`);
