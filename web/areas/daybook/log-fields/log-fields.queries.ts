import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

export const logFieldsQuery = graphql(`
  query LogFields {
    logFields {
      id
      name
      kind
      isRequired
      version
    }
  }
`);

export type LogField = ResultOf<typeof logFieldsQuery>["logFields"][number];

export const addLogFieldMutation = graphql(`
  mutation AddLogField($id: Uuid!, $name: String!, $kind: LogFieldKind!, $isRequired: Boolean!) {
    addLogField(id: $id, name: $name, kind: $kind, isRequired: $isRequired) {
      id
    }
  }
`);

export const editLogFieldMutation = graphql(`
  mutation EditLogField($id: Uuid!, $name: String!, $isRequired: Boolean!, $version: String) {
    editLogField(id: $id, name: $name, isRequired: $isRequired, version: $version) {
      id
    }
  }
`);

export const archiveLogFieldMutation = graphql(`
  mutation ArchiveLogField($id: Uuid!) {
    archiveLogField(id: $id)
  }
`);

export const reorderLogFieldsMutation = graphql(`
  mutation ReorderLogFields($fieldIds: [ID!]!) {
    reorderLogFields(fieldIds: $fieldIds) {
      id
    }
  }
`);
