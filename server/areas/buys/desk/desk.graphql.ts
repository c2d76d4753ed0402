import { CustomerType, IdTypeEnum } from "#server/areas/customers/customers.ts";
import { ReasonKindEnum } from "#server/areas/buys/settings/buy-settings.graphql.ts";
import { BuyTextType } from "#server/areas/buys/texts/buy-text-type.graphql.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { countOpenBuys, listPastBuys, viewBuy, viewBuyDesk } from "./desk.ts";
import type { BuyDesk, BuyDetail, DeskBuy, OpenBuyCounts, PastBuy } from "./desk.ts";
import { sellerPageUrl } from "#server/areas/buys/sellers/page-url.ts";
import { waitMinutes } from "./estimate.rules.ts";
import type { BuyWithCustomer } from "./get-buy.ts";

const BuyStatus = builder.enumType("BuyStatus", {
  values: { OPEN: { value: "open" }, COMPLETE: { value: "complete" } } as const,
});

export const BuyStage = builder.enumType("BuyStage", {
  values: {
    WAITING: { value: "waiting" },
    SORTING: { value: "sorting" },
    READY: { value: "ready", description: "The offer is made." },
    NOTIFIED: { value: "notified", description: "The seller was texted that the offer is made." },
    COMPLETE: { value: "complete" },
  } as const,
});

export const BuyOutcome = builder.enumType("BuyOutcome", {
  values: {
    BOUGHT_ALL: { value: "bought_all" },
    BOUGHT_SOME: { value: "bought_some" },
    PASSED_ALL: { value: "passed_all" },
    DECLINED_OFFER: { value: "declined_offer" },
    LEFT_ITEMS_DONATED: { value: "left_items_donated" },
    CANCELLED: { value: "cancelled" },
  } as const,
});

export const BuyPayout = builder.enumType("BuyPayout", {
  values: {
    CASH: { value: "cash" },
    CREDIT: { value: "credit" },
    CHECK: { value: "check" },
    DIGITAL: { value: "digital" },
  } as const,
});

const PosSyncEnum = builder.enumType("BuyPosSync", {
  values: {
    NOT_SENT: { value: "not_sent" },
    SENDING: { value: "sending" },
    LINKED: { value: "linked" },
    UNKNOWN: {
      value: "unknown",
      description: "No answer came in time; ask whether it got there before sending again.",
    },
    FAILED: { value: "failed" },
    BY_HAND: { value: "by_hand", description: "No register takes check-ins: a person opens it there from its slip." },
  } as const,
});

export const SignatureEnum = builder.enumType("BuySignature", {
  values: { SCREEN: { value: "screen" }, PAPER: { value: "paper" }, NONE: { value: "none" } } as const,
});

export const BuySource = builder.enumType("BuySource", {
  values: {
    COUNTER: { value: "counter" },
    ONLINE: { value: "online", description: "From a check-in request." },
    DROP_OFF: { value: "drop_off" },
    KIOSK: { value: "kiosk" },
  } as const,
});

const SellerPlanEnum = builder.enumType("SellerPlan", {
  values: {
    WAITS: { value: "waits" },
    RETURNS: { value: "returns" },
    ON_WAY: { value: "on_way" },
    CANCELS: { value: "cancels", description: "Takes the bags back unsorted." },
  } as const,
});

export const BuyType = builder.objectRef<BuyWithCustomer>("Buy").implement({
  description: "One pile of one customer, from check-in to the money. Its id is the point of sale's clientRef.",
  fields: (field) => ({
    id: field.exposeID("id"),
    customer: field.expose("customer", { type: CustomerType }),
    businessDate: field.expose("businessDate", { type: "BusinessDate" }),
    number: field.exposeInt("number"),
    status: field.expose("status", { type: BuyStatus }),
    stage: field.expose("stage", { type: BuyStage }),
    outcome: field.expose("outcome", { type: BuyOutcome, nullable: true }),
    source: field.expose("source", { type: BuySource }),
    sellerPlan: field.expose("sellerPlan", {
      type: SellerPlanEnum,
      nullable: true,
      description: "What the seller chose on the own page; null until then.",
    }),
    sellerReturnsAt: field.expose("sellerReturnsAt", { type: "Instant", nullable: true }),
    sellerAnsweredAt: field.expose("sellerAnsweredAt", { type: "Instant", nullable: true }),
    sellerPageUrl: field.string({
      nullable: true,
      description: "The seller's own page, which needs no sign-in; null for an old buy.",
      resolve: ({ pageToken }, _args, { platform, store }) =>
        store && sellerPageUrl({ platform, store }, { pageToken }),
    }),
    bags: field.exposeInt("bags"),
    boxes: field.exposeInt("boxes"),
    bins: field.exposeInt("bins"),
    others: field.exposeInt("others"),
    containerTags: field.exposeString("containerTags"),
    location: field.exposeString("location"),
    isDropOff: field.exposeBoolean("isDropOff"),
    promisedAt: field.expose("promisedAt", { type: "Instant", nullable: true }),
    notes: field.exposeString("notes"),
    signature: field.expose("signature", { type: SignatureEnum }),
    signedAt: field.expose("signedAt", { type: "Instant", nullable: true }),
    idType: field.expose("idType", { type: IdTypeEnum, nullable: true }),
    guardianNote: field.exposeString("guardianNote", { nullable: true }),
    overriddenBy: field.exposeString("overriddenBy", { nullable: true }),
    posSync: field.expose("posSync", { type: PosSyncEnum }),
    posFailure: field.exposeString("posFailure", { nullable: true }),
    posBuyId: field.exposeString("posBuyId", { nullable: true }),
    posReadyAt: field.expose("posReadyAt", { type: "Instant", nullable: true }),
    posCompletedAt: field.expose("posCompletedAt", { type: "Instant", nullable: true }),
    checkedInAt: field.expose("checkedInAt", { type: "Instant" }),
    checkedInBy: field.exposeString("checkedInBy", { nullable: true }),
    sortStartedAt: field.expose("sortStartedAt", { type: "Instant", nullable: true }),
    sortedBy: field.exposeString("sortedBy", { nullable: true }),
    readyAt: field.expose("readyAt", { type: "Instant", nullable: true }),
    firstNotifiedAt: field.expose("firstNotifiedAt", { type: "Instant", nullable: true }),
    completedAt: field.expose("completedAt", { type: "Instant", nullable: true }),
    completedBy: field.exposeString("completedBy", { nullable: true }),
    itemsTaken: field.exposeInt("itemsTaken", { nullable: true }),
    itemsPassed: field.exposeInt("itemsPassed", { nullable: true }),
    cashOffer: field.expose("cashOfferCents", { type: "Money", nullable: true }),
    tradeOffer: field.expose("tradeOfferCents", { type: "Money", nullable: true }),
    paid: field.expose("paidCents", { type: "Money", nullable: true }),
    payout: field.expose("payout", { type: BuyPayout, nullable: true }),
    callTimes: field.expose("callTimes", {
      type: ["Instant"],
      description: "When people at the counter called the seller, the oldest first.",
    }),
    waitMinutes: field.int({
      nullable: true,
      description: "From check-in to the offer; null while it waits, and for what says nothing of the queue.",
      resolve: waitMinutes,
    }),
    version: field.exposeInt("version"),
  }),
});

const ReasonCountType = builder.objectRef<BuyDetail["reasons"][number]>("BuyReasonCount").implement({
  fields: (field) => ({
    reasonId: field.exposeID("reasonId"),
    name: field.exposeString("name"),
    kind: field.expose("kind", { type: ReasonKindEnum }),
    count: field.exposeInt("count"),
  }),
});

export const BuyDetailType = builder.objectRef<BuyDetail>("BuyDetail").implement({
  description: "A buy with all that its page and its messages to the register need.",
  fields: (field) => ({
    buy: field.field({ type: BuyType, resolve: (detail) => detail }),
    policyText: field.exposeString("policyText"),
    signaturePath: field.exposeString("signaturePath", { nullable: true }),
    reasons: field.expose("reasons", { type: [ReasonCountType] }),
    bringBackOn: field.expose("bringBackOn", {
      type: "BusinessDate",
      nullable: true,
      description: "When what was out of season is welcome again; null when nothing was.",
    }),
    posCustomerId: field.exposeString("posCustomerId", { nullable: true }),
    newCustomerCode: field.exposeString("newCustomerCode", {
      nullable: true,
      description:
        "The Customer Code of a customer who is new at the register, whose phone then stays empty there; null leaves it to the register.",
    }),
    texts: field.expose("texts", { type: [BuyTextType], description: "About it, the oldest first." }),
  }),
});

const SellerReplyType = builder.objectRef<NonNullable<DeskBuy["reply"]>>("SellerReply").implement({
  fields: (field) => ({
    threadId: field.expose("threadId", { type: "Uuid" }),
    body: field.exposeString("body"),
    at: field.expose("at", { type: "Instant" }),
  }),
});

const DeskBuyType = builder.objectRef<DeskBuy>("DeskBuy").implement({
  fields: (field) => ({
    buy: field.field({ type: BuyType, resolve: (desk) => desk }),
    isCarriedOver: field.exposeBoolean("isCarriedOver", { description: "Open since an earlier business date." }),
    asksDonated: field.exposeBoolean("asksDonated", { description: "A person has to say whether it was donated." }),
    text: field.expose("text", { type: BuyTextType, nullable: true, description: "The newest to the seller." }),
    textRefusal: field.exposeString("textRefusal", {
      nullable: true,
      description: "Why the seller may not be texted now, by the guard of texting; asked once the offer is ready.",
    }),
    reply: field.expose("reply", {
      type: SellerReplyType,
      nullable: true,
      description: "What the seller texted since the check-in and no person has answered.",
    }),
  }),
});

const RegisterBuyType = builder.objectRef<BuyDesk["registerBuys"][number]>("RegisterBuy").implement({
  description: "A buy that was checked in at the register alone; it is finished there.",
  fields: (field) => ({
    posBuyId: field.exposeID("posBuyId"),
    number: field.exposeString("number", { description: "As the register counts." }),
    customerName: field.exposeString("customerName", { nullable: true }),
    checkedInAt: field.expose("checkedInAt", { type: "Instant" }),
    readyAt: field.expose("readyAt", { type: "Instant", nullable: true }),
    completedAt: field.expose("completedAt", { type: "Instant", nullable: true }),
    paid: field.expose("paidCents", {
      type: "Money",
      nullable: true,
      description: "Cash and trade together; null while it is open.",
    }),
  }),
});

const DaySoFarType = builder.objectRef<BuyDesk["soFar"]>("BuyDaySoFar").implement({
  description: "The business date's finished buys, here and at the register.",
  fields: (field) => ({
    completeCount: field.exposeInt("completeCount"),
    averageWaitMinutes: field.exposeInt("averageWaitMinutes", {
      nullable: true,
      description: "From check-in to the offer; drop-offs, canceled ones and waits over 8 hours aside.",
    }),
    onTimeCount: field.exposeInt("onTimeCount", { description: "Offers that came by the promised time." }),
    promisedCount: field.exposeInt("promisedCount"),
  }),
});

const PromisesKeptType = builder.objectRef<BuyDesk["weekPromises"]>("PromisesKept").implement({
  description: "Completed buys that were promised a time.",
  fields: (field) => ({
    onTimeCount: field.exposeInt("onTimeCount", { description: "Offers that came by the promised time." }),
    promisedCount: field.exposeInt("promisedCount"),
  }),
});

const BuyDeskType = builder.objectRef<BuyDesk>("BuyDesk").implement({
  fields: (field) => ({
    today: field.expose("today", { type: "BusinessDate" }),
    buys: field.expose("buys", { type: [DeskBuyType] }),
    registerBuys: field.field({
      type: [RegisterBuyType],
      description: "Those that only the register knows: open ones of today, or what was finished on the date.",
      resolve: ({ registerBuys }) => [...registerBuys],
    }),
    openCount: field.exposeInt("openCount", { description: "All open ones, here and at the register." }),
    requestCount: field.exposeInt("requestCount"),
    unsentCount: field.exposeInt("unsentCount", { description: "Open ones that the point of sale does not know." }),
    soFar: field.expose("soFar", { type: DaySoFarType }),
    weekPromises: field.expose("weekPromises", {
      type: PromisesKeptType,
      description: "Of the last seven business dates, this one among them.",
    }),
  }),
});

const OpenBuyCountsType = builder.objectRef<OpenBuyCounts>("OpenBuyCounts").implement({
  description: "Buys at the counter, no matter who opened them.",
  fields: (field) => ({ open: field.exposeInt("open"), ready: field.exposeInt("ready") }),
});

const PastBuyType = builder.objectRef<PastBuy>("PastBuy").implement({
  description: "A buy in the list of its customer; of another store only that it was.",
  fields: (field) => ({
    id: field.exposeID("id"),
    storeId: field.id({ resolve: ({ storeId }) => String(storeId) }),
    businessDate: field.expose("businessDate", { type: "BusinessDate" }),
    number: field.exposeInt("number"),
    stage: field.expose("stage", { type: BuyStage }),
    outcome: field.expose("outcome", { type: BuyOutcome, nullable: true }),
    itemsTaken: field.exposeInt("itemsTaken", { nullable: true }),
    itemsPassed: field.exposeInt("itemsPassed", { nullable: true }),
    paid: field.expose("paidCents", { type: "Money", nullable: true }),
    payout: field.expose("payout", { type: BuyPayout, nullable: true }),
  }),
});

builder.queryFields((field) => ({
  openBuyCounts: field.field({
    type: OpenBuyCountsType,
    resolve: (_root, _args, request) => countOpenBuys(request, {}),
  }),
  buyDesk: field.field({
    type: BuyDeskType,
    args: { status: field.arg({ type: BuyStatus, required: true }), date: field.arg({ type: "BusinessDate" }) },
    resolve: (_root, { status, date }, request) => viewBuyDesk(request, { status, date: date ?? null }),
  }),
  buy: field.field({
    type: BuyDetailType,
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => viewBuy(request, args),
  }),
  pastBuys: field.field({
    type: [PastBuyType],
    args: { customerId: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => listPastBuys(request, args),
  }),
}));
