import { formatCouponNumber } from "#common/bounceback/coupon-number.ts";
import { couponTerms } from "#common/bounceback/coupon-state.ts";
import { offText } from "#common/bounceback/campaign.ts";
import { couponBlockCodes } from "#common/bounceback/coupon-block-codes.ts";
import type { CompanyStore } from "#server/areas/bounceback/company-stores.ts";
import { RedeemPlaceEnum } from "#server/areas/bounceback/campaigns/campaigns.graphql.ts";
import { redeemCoupon, undoRedemption } from "#server/areas/bounceback/redeeming/redeem.ts";
import type { Block } from "#server/areas/bounceback/redeeming/block.rules.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { listArgs, toConnection } from "#server/platform/graphql/list-connection.ts";
import { editCoupon, voidCoupon } from "./change-coupon.ts";
import { listCoupons, scanCoupon, searchCoupons, viewCoupon } from "./coupons.ts";
import type { CouponDetail, CouponEvent, CouponScan } from "./coupons.ts";
import type { CouponView } from "./coupon-view.ts";
import { createCoupons } from "./create-coupons.ts";
import { countIssuedNumbers } from "./issued-numbers.ts";

const StateEnum = builder.enumType("CouponStatus", {
  values: {
    PENDING: { value: "pending", description: "Before its first day." },
    REDEEMABLE: { value: "redeemable" },
    REDEEMED: { value: "redeemed" },
    EXPIRED: { value: "expired" },
    VOIDED: { value: "voided" },
  } as const,
});

const SourceEnum = builder.enumType("CouponSource", {
  values: {
    SALE: { value: "sale" },
    TRADE: { value: "trade" },
    MANUAL: { value: "manual" },
    BULK: { value: "bulk" },
    GOODWILL: { value: "goodwill" },
  } as const,
});

const PrintStateEnum = builder.enumType("CouponPrintState", {
  values: {
    NONE: { value: "none" },
    WAITING: { value: "waiting", description: "The register has it." },
    PENDING: { value: "pending", description: "It did not come out; print it again." },
    PRINTED: { value: "printed" },
  } as const,
});

const VoidReasonEnum = builder.enumType("CouponVoidReason", {
  values: {
    SALE_RETURNED: { value: "sale_returned" },
    SALE_VOIDED: { value: "sale_voided" },
    BY_MANAGER: { value: "by_manager" },
  } as const,
});

const BlockCodeEnum = builder.enumType("CouponBlockCode", { values: couponBlockCodes });

const BlockType = builder.objectRef<Block>("CouponBlock").implement({
  description: "Why it cannot be used here and now: the fact, then the next step.",
  fields: (field) => ({
    code: field.expose("code", { type: BlockCodeEnum }),
    title: field.exposeString("title"),
    text: field.exposeString("text"),
    next: field.exposeString("next"),
  }),
});

const StoreType = builder.objectRef<CompanyStore>("CouponStore").implement({
  description: "A store where the coupon is good.",
  fields: (field) => ({
    id: field.id({ resolve: ({ id }) => String(id) }),
    name: field.exposeString("name"),
    phoneNumber: field.exposeString("phoneNumber", { nullable: true }),
    address: field.exposeString("address", { nullable: true }),
    city: field.exposeString("city", { nullable: true }),
  }),
});

const CampaignNameType = builder.objectRef<CouponView>("CouponCampaignName").implement({
  fields: (field) => ({
    id: field.exposeID("campaignId"),
    lineageId: field.exposeID("lineageId"),
    name: field.exposeString("campaignName"),
    version: field.exposeInt("campaignVersion"),
  }),
});

const RedemptionType = builder.objectRef<CouponView & { redeemedAt: Date }>("CouponRedemption").implement({
  fields: (field) => ({
    at: field.expose("redeemedAt", { type: "Instant" }),
    businessDate: field.expose("redeemedOn", { type: "BusinessDate", nullable: true }),
    storeId: field.id({ resolve: ({ redeemStoreId }) => String(redeemStoreId) }),
    storeName: field.exposeString("redeemStoreName", { nullable: true }),
    terminal: field.exposeString("redeemTerminal", { nullable: true }),
    by: field.exposeString("redeemedByName", { nullable: true }),
    ticket: field.exposeString("redeemTransactionNumber", { nullable: true }),
    purchaseAmount: field.expose("purchaseAmountCents", {
      type: "Money",
      nullable: true,
      description: "Merchandise before the coupon and before tax.",
    }),
    overrideReason: field.exposeString("overrideReason", { nullable: true }),
    isGoodwill: field.exposeBoolean("isGoodwill", { description: "It was expired, and a manager honored it." }),
  }),
});

export const CouponType = builder.objectRef<CouponView>("Coupon").implement({
  description: "One coupon, from the sale that earned it to the sale that used it.",
  fields: (field) => ({
    id: field.exposeID("id"),
    number: field.exposeString("number", { description: "Ten digits." }),
    numberText: field.string({ resolve: ({ number }) => formatCouponNumber(number) }),
    status: field.expose("state", { type: StateEnum }),
    offText: field.string({ description: "`$25 off $50`.", resolve: (coupon) => offText(coupon) }),
    termsText: field.string({ resolve: () => couponTerms }),
    storeId: field.id({ resolve: ({ storeId }) => String(storeId) }),
    storeName: field.exposeString("storeName"),
    stores: field.expose("stores", { type: [StoreType] }),
    redeemableAt: field.expose("redeemableAt", { type: RedeemPlaceEnum }),
    campaign: field.field({ type: CampaignNameType, resolve: (coupon) => coupon }),
    source: field.expose("source", { type: SourceEnum }),
    batchId: field.exposeID("batchId", { nullable: true, description: "The same for those that were made at once." }),
    batchSize: field.exposeInt("batchSize", { nullable: true, description: "How many those are; null for one alone." }),
    batchUnused: field.exposeInt("batchUnused", {
      nullable: true,
      description: "How many of them are neither used nor voided.",
    }),
    name: field.exposeString("name", { nullable: true }),
    email: field.exposeString("email", { nullable: true }),
    cellphone: field.exposeString("cellphone", { nullable: true, description: "Ten digits." }),
    customerId: field.exposeID("customerId", { nullable: true }),
    redeemAmount: field.expose("redeemAmountCents", { type: "Money" }),
    redeemMinSpend: field.expose("redeemMinSpendCents", { type: "Money" }),
    redeemStartOn: field.expose("redeemStartOn", { type: "BusinessDate" }),
    redeemEndOn: field.expose("redeemEndOn", { type: "BusinessDate" }),
    expiresAt: field.expose("expiresAt", { type: "Instant" }),
    issuedAt: field.expose("issuedAt", { type: "Instant" }),
    issuedBy: field.exposeString("issuedByName", { nullable: true }),
    issuedTerminal: field.exposeString("issuedTerminal", { nullable: true }),
    transactionId: field.exposeString("transactionId", { nullable: true }),
    transactionNumber: field.exposeString("transactionNumber", { nullable: true }),
    earnedAmount: field.expose("earnedAmountCents", { type: "Money", nullable: true }),
    deliveredVia: field.exposeStringList("deliveredVia", { description: "`text`, `print`." }),
    deliveryNote: field.exposeString("deliveryNote", { nullable: true, description: "Why it was not texted." }),
    printState: field.expose("printState", { type: PrintStateEnum }),
    printCount: field.exposeInt("printCount"),
    lastPrintedAt: field.expose("lastPrintedAt", { type: "Instant", nullable: true }),
    redemption: field.field({
      type: RedemptionType,
      nullable: true,
      resolve: ({ redeemedAt, ...coupon }) => (redeemedAt === null ? null : { ...coupon, redeemedAt }),
    }),
    voidedAt: field.expose("voidedAt", { type: "Instant", nullable: true }),
    voidReason: field.expose("voidReason", { type: VoidReasonEnum, nullable: true }),
    voidNote: field.exposeString("voidNote", { nullable: true }),
    voidedBy: field.exposeString("voidedByName", { nullable: true }),
    returnedAt: field.expose("returnedAt", {
      type: "Instant",
      nullable: true,
      description: "The sale that earned it came back, after it was used or while the store only flags.",
    }),
    returnNote: field.exposeString("returnNote", { nullable: true }),
    canRedeem: field.boolean({ resolve: ({ block }) => block === null }),
    block: field.expose("block", { type: BlockType, nullable: true }),
    publicUrl: field.exposeString("publicUrl", { description: "Its page for the customer." }),
    version: field.exposeInt("version"),
  }),
});

const EventTypeEnum = builder.enumType("CouponEventType", {
  values: {
    ISSUED: { value: "issued" },
    TEXTED: { value: "texted" },
    DELIVERED: { value: "delivered" },
    FAILED: { value: "failed" },
    PRINTED: { value: "printed" },
    REPRINTED: { value: "reprinted" },
    PRINT_FAILED: { value: "print_failed" },
    EDITED: { value: "edited" },
    REDEEMED: { value: "redeemed" },
    UNDONE: { value: "undone" },
    VOIDED: { value: "voided" },
    RETURNED: { value: "returned" },
    REMINDED: { value: "reminded" },
    EXPIRED: { value: "expired" },
    CONFLICT: { value: "conflict", description: "Taken without a connection, and something contradicts it." },
    SETTLED: { value: "settled", description: "A manager settled the conflict." },
  } as const,
});

const EventType = builder.objectRef<CouponEvent>("CouponEvent").implement({
  fields: (field) => ({
    type: field.expose("type", { type: EventTypeEnum }),
    at: field.expose("at", { type: "Instant" }),
    by: field.exposeString("by", { nullable: true }),
    storeName: field.exposeString("storeName", { nullable: true }),
    terminal: field.exposeString("terminal", { nullable: true }),
    note: field.exposeString("note", { nullable: true }),
    claimedAt: field.expose("claimedAt", {
      type: "Instant",
      nullable: true,
      description: "When the device says that it happened, of what was taken without a connection.",
    }),
  }),
});

const DetailType = builder.objectRef<CouponDetail>("CouponDetail").implement({
  fields: (field) => ({
    coupon: field.expose("coupon", { type: CouponType }),
    events: field.expose("events", { type: [EventType], description: "The oldest first." }),
    others: field.expose("others", { type: [CouponType], description: "Other open ones of the same customer." }),
  }),
});

const ScanType = builder.objectRef<CouponScan>("CouponScan").implement({
  fields: (field) => ({
    coupon: field.expose("coupon", { type: CouponType, nullable: true }),
    title: field.exposeString("title", { nullable: true, description: "Of the notice that it is no coupon." }),
    text: field.exposeString("text", { nullable: true }),
  }),
});

const ContactInputType = builder.inputType("CouponContact", {
  fields: (field) => ({ name: field.string(), email: field.string(), cellphone: field.string() }),
});

const TermsInputType = builder.inputType("CouponTermsInput", {
  description: "Other terms than the campaign's; managers only. Absent ones stay as they are.",
  fields: (field) => ({
    redeemAmount: field.field({ type: "Money" }),
    redeemMinSpend: field.field({ type: "Money" }),
    redeemStartOn: field.field({ type: "BusinessDate" }),
    redeemEndOn: field.field({ type: "BusinessDate" }),
  }),
});

const id = { type: "Uuid", required: true } as const;

builder.queryFields((field) => ({
  coupons: field.connection({
    type: CouponType,
    args: {
      ...listArgs,
      filter: field.arg({
        type: "ListFilter",
        description:
          "Fields status, campaignId, lineageId, batchId, printPending, firstOfBatch (one row for those made at once), and text: the beginning of a number, a phone, an e-mail or a name.",
      }),
    },
    resolve: async (_root, args, request) => {
      const { page, totalItems } = await listCoupons(request, args);
      return toConnection(page, totalItems);
    },
  }),
  coupon: field.field({
    type: DetailType,
    args: { id: field.arg(id), purchaseAmount: field.arg({ type: "Money" }) },
    resolve: (_root, args, request) => viewCoupon(request, args),
  }),
  searchCoupons: field.field({
    type: [CouponType],
    description: "By the beginning of a number, a phone, an e-mail or a name; `all` adds used ones and other stores.",
    args: { text: field.arg.string({ required: true }), all: field.arg.boolean() },
    resolve: (_root, { text, all }, request) => searchCoupons(request, { text, all: all ?? false }),
  }),
  issuedCouponCount: field.int({
    description: "How many of these numbers, of a register's export, are coupons of the company; at most 1,000.",
    args: { numbers: field.arg.stringList({ required: true }) },
    resolve: (_root, args, request) => countIssuedNumbers(request, args),
  }),
}));

builder.mutationFields((field) => ({
  scanCoupon: field.field({
    type: ScanType,
    description: "By a whole number, scanned or typed. A mutation, because it counts against guessing.",
    args: { code: field.arg.string({ required: true }) },
    resolve: (_root, args, request) => scanCoupon(request, args),
  }),
  createCoupons: field.field({
    type: [CouponType],
    args: {
      batchId: field.arg(id),
      campaignId: field.arg(id),
      count: field.arg.int({ required: true }),
      contact: field.arg({ type: ContactInputType }),
      terms: field.arg({ type: TermsInputType }),
      sendText: field.arg.boolean(),
      print: field.arg.boolean({ description: "At once, when the caller is a register." }),
    },
    resolve: (_root, { contact, sendText, print, ...order }, request) =>
      createCoupons(request, { ...order, ...contact, sendText: sendText ?? false, print: print ?? false }),
  }),
  editCoupon: field.field({
    type: CouponType,
    args: {
      id: field.arg(id),
      version: field.arg.int(),
      contact: field.arg({ type: ContactInputType, required: true }),
      terms: field.arg({ type: TermsInputType }),
    },
    resolve: (_root, { contact, ...change }, request) => editCoupon(request, { ...change, ...contact }),
  }),
  voidCoupon: field.field({
    type: CouponType,
    args: { id: field.arg(id), reason: field.arg.string({ required: true }) },
    resolve: (_root, args, request) => voidCoupon(request, args),
  }),
  redeemCoupon: field.field({
    type: CouponType,
    description: "Refused with one of the codes of CouponBlockCode; the fact and the next step are in the extensions.",
    args: {
      id: field.arg(id),
      purchaseAmount: field.arg({ type: "Money" }),
      posTransactionId: field.arg.string(),
      terminal: field.arg.string(),
      overrideReason: field.arg.string({ description: "Why a manager lets it pass." }),
    },
    resolve: (_root, { overrideReason, ...redemption }, request) =>
      redeemCoupon(request, {
        ...redemption,
        override: overrideReason === null || overrideReason === undefined ? null : { reason: overrideReason },
      }),
  }),
  undoCouponRedemption: field.field({
    type: CouponType,
    description: "By a manager, on the same business day.",
    args: { id: field.arg(id), reason: field.arg.string({ required: true }) },
    resolve: (_root, args, request) => undoRedemption(request, args),
  }),
}));
