import { graphql } from "#web/platform/graphql/graphql.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";

const trainingFields = graphql(`
  fragment TrainingStoreFields on TrainingStore {
    id
    state
    trainingStoreId
    stepsDone
    stepsCount
    requestedBy
    finishedAt
    practicePin
  }
`);

export const trainingStoreQuery = graphql(
  `
    query TrainingStore {
      trainingStore {
        ...TrainingStoreFields
      }
    }
  `,
  [trainingFields],
);

export type TrainingStore = NonNullable<ResultOf<typeof trainingStoreQuery>["trainingStore"]>;

export const startTrainingMutation = graphql(
  `
    mutation StartTrainingStore {
      startTrainingStore {
        ...TrainingStoreFields
      }
    }
  `,
  [trainingFields],
);

export const deleteTrainingMutation = graphql(`
  mutation DeleteTrainingStore($trainingStoreId: Int!) {
    deleteTrainingStore(trainingStoreId: $trainingStoreId)
  }
`);
