import { DailyReportType, PeriodReportType } from "#server/areas/reports/daily-report.graphql.ts";
import { GoalReasonType } from "#server/areas/reports/goal-reasons.graphql.ts";
import { FigureSums } from "#server/areas/reports/figures.graphql.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import type { AgainstLastWeek } from "./period-report.ts";
import { exportPeriod, monthlyReport, weeklyReport } from "./periods.ts";
import type { MonthlyReport, WeeklyReport } from "./periods.ts";
import type { GoalFigures, Pace, RunningTotal } from "./periods.rules.ts";
import { exportStores, storesReport } from "./stores-report.ts";
import type { StoreFigures, StoresReport } from "./stores-report.ts";

const GoalFiguresType = builder.objectRef<GoalFigures>("GoalFigures").implement({
  description: "What the goals of a period want, made from the goals of its days.",
  fields: (field) => ({
    sales: field.expose("sales", { type: "Money", nullable: true }),
    customers: field.exposeInt("customers", { nullable: true }),
    avgTransaction: field.expose("avgTransaction", { type: "Money", nullable: true }),
    tradePct: field.expose("tradePct", {
      type: "Percent",
      nullable: true,
      description: "Null where the days want different ones.",
    }),
  }),
});

const PeriodType = builder.interfaceRef<WeeklyReport | MonthlyReport>("ReportPeriod").implement({
  description: "The days of a week or a month, what they add up to, and what they are compared with.",
  fields: (field) => ({
    from: field.expose("from", { type: "BusinessDate" }),
    to: field.expose("to", { type: "BusinessDate" }),
    today: field.expose("today", { type: "BusinessDate" }),
    columns: field.stringList({
      description: "Names of the figures to show, in their order; without those that the asking person may not see.",
      resolve: ({ columns }) => [...columns],
    }),
    leftOut: field.stringList({
      description: "Chosen figures that the registers of the store cannot give.",
      resolve: ({ leftOut }) => [...leftOut],
    }),
    days: field.field({ type: [DailyReportType], resolve: ({ days }) => days }),
    total: field.expose("total", { type: PeriodReportType }),
    lastYear: field.expose("lastYear", {
      type: FigureSums,
      description: "The comparison days of those elapsed days that have sales in both years.",
    }),
    goal: field.expose("goal", { type: GoalFiguresType }),
  }),
});

const AgainstLastWeekType = builder.objectRef<AgainstLastWeek>("AgainstLastWeek").implement({
  description: "The elapsed days, and the same weekdays a week before.",
  fields: (field) => ({
    now: field.expose("now", { type: FigureSums }),
    before: field.expose("before", { type: FigureSums }),
    dayCount: field.exposeInt("dayCount"),
  }),
});

export const WeeklyReportType = builder.objectRef<WeeklyReport>("WeeklyReport").implement({
  interfaces: [PeriodType],
  fields: (field) => ({
    lastWeek: field.expose("lastWeek", { type: AgainstLastWeekType }),
    reasons: field.field({
      type: [GoalReasonType],
      description: "Of the days that are over and have a goal.",
      resolve: ({ reasons }) => reasons,
    }),
  }),
});

const RunningTotalType = builder.objectRef<RunningTotal>("RunningTotal").implement({
  description: "Sums from the first of the month to the end of a day.",
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    sales: field.expose("sales", { type: "Money", nullable: true, description: "Null after the running day." }),
    goal: field.expose("goal", { type: "Money", nullable: true }),
    compSales: field.expose("compSales", { type: "Money", nullable: true }),
  }),
});

const PaceType = builder.objectRef<Pace>("Pace").implement({
  description: "Where the goals of the days to yesterday want the sales to be.",
  fields: (field) => ({
    goalToYesterday: field.expose("goalToYesterday", { type: "Money", nullable: true }),
    salesToYesterday: field.expose("salesToYesterday", { type: "Money", nullable: true }),
    ahead: field.expose("ahead", { type: "Money", nullable: true, description: "Below 0 when sales are behind." }),
  }),
});

const MonthlyReportType = builder.objectRef<MonthlyReport>("MonthlyReport").implement({
  interfaces: [PeriodType],
  fields: (field) => ({
    running: field.expose("running", { type: [RunningTotalType] }),
    pace: field.expose("pace", { type: PaceType }),
  }),
});

const StoreFiguresType = builder.objectRef<StoreFigures>("StoreFigures").implement({
  fields: (field) => ({
    storeId: field.id({ resolve: ({ storeId }) => String(storeId) }),
    name: field.exposeString("name"),
    figures: field.expose("figures", { type: PeriodReportType }),
  }),
});

const StoresReportType = builder.objectRef<StoresReport>("StoresReport").implement({
  description: "The same days of each store of the company that the asking person reaches.",
  fields: (field) => ({
    from: field.expose("from", { type: "BusinessDate" }),
    to: field.expose("to", { type: "BusinessDate" }),
    today: field.expose("today", { type: "BusinessDate" }),
    columns: field.stringList({ resolve: ({ columns }) => [...columns] }),
    stores: field.field({
      type: [StoreFiguresType],
      description: "The first by name.",
      resolve: ({ stores }) => stores,
    }),
    storeCount: field.exposeInt("storeCount", { description: "Of all stores, like the total." }),
    total: field.expose("total", { type: FigureSums }),
    excludedDays: field.exposeInt("excludedDays", {
      description: "Elapsed days of all stores with sales in only one of both years.",
    }),
  }),
});

const ReportPeriodKind = builder.enumType("ReportPeriodKind", {
  values: { WEEK: { value: "week" }, MONTH: { value: "month" } } as const,
});

builder.queryFields((field) => ({
  weeklyReport: field.field({
    type: WeeklyReportType,
    description:
      "The week that holds a date; without one, the running week, or the last full one on a week's first day. For managers.",
    args: { date: field.arg({ type: "BusinessDate" }) },
    resolve: (_root, args, request) => weeklyReport(request, args),
  }),
  monthlyReport: field.field({
    type: MonthlyReportType,
    description: "The month that holds a date; without one, the running month. For managers.",
    args: { date: field.arg({ type: "BusinessDate" }) },
    resolve: (_root, args, request) => monthlyReport(request, args),
  }),
  periodReportCsv: field.string({
    description: "A line for each day and the total: raw numbers, ISO dates.",
    args: {
      period: field.arg({ type: ReportPeriodKind, required: true }),
      date: field.arg({ type: "BusinessDate" }),
    },
    resolve: (_root, args, request) => exportPeriod(request, args),
  }),
  storesReport: field.field({
    type: StoresReportType,
    description:
      "The week or month of each store that the person reaches; weeks begin as in the store that is asked in.",
    args: {
      period: field.arg({ type: ReportPeriodKind, required: true }),
      date: field.arg({ type: "BusinessDate" }),
      first: field.arg.int({ description: "How many are listed, usually 100; the sums are of all." }),
    },
    resolve: (_root, args, request) => storesReport(request, args),
  }),
  storesReportCsv: field.string({
    description: "A line for each store and the total.",
    args: {
      period: field.arg({ type: ReportPeriodKind, required: true }),
      date: field.arg({ type: "BusinessDate" }),
    },
    resolve: (_root, args, request) => exportStores(request, args),
  }),
}));
