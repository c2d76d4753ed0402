import { graphql } from "#web/platform/graphql/graphql.ts";

export const labelFileQuery = graphql(`
  query LabelFile($labels: LabelsInput!, $layout: LabelLayout!) {
    labelFile(labels: $labels, layout: $layout) {
      fileName
      mediaType
      dataBase64
      labels
    }
  }
`);

/** Registers that may print. */
export const printTargetsQuery = graphql(`
  query LabelTargets {
    printTargets(role: LABEL) {
      id
      name
      isOnline
      printers {
        name
        displayName
      }
    }
  }
`);

export const printLabelsMutation = graphql(`
  mutation PrintLabels($id: Uuid!, $labels: LabelsInput!, $deviceId: Uuid!) {
    printLabels(id: $id, labels: $labels, deviceId: $deviceId) {
      id
      state
    }
  }
`);
