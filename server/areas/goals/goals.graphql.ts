import { builder } from "#server/platform/graphql/builder.ts";
import { GoalDay, SalesRuleType } from "./goal-day.graphql.ts";
import "./comparisons.graphql.ts";
import "./goal-settings.graphql.ts";
import { restoreGoal } from "./restore-goal.ts";
import { saveGoalDefaults } from "./goal-defaults.ts";
import { resetMonth, saveDayGoal, saveMonthGoal, viewMonthGoals } from "./goals.ts";

type GoalMonth = Awaited<ReturnType<typeof viewMonthGoals>>;

const GoalMonthType = builder.objectRef<GoalMonth>("GoalMonth").implement({
  description: "A month's goals, day by day.",
  fields: (field) => ({
    goal: field.expose("monthGoalCents", {
      type: "Money",
      nullable: true,
      description: "Null without a goal for the month.",
    }),
    days: field.expose("days", { type: [GoalDay] }),
    total: field.expose("totalCents", { type: "Money", nullable: true, description: "Sum of the days." }),
    fromMinimum: field.expose("fromMinimumCents", {
      type: "Money",
      description: "The part that only the minimum adds.",
    }),
  }),
});

builder.queryField("goalMonth", (field) =>
  field.field({
    type: GoalMonthType,
    args: { month: field.arg({ type: "BusinessDate", required: true, description: "Any day of it." }) },
    resolve: (_root, args, request) => viewMonthGoals(request, args),
  }),
);

const GoalDefaultsInput = builder.inputType("GoalDefaultsInput", {
  fields: (field) => ({
    startsOn: field.field({ type: "BusinessDate", description: "Today when left out." }),
    growth: field.field({ type: "Percent", required: true }),
    averageTransaction: field.field({ type: "Money", required: true }),
    trade: field.field({ type: "Percent", required: true }),
    minSales: field.field({ type: "Money", required: true, defaultValue: 0, description: "0 is no minimum." }),
    alignsHolidays: field.boolean({
      required: true,
      defaultValue: false,
      description: "Compares holidays and the store's own events with those of last year.",
    }),
    holdsMonthTotal: field.boolean({
      required: true,
      defaultValue: false,
      description: "Takes what the minimum adds to weak days from the others.",
    }),
    salesRule: field.field({
      type: SalesRuleType,
      description: "Left out, the store keeps its rule; its first preferences take FAIR.",
    }),
    version: field.string({ description: "The one that was read; a change of another is refused." }),
  }),
});

const DayGoalInput = builder.inputType("DayGoalInput", {
  fields: (field) => ({
    date: field.field({ type: "BusinessDate", required: true }),
    sales: field.field({ type: "Money" }),
    averageTransaction: field.field({ type: "Money" }),
    customers: field.int({ description: "What the form showed; refused when the sales do not mean it." }),
    trade: field.field({ type: "Percent" }),
    compDate: field.field({ type: "BusinessDate" }),
    isClosed: field.boolean({ required: true, defaultValue: false }),
    note: field.string({ required: true, defaultValue: "" }),
    reset: field.boolean({ required: true, defaultValue: false }),
    raisesMonth: field.boolean({
      required: true,
      defaultValue: false,
      description: "The month's goal takes the difference, instead of its other days to come.",
    }),
    version: field.string({
      description: "The one that was read, null when nothing was fixed; a change of another is refused.",
    }),
  }),
});

builder.mutationFields((field) => ({
  saveGoalDefaults: field.field({
    type: "Boolean",
    args: { defaults: field.arg({ type: GoalDefaultsInput, required: true }) },
    resolve: async (_root, { defaults }, request) => {
      await saveGoalDefaults(request, {
        startsOn: defaults.startsOn,
        growthTenths: defaults.growth,
        averageTransactionCents: defaults.averageTransaction,
        tradeTenths: defaults.trade,
        minSalesCents: defaults.minSales,
        alignsHolidays: defaults.alignsHolidays,
        holdsMonthTotal: defaults.holdsMonthTotal,
        salesRule: defaults.salesRule,
        version: defaults.version,
      });
      return true;
    },
  }),
  saveMonthGoal: field.field({
    type: GoalMonthType,
    args: {
      month: field.arg({ type: "BusinessDate", required: true, description: "Any day of it." }),
      goal: field.arg({ type: "Money", description: "Whole dollars; null clears it." }),
      version: field.arg.string({ description: "The one that was read; a change of another is refused." }),
    },
    resolve: async (_root, { month, goal, version }, request) => {
      await saveMonthGoal(request, { month, goalCents: goal ?? null, version });
      return viewMonthGoals(request, { month });
    },
  }),
  saveDayGoal: field.field({
    type: GoalMonthType,
    args: { goal: field.arg({ type: DayGoalInput, required: true }) },
    resolve: async (_root, { goal }, request) => {
      const { sales, averageTransaction, trade, ...rest } = goal;
      const named = { salesCents: sales, averageTransactionCents: averageTransaction, tradeTenths: trade };
      await saveDayGoal(request, { ...rest, ...named });
      return viewMonthGoals(request, { month: goal.date });
    },
  }),
  restoreGoal: field.field({
    type: "ID",
    description: "Takes back a change of goals: one's own last, or one of the history.",
    args: {
      id: field.arg.id({
        required: true,
        description: "A date, the first of a month, a calendar event's id, or defaults.",
      }),
      eventId: field.arg({ type: "Uuid", description: "Of the history; without it one's own last change." }),
    },
    resolve: async (_root, { id, eventId }, request) => {
      await restoreGoal(request, { id, eventId: eventId ?? null });
      return id;
    },
  }),
  resetMonth: field.field({
    type: GoalMonthType,
    description: "Takes back the month's goal and the goals of its days that are still to come.",
    args: { month: field.arg({ type: "BusinessDate", required: true, description: "Any day of it." }) },
    resolve: async (_root, args, request) => {
      await resetMonth(request, args);
      return viewMonthGoals(request, args);
    },
  }),
}));
