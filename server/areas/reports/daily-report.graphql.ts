import "./frozen-goals.graphql.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { heard } from "#server/platform/graphql/heard.ts";
import { dailyReport, periodReport } from "./reports.ts";
import type { DailyReport, PeriodReport } from "./reports.ts";

type Figures = DailyReport | PeriodReport;

/** Figures that are a number or unknown. */
type FigureName = { [Name in keyof Figures]: Figures[Name] extends number | null ? Name : never }[keyof Figures];

const figures = builder.interfaceRef<Figures>("Figures").implement({
  description: "Figures of one or more business dates. Null is unknown, shown as a dash; 0 was measured.",
  fields: (field) => {
    const money = (name: FigureName, description: string) =>
      field.field({ type: "Money", nullable: true, description, resolve: (days) => days[name] });
    const percent = (name: FigureName, description: string) =>
      field.field({ type: "Percent", nullable: true, description, resolve: (days) => days[name] });
    const count = (name: FigureName, description: string) =>
      field.int({ nullable: true, description, resolve: (days) => days[name] });
    return {
      sales: money("sales", "Net merchandise before tax, less returns and discounts; gift cards left out."),
      returns: money("returns", "Net of returned lines, as a positive amount."),
      discounts: money("discounts", "Discounts given."),
      tax: money("tax", "Sales tax."),
      giftCardsSold: money("giftCardsSold", "Gift cards sold: owed, not sold merchandise."),
      costUsed: money("costUsed", "Cost of used goods sold."),
      costNew: money("costNew", "Cost of new goods sold."),
      goal: money("goal", "Sales goal."),
      compSales: money("compSales", "Final sales of the comparison day; no fallback."),
      avgTransaction: money("avgTransaction", "Sales for each customer."),
      buyCash: money("buyCash", "Paid out in cash."),
      buyTrade: money("buyTrade", "Paid out in trade credit, face value."),
      buyAmount: money("buyAmount", "Paid out in all."),
      avgBuy: money("avgBuy", "Paid out for each buy with a payout."),
      wages: money("wages", "Known wages."),
      laborEfficiency: money("laborEfficiency", "Sales for each hour worked."),
      customers: count("customers", "Tickets with net above 0."),
      salesWithoutCustomer: count("salesWithoutCustomer", "Those of them without a customer."),
      itemsSold: count("itemsSold", "Merchandise lines sold."),
      buys: count("buys", "Completed buys with a payout."),
      buysPassed: count("buysPassed", "Completed buys where nothing was taken or the offer was declined."),
      itemsBought: count("itemsBought", "Pieces taken."),
      avgWaitMinutes: count("avgWaitMinutes", "Average wait of the buys checked in and completed the same day."),
      medianWaitMinutes: count("medianWaitMinutes", "Median of those waits."),
      laborMinutes: count("laborMinutes", "Minutes worked."),
      wageUnknownMinutes: count("wageUnknownMinutes", "Minutes worked without a known rate."),
      tasksDue: count("tasksDue", "Tasks due."),
      tasksDone: count("tasksDone", "Tasks done."),
      binsAdded: count("binsAdded", "Bins put into backstock."),
      binsPulled: count("binsPulled", "Bins pulled from backstock."),
      couponsIssued: count("couponsIssued", "Coupons issued."),
      couponsRedeemed: count("couponsRedeemed", "Coupons redeemed."),
      goalPct: percent("goalPct", "Sales against the goal."),
      compPct: percent("compPct", "Change against the comparison."),
      tradePct: percent("tradePct", "Share of trade in what was paid out (or of buys, as the store has chosen)."),
      laborPct: percent("laborPct", "Wages against sales."),
      taskCompletion: percent("taskCompletion", "Tasks done of those due."),
      salesWithoutCustomerPct: percent("salesWithoutCustomerPct", "Sales without a customer of all."),
      isLaborEstimated: field.exposeBoolean("isLaborEstimated", { description: "Some hours have no known rate." }),
    };
  },
});

const dailyReportType = builder.objectRef<DailyReport>("DailyReport").implement({
  description: "The figures of one store and business date.",
  interfaces: [figures],
  fields: (field) => ({
    date: field.field({ type: "BusinessDate", resolve: (day) => day.date }),
    status: field.exposeString("status", {
      description: "provisional until the Day Close, then final; corrected after a later change.",
    }),
    revision: field.exposeInt("revision"),
    changedAt: field.field({ type: "Instant", nullable: true, resolve: (day) => day.changedAt }),
    closedAt: field.field({ type: "Instant", nullable: true, resolve: (day) => day.closedAt }),
    compDate: field.field({ type: "BusinessDate", resolve: (day) => day.compDate }),
    isToday: field.exposeBoolean("isToday", { description: "The day still runs: figures are so far." }),
    salesByHour: field.field({
      type: ["Money"],
      nullable: true,
      description: "24 sums by the hour of the store's clock; after midnight counts in the last.",
      resolve: (day) => day.salesByHour?.slice() ?? null,
    }),
  }),
});

const comparisonType = builder.objectRef<PeriodReport["comparison"]>("Comparison").implement({
  description: "Like for like: only the elapsed days that have sales in both years.",
  fields: (field) => ({
    sales: field.field({ type: "Money", nullable: true, resolve: (both) => both.sales }),
    compSales: field.field({ type: "Money", nullable: true, resolve: (both) => both.compSales }),
    compPct: field.field({ type: "Percent", nullable: true, resolve: (both) => both.compPct }),
    excludedDays: field.exposeInt("excludedDays"),
  }),
});

const periodReportType = builder.objectRef<PeriodReport>("PeriodReport").implement({
  description: "The figures of some days added up; ratios are made from the sums.",
  interfaces: [figures],
  fields: (field) => ({
    from: field.field({ type: "BusinessDate", resolve: (period) => period.from }),
    to: field.field({ type: "BusinessDate", resolve: (period) => period.to }),
    dayCount: field.exposeInt("dayCount", { description: "Days of which something is known." }),
    comparison: field.field({ type: comparisonType, resolve: (period) => period.comparison }),
  }),
});

builder.queryField("dailyReport", (field) =>
  field.field({
    type: dailyReportType,
    description: "The figures of one business date; without a date, of the running one.",
    args: { date: field.arg({ type: "BusinessDate" }) },
    resolve: (_root, args, request) => dailyReport(request, args),
  }),
);

builder.subscriptionField("dailyReport", (field) =>
  field.field({
    type: dailyReportType,
    description: "The figures of one business date, now and whenever they change; without a date, of the running one.",
    args: { date: field.arg({ type: "BusinessDate" }) },
    ...heard("daily-report.changed"),
    resolve: (_root, args, request) => dailyReport(request, args),
  }),
);

builder.queryField("periodReport", (field) =>
  field.field({
    type: periodReportType,
    description: "The figures of a range of business dates, both ends included.",
    args: {
      from: field.arg({ type: "BusinessDate", required: true }),
      to: field.arg({ type: "BusinessDate", required: true }),
    },
    resolve: (_root, args, request) => periodReport(request, args),
  }),
);
