import { addDays } from "#common/business-date.ts";
import { fairRuleDays } from "#common/goals/fair-rule.ts";
import type { BorrowedSeason } from "#common/goals/borrowed-season.ts";
import type { FreakDay } from "#common/goals/freak-days.ts";
import type { DayGoal, GoalDefault, MonthPlan, StandingGoal } from "#common/goals/goal-plan.ts";
import type { HolidayHint } from "#common/goals/holiday-hints.ts";
import type { RuleError, RuleErrors } from "#common/goals/rule-errors.ts";
import type { SeasonDay } from "#common/goals/sister-season.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { GoalRule, SalesRuleType, SpecialDayType } from "./goal-day.graphql.ts";
import { dayGoalVersion, defaultsVersion, eventVersion, monthGoalVersion } from "./goal-versions.ts";
import type { ShutHoliday, GoalSettings } from "./goal-settings.ts";
import { goalSettings } from "./goal-settings.ts";

type SavedEvent = GoalSettings["events"][number];
type Exclusion = GoalSettings["exclusions"][number];

const yearDays = 364;

const saved = "Of what it says; to be named in a change of it.";

const SetupState = builder.enumType("SetupState", {
  description: "What the header of a setup panel says.",
  values: {
    PENDING: { value: "pending" },
    WARNING: { value: "warning" },
    COMPLETE: { value: "complete" },
    INFO: { value: "info" },
  } as const,
});

const GoalDefaultsType = builder.objectRef<GoalDefault>("GoalDefaults").implement({
  description: "The magic goal's settings from a day on.",
  fields: (field) => ({
    startsOn: field.expose("startsOn", { type: "BusinessDate" }),
    growth: field.expose("growthTenths", { type: "Percent" }),
    averageTransaction: field.expose("averageTransactionCents", { type: "Money" }),
    trade: field.expose("tradeTenths", { type: "Percent" }),
    minSales: field.expose("minSalesCents", { type: "Money", description: "0 is no minimum." }),
    alignsHolidays: field.exposeBoolean("alignsHolidays"),
    holdsMonthTotal: field.exposeBoolean("holdsMonthTotal"),
    salesRule: field.expose("salesRule", { type: SalesRuleType }),
  }),
});

const DayGoalType = builder.objectRef<DayGoal>("DayGoal").implement({
  description: "What a person has fixed for a day; null overrides nothing.",
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    sales: field.expose("salesCents", { type: "Money", nullable: true }),
    averageTransaction: field.expose("averageTransactionCents", { type: "Money", nullable: true }),
    trade: field.expose("tradeTenths", { type: "Percent", nullable: true }),
    compDate: field.expose("compDate", { type: "BusinessDate", nullable: true }),
    isClosed: field.exposeBoolean("isClosed"),
    note: field.exposeString("note"),
    version: field.string({ nullable: true, description: saved, resolve: dayGoalVersion }),
  }),
});

const FrozenGoalType = builder.objectRef<StandingGoal>("FrozenGoal").implement({
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    sales: field.expose("salesCents", { type: "Money", nullable: true }),
    rule: field.expose("rule", { type: GoalRule }),
    compDate: field.expose("compDate", { type: "BusinessDate", nullable: true }),
  }),
});

const DaySales = builder.objectRef<{ date: string; sales: number }>("DaySales").implement({
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    sales: field.expose("sales", { type: "Money" }),
  }),
});

const SeasonDayType = builder.objectRef<SeasonDay>("SeasonDay").implement({
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    index: field.exposeFloat("index", {
      description: "How the day stands to an average one: 1.2 is a fifth above it.",
    }),
    spread: field.exposeFloat("spread", { nullable: true, description: "How far the sister stores are apart." }),
  }),
});

const BorrowedSeasonType = builder.objectRef<BorrowedSeason>("BorrowedSeason").implement({
  description: "The season of sister stores, for a store without a year of its own.",
  fields: (field) => ({
    sisters: field.exposeInt("sisters", { description: "0 where no sister store has a year either." }),
    until: field.expose("until", { type: "BusinessDate", description: "When the store's own year is there." }),
    days: field.field({ type: [SeasonDayType], resolve: ({ days }) => [...days.values()] }),
  }),
});

const GoalPlan = builder.objectRef<MonthPlan>("GoalPlan").implement({
  description: "What a month's goals are made of, for a preview by the same rules.",
  fields: (field) => ({
    month: field.expose("month", { type: "BusinessDate", description: "Its first day." }),
    country: field.string({ resolve: (plan) => plan.calendar.country, description: "Whose holidays count: US or CA." }),
    defaults: field.field({ type: [GoalDefaultsType], resolve: (plan) => [...plan.defaults] }),
    defaultsVersion: field.string({ description: saved, resolve: (plan) => defaultsVersion(plan.defaults) }),
    monthGoal: field.expose("monthGoalCents", { type: "Money", nullable: true }),
    monthGoalVersion: field.string({ description: saved, resolve: (plan) => monthGoalVersion(plan.monthGoalCents) }),
    dayGoals: field.field({ type: [DayGoalType], resolve: (plan) => [...plan.dayGoals] }),
    frozenGoals: field.field({ type: [FrozenGoalType], resolve: (plan) => [...plan.frozenGoals] }),
    keptGoals: field.field({
      type: [FrozenGoalType],
      description: "Goals that days until today keep, since others of the month were changed.",
      resolve: (plan) => [...plan.keptGoals],
    }),
    openDates: field.field({
      type: ["BusinessDate"],
      description: "Days for which the store has hours of their own.",
      resolve: (plan) => [...plan.openDates],
    }),
    shutWeekdays: field.field({ type: ["Int"], resolve: (plan) => [...plan.shutWeekdays] }),
    sellsFrom: field.expose("sellsFrom", { type: "BusinessDate", nullable: true }),
    sales: field.field({ type: [DaySales], resolve: salesOf }),
    season: field.field({
      type: BorrowedSeasonType,
      nullable: true,
      resolve: (plan) => plan.history.season ?? null,
    }),
    unusable: field.field({
      type: ["BusinessDate"],
      description: "Days that serve as no comparison.",
      resolve: (plan) => [...plan.history.unusable],
    }),
  }),
});

function salesOf({ month, history }: MonthPlan): { date: string; sales: number }[] {
  const lastMonth = month < history.today ? month : history.today;
  const [from, to] = [addDays(lastMonth, -fairRuleDays - 1), addDays(month, 31)];
  return [...history.sales].filter(([date]) => date >= from && date < to).map(([date, sales]) => ({ date, sales }));
}

const CalendarEvent = builder.objectRef<SavedEvent>("CalendarEvent").implement({
  description: "Days of the store's own that come back, paired with the year before by name.",
  fields: (field) => ({
    id: field.expose("id", { type: "Uuid" }),
    name: field.exposeString("name"),
    startsOn: field.expose("startsOn", { type: "BusinessDate" }),
    endsOn: field.expose("endsOn", { type: "BusinessDate" }),
    isPromotion: field.exposeBoolean("isPromotion"),
    version: field.string({ description: saved, resolve: eventVersion }),
  }),
});

const CompExclusion = builder.objectRef<Exclusion>("CompExclusion").implement({
  description: "A day that may not serve as a comparison.",
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    reason: field.exposeString("reason"),
  }),
});

const HolidayHintType = builder.objectRef<HolidayHint>("HolidayHint").implement({
  description: "A coming day that the weekday alone compares wrongly.",
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    special: field.expose("special", { type: SpecialDayType, nullable: true }),
    equivalent: field.expose("equivalent", { type: "BusinessDate" }),
    specialThen: field.expose("specialThen", { type: SpecialDayType, nullable: true }),
    better: field.expose("better", { type: "BusinessDate", nullable: true }),
  }),
});

const FreakDayType = builder.objectRef<FreakDay>("FreakDay").implement({
  description: "A day so unlike its weekday that it may spoil next year's goal.",
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    sales: field.expose("salesCents", { type: "Money" }),
    usual: field.expose("usualCents", { type: "Money" }),
    difference: field.expose("differenceTenths", { type: "Percent" }),
    servesOn: field.field({ type: "BusinessDate", resolve: (day) => addDays(day.date, yearDays) }),
  }),
});

const ShutHolidayType = builder.objectRef<ShutHoliday>("ShutHoliday").implement({
  description:
    "A coming holiday that counts as closed, since nothing was sold on it last year; nobody has said so yet.",
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    special: field.expose("special", { type: SpecialDayType, nullable: true }),
    lastYear: field.expose("lastYear", { type: "BusinessDate" }),
  }),
});

const RuleErrorType = builder.objectRef<RuleError>("RuleError").implement({
  description: "How far a rule's goals were from what was sold, as a share of the sales.",
  fields: (field) => ({
    day: field.expose("dayTenths", { type: "Percent" }),
    month: field.expose("monthTenths", { type: "Percent", description: "Of whole months." }),
  }),
});

const RuleErrorsType = builder.objectRef<RuleErrors>("RuleErrors").implement({
  description: "Both rules on the store's own last year, each month known from the days before it, without growth.",
  fields: (field) => ({
    from: field.expose("from", { type: "BusinessDate" }),
    to: field.expose("to", { type: "BusinessDate" }),
    fair: field.expose("fair", { type: RuleErrorType }),
    lastYear: field.expose("lastYear", { type: RuleErrorType }),
  }),
});

const GoalSettingsType = builder.objectRef<GoalSettings>("GoalSettings").implement({
  fields: (field) => ({
    id: field.id({ resolve: (settings) => `${settings.storeId}.${settings.plan.month}` }),
    today: field.expose("today", { type: "BusinessDate" }),
    weekStart: field.exposeInt("weekStart", { description: "0 Sunday, 1 Monday." }),
    plan: field.expose("plan", { type: GoalPlan }),
    events: field.field({ type: [CalendarEvent], resolve: (settings) => [...settings.events] }),
    exclusions: field.field({ type: [CompExclusion], resolve: (settings) => [...settings.exclusions] }),
    defaultsState: field.expose("defaultsState", { type: SetupState }),
    monthState: field.expose("monthState", { type: SetupState }),
    hints: field.expose("hints", { type: [HolidayHintType] }),
    freakDays: field.expose("freakDays", { type: [FreakDayType] }),
    copyableExclusions: field.exposeInt("copyableExclusions"),
    shutHolidays: field.expose("shutHolidays", { type: [ShutHolidayType] }),
    ruleErrors: field.expose("ruleErrors", {
      type: RuleErrorsType,
      nullable: true,
      description: "Null while too few days are known.",
    }),
  }),
});

builder.queryField("goalSettings", (field) =>
  field.field({
    type: GoalSettingsType,
    args: { month: field.arg({ type: "BusinessDate", description: "Any day of it; the running month without." }) },
    resolve: (_root, args, request) => goalSettings(request, args),
  }),
);
