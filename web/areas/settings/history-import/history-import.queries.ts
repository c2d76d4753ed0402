import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

const importFields = graphql(`
  fragment HistoryImportFields on HistoryImport {
    id
    fileName
    sizeBytes
    parts
    missingParts
    state
    phase
    lines
    totalLines
    runningSince
    progressAt
    problem
    createdAt
    createdBy
    endedAt
    summary {
      lines
      tickets
      creditNotes
      cents
      refusedLines
      refusedTickets
      written
      changed
      unchanged
    }
  }
`);

export const historyImportsQuery = graphql(
  `
    query HistoryImports {
      historyImports {
        ...HistoryImportFields
      }
    }
  `,
  [importFields],
);

export type HistoryImport = ResultOf<typeof historyImportsQuery>["historyImports"][number];

export const beginHistoryImportMutation = graphql(
  `
    mutation BeginHistoryImport(
      $id: Uuid!
      $fileName: String!
      $sizeBytes: Int!
      $isPacked: Boolean!
      $mapping: String!
    ) {
      beginHistoryImport(id: $id, fileName: $fileName, sizeBytes: $sizeBytes, isPacked: $isPacked, mapping: $mapping) {
        ...HistoryImportFields
      }
    }
  `,
  [importFields],
);

export const putHistoryImportPartMutation = graphql(
  `
    mutation PutHistoryImportPart($id: Uuid!, $part: Int!, $base64: String!) {
      putHistoryImportPart(id: $id, part: $part, base64: $base64) {
        ...HistoryImportFields
      }
    }
  `,
  [importFields],
);

export const startHistoryImportMutation = graphql(
  `
    mutation StartHistoryImport($id: Uuid!, $isReplacing: Boolean!) {
      startHistoryImport(id: $id, isReplacing: $isReplacing) {
        ...HistoryImportFields
      }
    }
  `,
  [importFields],
);

export const stopHistoryImportMutation = graphql(
  `
    mutation StopHistoryImport($id: Uuid!) {
      stopHistoryImport(id: $id) {
        ...HistoryImportFields
      }
    }
  `,
  [importFields],
);

export const resumeHistoryImportMutation = graphql(
  `
    mutation ResumeHistoryImport($id: Uuid!) {
      resumeHistoryImport(id: $id) {
        ...HistoryImportFields
      }
    }
  `,
  [importFields],
);

export const dropHistoryImportMutation = graphql(
  `
    mutation DropHistoryImport($id: Uuid!) {
      dropHistoryImport(id: $id) {
        ...HistoryImportFields
      }
    }
  `,
  [importFields],
);
