import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

const exportFields = graphql(`
  fragment CompanyExportFields on CompanyExport {
    id
    state
    tablesDone
    tablesCount
    rowsWritten
    bytes
    finishedAt
  }
`);

export const companyExportQuery = graphql(
  `
    query CompanyExport {
      companyExport {
        ...CompanyExportFields
      }
    }
  `,
  [exportFields],
);

export type CompanyExport = NonNullable<ResultOf<typeof companyExportQuery>["companyExport"]>;

export const startExportMutation = graphql(
  `
    mutation StartCompanyExport {
      startCompanyExport {
        ...CompanyExportFields
      }
    }
  `,
  [exportFields],
);

export const openExportMutation = graphql(`
  mutation OpenCompanyExport {
    openCompanyExport
  }
`);
