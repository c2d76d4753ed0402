import { builder } from "#server/platform/graphql/builder.ts";
import { listFailedJobs, runJobAgain } from "./support.ts";

type FailedJob = Awaited<ReturnType<typeof listFailedJobs>>[number];

const FailedJobType = builder.objectRef<FailedJob>("FailedJob").implement({
  description: "Work in the background whose newest try failed.",
  fields: (field) => ({
    id: field.id({ resolve: (job) => String(job.id) }),
    name: field.exposeString("name"),
    reason: field.exposeString("reason"),
    attempts: field.exposeInt("attempts"),
    maxAttempts: field.exposeInt("maxAttempts"),
    nextTryAt: field.expose("nextTryAt", {
      type: "Instant",
      nullable: true,
      description: "Null when all tries are used up and the job waits for a person.",
    }),
    failedAt: field.expose("failedAt", { type: "Instant" }),
  }),
});

builder.queryField("failedJobs", (field) =>
  field.field({ type: [FailedJobType], resolve: (_root, _args, request) => listFailedJobs(request, {}) }),
);

builder.mutationField("runJobAgain", (field) =>
  field.field({
    type: "ID",
    args: { id: field.arg.id({ required: true }) },
    resolve: async (_root, { id }, request) => String((await runJobAgain(request, { id })).id),
  }),
);
