import { builder } from "#server/platform/graphql/builder.ts";
import { lastDayReason } from "./goal-reasons.ts";
import type { GoalReason } from "./goal-reason.rules.ts";

export const GoalReasonType = builder.objectRef<GoalReason>("GoalReason").implement({
  description:
    "Why a day sold more or less than its goal: three parts that add up to the difference, in whole dollars.",
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    difference: field.expose("difference", { type: "Money", description: "Sales less the goal." }),
    customers: field.exposeInt("customers"),
    goalCustomers: field.exposeInt("goalCustomers", { description: "As many as the goal expects." }),
    customersPart: field.expose("customersPart", { type: "Money" }),
    piecesTenths: field.exposeInt("piecesTenths", {
      nullable: true,
      description: "Tenths of a piece for each customer; null without customers.",
    }),
    goalPiecesTenths: field.exposeInt("goalPiecesTenths", { description: "As usual in the eight weeks before." }),
    piecesPart: field.expose("piecesPart", { type: "Money" }),
    price: field.expose("price", { type: "Money", nullable: true, description: "Of a piece; null without any." }),
    goalPrice: field.expose("goalPrice", { type: "Money" }),
    pricePart: field.expose("pricePart", { type: "Money" }),
  }),
});

builder.queryField("lastDayReason", (field) =>
  field.field({
    type: GoalReasonType,
    nullable: true,
    description:
      "Why the last day with sales that is over, through the given one and at most a week back, sold more or less than its goal; null where that cannot be said.",
    args: { through: field.arg({ type: "BusinessDate", required: true }) },
    resolve: (_root, args, request) => lastDayReason(request, args),
  }),
);
