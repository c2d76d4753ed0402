import type { CategoryGoal } from "#common/buys/category-goals.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { viewBuyingGoal } from "./buying-goal.ts";
import type { DayBuying } from "./buying-goal.ts";
import type { GoalPace } from "./day-pace.ts";

const SumType = builder.objectRef<NonNullable<DayBuying["sum"]>>("BuyingGoalSum").implement({
  description: "How the goal is made, in the order in which it is worked out.",
  fields: (field) => ({
    paid: field.expose("paid", { type: "Money" }),
    sold: field.expose("sold", { type: "Money" }),
    days: field.exposeInt("days"),
    costPct: field.exposeInt("costPct", { description: "Paid of what was sold, in tenths of a percent." }),
    aheadDaily: field.expose("aheadDaily", { type: "Money", description: "The mean goal of the days ahead." }),
    dailyNeed: field.expose("dailyNeed", { type: "Money" }),
    weekdayPct: field.exposeInt("weekdayPct", {
      description: "What such a weekday pays, of an average day, in tenths of a percent.",
    }),
    goal: field.expose("goal", { type: "Money" }),
  }),
});

const CategoryType = builder.objectRef<CategoryGoal>("CategoryBuyingGoal").implement({
  description: "What to buy of a category, in the order in which it is worked out.",
  fields: (field) => ({
    category: field.exposeString("category"),
    averagePrice: field.expose("averagePrice", { type: "Money" }),
    averageCost: field.expose("averageCost", { type: "Money" }),
    forecast: field.expose("forecast", { type: "Money", description: "Its sales in four and a half weeks." }),
    sellItems: field.exposeInt("sellItems"),
    sellThroughPct: field.exposeInt("sellThroughPct", {
      description: "Of the pieces received, how many sell within 30 days, in tenths of a percent.",
    }),
    neededItems: field.exposeInt("neededItems"),
    supplyItems: field.exposeInt("supplyItems", { description: "Unsold, on the floor and in bins." }),
    gapItems: field.exposeInt("gapItems"),
    gapCents: field.expose("gapCents", { type: "Money" }),
    todayItems: field.exposeInt("todayItems", {
      description: "The gap's share of this weekday, spread over three weeks.",
    }),
    todayCents: field.expose("todayCents", { type: "Money" }),
    supplyWeeks: field.exposeFloat("supplyWeeks", { description: "At the pace of the past eight weeks; 99 at most." }),
  }),
});

const PaceType = builder.objectRef<GoalPace>("GoalPace").implement({
  description: "How far a running day usually is by now, after the median of the eight such weekdays before.",
  fields: (field) => ({
    ahead: field.expose("aheadCents", { type: "Money", description: "Below 0 when it is behind." }),
    usualPct: field.exposeInt("usualTenths", { description: "Of the goal, in tenths of a percent." }),
  }),
});

const RangeType = builder.objectRef<DayBuying["past"]>("BuyingGoalDays").implement({
  fields: (field) => ({
    from: field.expose("from", { type: "BusinessDate" }),
    to: field.expose("to", { type: "BusinessDate" }),
  }),
});

const DayBuyingType = builder.objectRef<DayBuying>("DayBuying").implement({
  description: "What to pay for goods on a day, so that the floor is full when the coming sales need it.",
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    sales: field.expose("sales", { type: "Money", nullable: true }),
    salesGoal: field.expose("salesGoal", { type: "Money", nullable: true }),
    bought: field.expose("bought", { type: "Money", nullable: true, description: "Paid so far, cash and trade." }),
    salesPace: field.expose("salesPace", { type: PaceType, nullable: true, description: "Of today alone." }),
    boughtPace: field.expose("boughtPace", { type: PaceType, nullable: true, description: "Of today alone." }),
    sum: field.expose("sum", { type: SumType, nullable: true, description: "Null where too little is known." }),
    categories: field.expose("categories", {
      type: [CategoryType],
      description: "The widest gap first; empty for another day than today, and where the register sends no pieces.",
    }),
    past: field.expose("past", { type: RangeType }),
    ahead: field.expose("ahead", { type: RangeType }),
  }),
});

builder.queryField("dayBuying", (field) =>
  field.field({
    type: DayBuyingType,
    description: "The buying goal of a date, today when left out; for managers.",
    args: { date: field.arg({ type: "BusinessDate" }) },
    resolve: (_root, args, request) => viewBuyingGoal(request, args),
  }),
);
