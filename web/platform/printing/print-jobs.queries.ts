import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

const printJobFields = graphql(`
  fragment PrintJobFields on PrintJob {
    id
    title
    copies
    state
    reason
    deviceName
    printerName
    createdAt
    createdBy
    createdById
    hasFile
  }
`);

export type PrintJob = ResultOf<typeof printJobFields>;

export const printJobsQuery = graphql(
  `
    query PrintJobs {
      printJobs {
        ...PrintJobFields
      }
    }
  `,
  [printJobFields],
);

export const printJobQuery = graphql(
  `
    query PrintJob($id: Uuid!) {
      printJob(id: $id) {
        ...PrintJobFields
      }
    }
  `,
  [printJobFields],
);

export const printJobFileQuery = graphql(`
  query PrintJobFile($id: Uuid!) {
    printJobFile(id: $id) {
      fileName
      mediaType
      dataBase64
    }
  }
`);

export const cancelPrintJobMutation = graphql(
  `
    mutation CancelPrintJob($id: Uuid!) {
      cancelPrintJob(id: $id) {
        ...PrintJobFields
      }
    }
  `,
  [printJobFields],
);

export const printAgainMutation = graphql(
  `
    mutation PrintAgain($id: Uuid!, $jobId: Uuid!) {
      printAgain(id: $id, jobId: $jobId) {
        ...PrintJobFields
      }
    }
  `,
  [printJobFields],
);
