import { builder } from "#server/platform/graphql/builder.ts";
import { deleteTraining, startTraining, viewTraining } from "./training.ts";
import type { TrainingStore } from "./training.ts";

const TrainingStoreType = builder.objectRef<TrainingStore>("TrainingStore").implement({
  description: "The copy of a store in which new hires practice. Nothing leaves it.",
  fields: (field) => ({
    id: field.id({ description: "The real store's.", resolve: ({ storeId }) => String(storeId) }),
    state: field.exposeString("state", { description: "`building`, `ready` or `failed`." }),
    trainingStoreId: field.exposeInt("trainingStoreId", {
      nullable: true,
      description: "The copy's own id; null until it is there.",
    }),
    stepsDone: field.exposeInt("stepsDone"),
    stepsCount: field.exposeInt("stepsCount"),
    requestedBy: field.exposeString("requestedBy"),
    requestedAt: field.expose("requestedAt", { type: "Instant" }),
    finishedAt: field.expose("finishedAt", { type: "Instant", nullable: true }),
    practicePin: field.exposeString("practicePin", { description: "Every made-up employee's." }),
  }),
});

builder.queryField("trainingStore", (field) =>
  field.field({
    type: TrainingStoreType,
    nullable: true,
    description: "The training store of this store. For managers.",
    resolve: (_root, _args, request) => viewTraining(request, {}),
  }),
);

builder.mutationField("startTrainingStore", (field) =>
  field.field({
    type: TrainingStoreType,
    description: "Makes the copy, or a fresh one. For owners.",
    resolve: (_root, _args, request) => startTraining(request, {}),
  }),
);

builder.mutationField("deleteTrainingStore", (field) =>
  field.boolean({
    description: "Deletes the copy with all that was practiced in it. For owners.",
    args: { trainingStoreId: field.arg.int({ required: true }) },
    async resolve(_root, { trainingStoreId }, request) {
      await deleteTraining(request, { trainingStoreId });
      return true;
    },
  }),
);
