import { builder } from "#server/platform/graphql/builder.ts";
import { listArgs, toConnection } from "#server/platform/graphql/list-connection.ts";
import { listCustomerBuys, listCustomerCoupons, listCustomerPurchases, listCustomerTexts } from "./customer-lists.ts";
import type { CustomerBuy, CustomerPurchase, CustomerText, ListedCoupon } from "./customer-lists.ts";
import { viewCustomerSummary } from "./customer-summary.ts";
import type { CustomerSummary } from "./customer-summary.ts";

type OpenBuy = NonNullable<CustomerSummary["openBuy"]>;

const OpenBuyType = builder.objectRef<OpenBuy>("CustomerOpenBuy").implement({
  fields: (field) => ({
    id: field.exposeID("id"),
    number: field.exposeInt("number"),
    stage: field.exposeString("stage"),
    bags: field.exposeInt("bags"),
    boxes: field.exposeInt("boxes"),
    bins: field.exposeInt("bins"),
    others: field.exposeInt("others"),
    location: field.exposeString("location"),
    cashOffer: field.expose("cashOfferCents", { type: "Money", nullable: true }),
    tradeOffer: field.expose("tradeOfferCents", { type: "Money", nullable: true }),
    checkedInAt: field.expose("checkedInAt", { type: "Instant" }),
    readyAt: field.expose("readyAt", { type: "Instant", nullable: true }),
  }),
});

const TextAnswerEnum = builder.enumType("CustomerTextAnswer", {
  values: { YES: { value: "yes" }, NO: { value: "no" }, NOT_ASKED: { value: "not-asked" } } as const,
});

const TextAnswerType = builder.objectRef<CustomerSummary["words"]["buys"]>("CustomerTextPermission").implement({
  fields: (field) => ({
    answer: field.expose("answer", { type: TextAnswerEnum }),
    at: field.expose("at", { type: "Instant", nullable: true }),
  }),
});

const SummaryType = builder.objectRef<CustomerSummary>("CustomerSummary").implement({
  description: "Counts over the stores that the caller may see.",
  fields: (field) => ({
    buys: field.exposeInt("buys"),
    firstBuyOn: field.expose("firstBuyOn", { type: "BusinessDate", nullable: true }),
    lastBuyOn: field.expose("lastBuyOn", { type: "BusinessDate", nullable: true }),
    itemsTaken: field.exposeInt("itemsTaken"),
    itemsBrought: field.exposeInt("itemsBrought"),
    paid: field.expose("paidCents", { type: "Money" }),
    tradePaid: field.expose("tradeCents", { type: "Money" }),
    coupons: field.exposeInt("coupons"),
    usableCoupons: field.exposeInt("usableCoupons"),
    usedCoupons: field.exposeInt("usedCoupons"),
    texts: field.exposeInt("texts"),
    visits: field.exposeInt("visits"),
    purchased: field.expose("purchasedCents", { type: "Money" }),
    lastPurchaseOn: field.expose("lastPurchaseOn", { type: "BusinessDate", nullable: true }),
    notes: field.exposeInt("notes"),
    isOptedOut: field.boolean({ resolve: ({ words }) => words.isOptedOut }),
    optedOutAt: field.field({ type: "Instant", nullable: true, resolve: ({ words }) => words.optedOutAt }),
    buyTexts: field.field({ type: TextAnswerType, resolve: ({ words }) => words.buys }),
    marketingTexts: field.field({ type: TextAnswerType, resolve: ({ words }) => words.marketing }),
    openBuy: field.expose("openBuy", { type: OpenBuyType, nullable: true }),
  }),
});

const BuyType = builder.objectRef<CustomerBuy>("CustomerBuy").implement({
  fields: (field) => ({
    id: field.exposeID("id"),
    storeId: field.exposeInt("storeId"),
    businessDate: field.expose("businessDate", { type: "BusinessDate" }),
    number: field.exposeInt("number"),
    isOpen: field.boolean({ resolve: ({ status }) => status === "open" }),
    stage: field.exposeString("stage"),
    isCancelled: field.boolean({ resolve: ({ outcome }) => outcome === "cancelled" }),
    bags: field.exposeInt("bags"),
    boxes: field.exposeInt("boxes"),
    bins: field.exposeInt("bins"),
    others: field.exposeInt("others"),
    itemsTaken: field.exposeInt("itemsTaken", { nullable: true }),
    itemsPassed: field.exposeInt("itemsPassed", { nullable: true }),
    paid: field.expose("paidCents", { type: "Money", nullable: true }),
    payout: field.exposeString("payout", { nullable: true }),
  }),
});

const CouponType = builder.objectRef<ListedCoupon>("CustomerCoupon").implement({
  fields: (field) => ({
    id: field.exposeID("id"),
    storeId: field.exposeInt("storeId"),
    number: field.exposeString("number"),
    redeemAmount: field.expose("redeemAmountCents", { type: "Money" }),
    redeemStartOn: field.expose("redeemStartOn", { type: "BusinessDate" }),
    redeemEndOn: field.expose("redeemEndOn", { type: "BusinessDate" }),
    issuedAt: field.expose("issuedAt", { type: "Instant" }),
    state: field.exposeString("state"),
    redeemedAt: field.expose("redeemedAt", { type: "Instant", nullable: true }),
    redeemStoreName: field.exposeString("redeemStoreName", { nullable: true }),
  }),
});

const TextType = builder.objectRef<CustomerText>("CustomerText").implement({
  fields: (field) => ({
    id: field.exposeID("id"),
    storeId: field.exposeInt("storeId"),
    threadId: field.exposeID("threadId"),
    isIncoming: field.exposeBoolean("isIncoming"),
    kind: field.exposeString("kind"),
    body: field.exposeString("body"),
    status: field.exposeString("status"),
    createdAt: field.expose("createdAt", { type: "Instant" }),
    authorName: field.exposeString("authorName", { nullable: true }),
  }),
});

const PurchaseType = builder.objectRef<CustomerPurchase>("CustomerPurchase").implement({
  fields: (field) => ({
    id: field.id({ resolve: ({ storeId, externalId }) => `${storeId}/${externalId}` }),
    storeId: field.exposeInt("storeId"),
    businessDate: field.expose("businessDate", { type: "BusinessDate" }),
    number: field.exposeString("number"),
    type: field.exposeString("type"),
    at: field.expose("at", { type: "Instant" }),
    total: field.expose("totalCents", { type: "Money" }),
    itemsSold: field.exposeInt("itemsSold"),
  }),
});

builder.queryFields((field) => ({
  customerSummary: field.field({
    type: SummaryType,
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => viewCustomerSummary(request, args),
  }),
  customerBuys: field.connection({
    type: BuyType,
    args: { ...listArgs, customerId: field.arg({ type: "Uuid", required: true }) },
    resolve: async (_root, args, request) => {
      const { page, totalItems } = await listCustomerBuys(request, args);
      return toConnection(page, totalItems);
    },
  }),
  customerCoupons: field.connection({
    type: CouponType,
    args: { ...listArgs, customerId: field.arg({ type: "Uuid", required: true }) },
    resolve: async (_root, args, request) => {
      const { page, totalItems } = await listCustomerCoupons(request, args);
      return toConnection(page, totalItems);
    },
  }),
  customerTexts: field.connection({
    type: TextType,
    args: { ...listArgs, customerId: field.arg({ type: "Uuid", required: true }) },
    resolve: async (_root, args, request) => {
      const { page, totalItems } = await listCustomerTexts(request, args);
      return toConnection(page, totalItems);
    },
  }),
  customerPurchases: field.connection({
    type: PurchaseType,
    args: { ...listArgs, customerId: field.arg({ type: "Uuid", required: true }) },
    resolve: async (_root, args, request) => {
      const { page, totalItems } = await listCustomerPurchases(request, args);
      return toConnection(page, totalItems);
    },
  }),
}));
