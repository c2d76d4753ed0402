import { builder } from "#server/platform/graphql/builder.ts";
import type { Ratios, WeekSums } from "./report.rules.ts";
import { exportStores, storeReports } from "./store-reports.ts";
import type { StoreFigures, StoreReports } from "./store-reports.ts";
import { bouncebackReport, exportBounceback } from "./report.ts";
import type { BouncebackReport, CampaignFigures, CouponSums, ReportFile } from "./report.ts";

type Figures = CouponSums & Ratios;

const FiguresType = builder.objectRef<Figures>("BouncebackFigures").implement({
  description: "Sums of some coupons, and the ratios made of them; null is unknown.",
  fields: (field) => ({
    issued: field.exposeInt("issued"),
    customers: field.exposeInt("customers", { description: "Different ones." }),
    ownerless: field.exposeInt("ownerless"),
    texted: field.exposeInt("texted"),
    printed: field.exposeInt("printed"),
    reprints: field.exposeInt("reprints"),
    printPending: field.exposeInt("printPending"),
    pending: field.exposeInt("pending"),
    redeemable: field.exposeInt("redeemable"),
    redeemed: field.exposeInt("redeemed"),
    redeemedElsewhere: field.exposeInt("redeemedElsewhere", { description: "At sister stores." }),
    expired: field.exposeInt("expired"),
    voided: field.exposeInt("voided"),
    redemptionPct: field.expose("redemptionPct", { type: "Percent", nullable: true }),
    discount: field.expose("discountCents", { type: "Money" }),
    couponSales: field.expose("couponSalesCents", { type: "Money" }),
    averageTicket: field.expose("averageTicketCents", { type: "Money", nullable: true }),
    storeTicket: field.expose("storeTicketCents", {
      type: "Money",
      nullable: true,
      description: "The store's average sale on the days on which coupons were used.",
    }),
    lift: field.expose("liftCents", { type: "Money", nullable: true }),
    openLiability: field.expose("openLiabilityCents", { type: "Money" }),
    remindersSent: field.exposeInt("remindersSent"),
    leaked: field.exposeInt("leaked", { description: "Used, and then the sale that earned it came back." }),
    leakedAmount: field.expose("leakedCents", { type: "Money" }),
  }),
});

const CampaignFiguresType = builder.objectRef<CampaignFigures>("BouncebackCampaignFigures").implement({
  fields: (field) => ({
    campaignId: field.exposeID("campaignId"),
    name: field.exposeString("name"),
    version: field.exposeInt("version"),
    status: field.exposeString("status", { nullable: true, description: "`not_started`, `active` or `ended`." }),
    earnStartOn: field.expose("earnStartOn", { type: "BusinessDate", nullable: true }),
    earnEndOn: field.expose("earnEndOn", { type: "BusinessDate", nullable: true }),
    redeemStartOn: field.expose("redeemStartOn", { type: "BusinessDate", nullable: true }),
    redeemEndOn: field.expose("redeemEndOn", { type: "BusinessDate", nullable: true }),
    storeName: field.exposeString("storeName", { description: "The issuing store." }),
    isSister: field.exposeBoolean("isSister", { description: "It counts for that store, and is listed here too." }),
    figures: field.field({ type: FiguresType, resolve: (campaign) => campaign }),
  }),
});

const WeekType = builder.objectRef<WeekSums>("BouncebackWeek").implement({
  fields: (field) => ({
    from: field.expose("from", { type: "BusinessDate" }),
    to: field.expose("to", { type: "BusinessDate" }),
    issued: field.exposeInt("issued"),
    redeemed: field.exposeInt("redeemed"),
    discount: field.expose("discountCents", { type: "Money" }),
    couponSales: field.expose("couponSalesCents", { type: "Money" }),
    averageTicket: field.expose("averageTicketCents", { type: "Money", nullable: true }),
    lift: field.expose("liftCents", { type: "Money", nullable: true }),
  }),
});

const ReportType = builder.objectRef<BouncebackReport>("BouncebackReport").implement({
  fields: (field) => ({
    from: field.expose("from", { type: "BusinessDate" }),
    to: field.expose("to", { type: "BusinessDate" }),
    campaigns: field.expose("campaigns", { type: [CampaignFiguresType] }),
    sisters: field.expose("sisters", { type: [CampaignFiguresType] }),
    total: field.expose("total", { type: FiguresType }),
    weeks: field.expose("weeks", { type: [WeekType] }),
  }),
});

const StoreFiguresType = builder.objectRef<StoreFigures>("BouncebackStoreFigures").implement({
  description: "What one store's coupons came to.",
  fields: (field) => ({
    storeId: field.exposeInt("storeId"),
    storeName: field.exposeString("storeName"),
    figures: field.expose("figures", { type: FiguresType }),
  }),
});

const StoresType = builder.objectRef<StoreReports>("BouncebackStores").implement({
  description: "One row for each store that the caller reaches by their role and that issued any, and their total.",
  fields: (field) => ({
    stores: field.expose("stores", { type: [StoreFiguresType] }),
    total: field.expose("total", { type: FiguresType }),
  }),
});

const FileType = builder.objectRef<ReportFile>("BouncebackFile").implement({
  fields: (field) => ({ fileName: field.exposeString("fileName"), csv: field.exposeString("csv") }),
});

const BasisEnum = builder.enumType("BouncebackBasis", {
  description: "By which of its dates a coupon belongs to the range.",
  values: { ISSUED: { value: "issued" }, REDEEMED: { value: "redeemed" } } as const,
});

builder.queryFields((field) => {
  const args = {
    from: field.arg({ type: "BusinessDate", required: true }),
    to: field.arg({ type: "BusinessDate", required: true }),
    basis: field.arg({ type: BasisEnum }),
    lineageId: field.arg({ type: "Uuid" }),
  };
  return {
    bouncebackReport: field.field({
      type: ReportType,
      args,
      resolve: (_root, { from, to, basis, lineageId }, request) =>
        bouncebackReport(request, { range: { from, to }, basis: basis ?? "issued", lineageId }),
    }),
    bouncebackStores: field.field({
      type: StoresType,
      args,
      resolve: (_root, { from, to, basis, lineageId }, request) =>
        storeReports(request, { range: { from, to }, basis: basis ?? "issued", lineageId }),
    }),
    bouncebackStoresFile: field.field({
      type: FileType,
      args,
      resolve: (_root, { from, to, basis, lineageId }, request) =>
        exportStores(request, { range: { from, to }, basis: basis ?? "issued", lineageId }),
    }),
    bouncebackFile: field.field({
      type: FileType,
      args,
      resolve: (_root, { from, to, basis, lineageId }, request) =>
        exportBounceback(request, { range: { from, to }, basis: basis ?? "issued", lineageId }),
    }),
  };
});
