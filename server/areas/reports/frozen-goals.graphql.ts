import { builder } from "#server/platform/graphql/builder.ts";
import { correctGoal } from "./frozen-goals.ts";
import type { CorrectedGoal } from "./frozen-goals.ts";

const CorrectedGoalType = builder.objectRef<CorrectedGoal>("CorrectedGoal").implement({
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    goal: field.expose("goalCents", { type: "Money" }),
    revision: field.exposeInt("revision", { description: "Of the day's report." }),
  }),
});

builder.mutationField("correctGoal", (field) =>
  field.field({
    type: CorrectedGoalType,
    description: "Corrects the goal of a closed day; for owners, with a reason.",
    args: {
      date: field.arg({ type: "BusinessDate", required: true }),
      sales: field.arg({ type: "Money", required: true }),
      reason: field.arg.string({ required: true }),
    },
    resolve: (_root, { date, sales, reason }, request) => correctGoal(request, { date, salesCents: sales, reason }),
  }),
);
