import { builder } from "#server/platform/graphql/builder.ts";
import type { Figures } from "./report-days.ts";

/** Figures that are a number or unknown. */
type FigureName = { [Name in keyof Figures]: Figures[Name] extends number | null ? Name : never }[keyof Figures];

export const FiguresType = builder.interfaceRef<Figures>("Figures").implement({
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
      goalDifference: money("goalDifference", "Sales less the goal, of days that are over."),
      compSales: money("compSales", "Final sales of the comparison day; no fallback."),
      avgTransaction: money("avgTransaction", "Sales for each customer."),
      piecePrice: money("piecePrice", "Sales for each piece."),
      buyCash: money("buyCash", "Paid out in cash."),
      buyTrade: money("buyTrade", "Paid out in trade credit, face value."),
      buyAmount: money("buyAmount", "Paid out in all."),
      avgBuy: money("avgBuy", "Paid out for each buy with a payout."),
      wages: money("wages", "Known wages."),
      laborEfficiency: money("laborEfficiency", "Sales for each hour worked."),
      customers: count("customers", "Tickets with net above 0."),
      salesWithoutCustomer: count("salesWithoutCustomer", "Those of them without a customer."),
      itemsSold: count("itemsSold", "Merchandise lines sold."),
      piecesEach: count("piecesEach", "Tenths of a piece for each customer."),
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

/** Figures of nothing but some days: they are named where they stand. */
export const FigureSums = builder.objectRef<Figures>("FigureSums").implement({
  description: "Days added up; ratios are made from the sums.",
  interfaces: [FiguresType],
});
