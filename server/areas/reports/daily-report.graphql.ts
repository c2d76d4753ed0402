import "./frozen-goals.graphql.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { refreshOn } from "#server/platform/graphql/refresh-on.ts";
import { FiguresType } from "./figures.graphql.ts";
import type { PeriodReport } from "./periods/period-report.ts";
import type { ReportDay } from "./report-days.ts";
import { dailyReport, periodReport, salesByHour } from "./reports.ts";

export const DailyReportType = builder.objectRef<ReportDay>("DailyReport").implement({
  description: "The figures of one store and business date.",
  interfaces: [FiguresType],
  fields: (field) => ({
    date: field.field({ type: "BusinessDate", resolve: (day) => day.date }),
    businessDate: field.field({
      type: "BusinessDate",
      description: "The same: by it and the store a day is known.",
      resolve: (day) => day.date,
    }),
    storeId: field.id({ resolve: (day) => String(day.storeId) }),
    status: field.exposeString("status", {
      description: "provisional until the Day Close, then final; corrected after a later change.",
    }),
    revision: field.exposeInt("revision"),
    changedAt: field.field({ type: "Instant", nullable: true, resolve: (day) => day.changedAt }),
    closedAt: field.field({ type: "Instant", nullable: true, resolve: (day) => day.closedAt }),
    compDate: field.field({ type: "BusinessDate", resolve: (day) => day.compDate }),
    isKnown: field.exposeBoolean("isKnown", { description: "The point of sale has sent figures of the day." }),
    isToday: field.exposeBoolean("isToday", { description: "The day still runs: figures are so far." }),
    salesByHour: field.field({
      type: ["Money"],
      nullable: true,
      description: "24 sums by the hour of the store's clock; after midnight counts in the last.",
      resolve: async (day, _args, request) => (await salesByHour(request, day))?.slice() ?? null,
    }),
  }),
});

const ComparisonType = builder.objectRef<PeriodReport["comparison"]>("Comparison").implement({
  description: "Like for like: only the elapsed days that have sales in both years.",
  fields: (field) => ({
    sales: field.field({ type: "Money", nullable: true, resolve: (both) => both.sales }),
    compSales: field.field({ type: "Money", nullable: true, resolve: (both) => both.compSales }),
    compPct: field.field({ type: "Percent", nullable: true, resolve: (both) => both.compPct }),
    excludedDays: field.exposeInt("excludedDays"),
  }),
});

export const PeriodReportType = builder.objectRef<PeriodReport>("PeriodReport").implement({
  description: "The figures of some days added up; ratios are made from the sums.",
  interfaces: [FiguresType],
  fields: (field) => ({
    from: field.field({ type: "BusinessDate", resolve: (period) => period.from }),
    to: field.field({ type: "BusinessDate", resolve: (period) => period.to }),
    dayCount: field.exposeInt("dayCount", { description: "Days of which the point of sale has sent rows." }),
    comparison: field.field({ type: ComparisonType, resolve: (period) => period.comparison }),
  }),
});

builder.queryField("dailyReport", (field) =>
  field.field({
    type: DailyReportType,
    description: "The figures of one business date; without a date, of the running one.",
    args: { date: field.arg({ type: "BusinessDate" }) },
    resolve: (_root, args, request) => dailyReport(request, args),
  }),
);

builder.subscriptionField("dailyReport", (field) =>
  field.field({
    type: DailyReportType,
    description: "The figures of one business date, now and whenever they change; without a date, of the running one.",
    args: { date: field.arg({ type: "BusinessDate" }) },
    ...refreshOn("daily-report.changed", "day-counts.changed"),
    resolve: (_root, args, request) => dailyReport(request, args),
  }),
);

builder.queryField("periodReport", (field) =>
  field.field({
    type: PeriodReportType,
    description: "The figures of a range of business dates, both ends included.",
    args: {
      from: field.arg({ type: "BusinessDate", required: true }),
      to: field.arg({ type: "BusinessDate", required: true }),
    },
    resolve: (_root, args, request) => periodReport(request, args),
  }),
);
