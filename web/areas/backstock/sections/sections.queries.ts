import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const backstockSectionsQuery = graphql(`
  query BackstockSections {
    backstockSections {
      sections {
        id
        name
        codes
        categories {
          id
          name
        }
      }
      freeCodes {
        code
        pieces
      }
      freeCategories {
        id
        name
      }
    }
  }
`);

export type SectionSetup = ResultOf<typeof backstockSectionsQuery>["backstockSections"];
export type Section = SectionSetup["sections"][number];

export const saveSectionMutation = graphql(`
  mutation SaveBackstockSection($section: BackstockSectionInput!) {
    saveBackstockSection(section: $section) {
      id
      name
      codes
      categories {
        id
        name
      }
    }
  }
`);

export const archiveSectionMutation = graphql(`
  mutation ArchiveBackstockSection($id: Uuid!) {
    archiveBackstockSection(id: $id)
  }
`);

export const reorderSectionsMutation = graphql(`
  mutation ReorderBackstockSections($ids: [Uuid!]!) {
    reorderBackstockSections(ids: $ids) {
      id
    }
  }
`);
