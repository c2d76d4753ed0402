import { percentOf } from "#common/percent.ts";
import { ReasonKindEnum } from "#server/areas/buys/settings/buy-settings.graphql.ts";
import { BuySource, BuyStage } from "#server/areas/buys/desk/desk.graphql.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { listArgs, toConnection } from "#server/platform/graphql/list-connection.ts";
import { exportBuyLog, viewBuyLog, viewLogBuy } from "./log.ts";
import type { BuyLog, LogEntry } from "./log.ts";
import { isWaitLong, offerOf, payoutOf, topPassReason } from "./log.rules.ts";
import type { LogBuy, LogPiece, LogReason, LogTotals } from "./log.rules.ts";

const Ending = builder.enumType("BuyLogStatus", {
  values: {
    OPEN: { value: "open" },
    BOUGHT: { value: "bought", description: "Something was paid." },
    PASSED: { value: "passed", description: "Nothing was taken." },
    DECLINED: { value: "declined", description: "The seller said no to the offer." },
    DONATED: { value: "donated" },
    CANCELED: { value: "canceled" },
  } as const,
});

const Payout = builder.enumType("BuyLogPayout", {
  values: {
    CASH: { value: "cash" },
    TRADE: { value: "trade" },
    CHECK: { value: "check" },
    DIGITAL: { value: "digital" },
    BOTH: { value: "both", description: "Cash and trade." },
  } as const,
});

const PosState = builder.enumType("BuyLogPosState", {
  values: {
    NOT_SENT: { value: "not_sent" },
    SENDING: { value: "sending" },
    LINKED: { value: "linked" },
    UNKNOWN: { value: "unknown" },
    FAILED: { value: "failed" },
    BY_HAND: { value: "by_hand" },
    REGISTER: { value: "register", description: "Opened at the register, not at the counter." },
  } as const,
});

const ReasonType = builder.objectRef<LogReason>("BuyLogReason").implement({
  fields: (field) => ({
    kind: field.expose("kind", { type: ReasonKindEnum }),
    name: field.exposeString("name"),
    count: field.exposeInt("count"),
  }),
});

const LogBuyType = builder.objectRef<LogBuy>("BuyLogEntry").implement({
  description:
    "A buy of the log, as the counter and the register know it together. It says whether an ID was checked, never its number.",
  fields: (field) => ({
    id: field.exposeID("id", { description: "Ours, or the register's where only the register knows it." }),
    isOwn: field.exposeBoolean("isOwn", { description: "Checked in here." }),
    number: field.exposeString("number"),
    date: field.expose("businessDate", { type: "BusinessDate" }),
    customerId: field.exposeString("customerId", { nullable: true }),
    customerName: field.exposeString("customerName", { nullable: true }),
    phone: field.exposeString("phone", { nullable: true }),
    source: field.expose("source", { type: BuySource, nullable: true }),
    bags: field.exposeInt("bags", { nullable: true }),
    boxes: field.exposeInt("boxes", { nullable: true }),
    bins: field.exposeInt("bins", { nullable: true }),
    others: field.exposeInt("others", { nullable: true }),
    isDropOff: field.exposeBoolean("isDropOff"),
    checkedInAt: field.expose("checkedInAt", { type: "Instant" }),
    checkedInBy: field.exposeString("checkedInBy", { nullable: true }),
    sortedBy: field.exposeString("sortedBy", { nullable: true }),
    sortSeconds: field.exposeInt("sortSeconds", { nullable: true }),
    readyAt: field.expose("readyAt", { type: "Instant", nullable: true }),
    waitSeconds: field.exposeInt("waitSeconds", {
      nullable: true,
      description:
        "From check-in to the offer; null for drop-offs, canceled and carried-over buys, and more than 8 hours.",
    }),
    isWaitLong: field.boolean({
      description: "Longer than the seller was promised; over an hour where nothing was promised.",
      resolve: isWaitLong,
    }),
    firstTextAt: field.expose("firstNotifiedAt", { type: "Instant", nullable: true }),
    firstCalledAt: field.expose("firstCalledAt", {
      type: "Instant",
      nullable: true,
      description: "When a person at the counter first called the seller.",
    }),
    isOptedOut: field.exposeBoolean("isOptedOut", {
      description: "No text about it went out, and the seller had opted out of texts.",
    }),
    completedAt: field.expose("completedAt", { type: "Instant", nullable: true }),
    completedBy: field.exposeString("completedBy", { nullable: true }),
    hasId: field.exposeBoolean("hasId"),
    itemsOffered: field.exposeInt("itemsOffered", { nullable: true }),
    itemsTaken: field.exposeInt("itemsTaken", { nullable: true }),
    takePct: field.int({
      nullable: true,
      description: "In tenths of a percent.",
      resolve: ({ itemsTaken, itemsOffered }) => percentOf(itemsTaken, itemsOffered),
    }),
    cashOffer: field.expose("cashOffer", { type: "Money", nullable: true }),
    tradeOffer: field.expose("tradeOffer", { type: "Money", nullable: true }),
    offer: field.field({ type: "Money", nullable: true, resolve: offerOf }),
    paid: field.expose("paid", { type: "Money", nullable: true }),
    payout: field.field({ type: Payout, nullable: true, resolve: payoutOf }),
    topPassReason: field.string({ nullable: true, resolve: ({ reasons }) => topPassReason(reasons) }),
    reasons: field.expose("reasons", { type: [ReasonType] }),
    status: field.expose("ending", { type: Ending }),
    stage: field.expose("stage", { type: BuyStage }),
    posState: field.expose("posSync", { type: PosState }),
    posBuyId: field.exposeString("posBuyId", { nullable: true }),
  }),
});

const TotalsType = builder.objectRef<LogTotals>("BuyLogTotals").implement({
  description: "Of all buys that fit the filter, also those of other pages.",
  fields: (field) => ({
    buys: field.exposeInt("buys", { description: "Without canceled ones." }),
    bought: field.exposeInt("bought"),
    passed: field.exposeInt("passed"),
    declined: field.exposeInt("declined"),
    open: field.exposeInt("open"),
    dropOffs: field.exposeInt("dropOffs"),
    containers: field.exposeInt("containers"),
    texted: field.exposeInt("texted"),
    itemsOffered: field.exposeInt("itemsOffered", { description: "Without declined offers." }),
    itemsTaken: field.exposeInt("itemsTaken"),
    takePct: field.int({
      nullable: true,
      description: "In tenths of a percent.",
      resolve: ({ itemsTaken, itemsOffered }) => percentOf(itemsTaken, itemsOffered),
    }),
    paid: field.expose("paid", { type: "Money" }),
    cash: field.field({ type: "Money", resolve: ({ paid, trade }) => paid - trade }),
    trade: field.expose("trade", { type: "Money" }),
    tradePct: field.int({
      nullable: true,
      description: "Trade of everything paid, in tenths of a percent.",
      resolve: ({ trade, paid }) => percentOf(trade, paid),
    }),
    averageBuy: field.field({
      type: "Money",
      nullable: true,
      description: "Paid by buys that were paid.",
      resolve: ({ paid, bought }) => (bought === 0 ? null : Math.round(paid / bought)),
    }),
    averageWait: field.exposeInt("averageWait", { nullable: true, description: "Seconds." }),
    medianWait: field.exposeInt("medianWait", { nullable: true, description: "Seconds." }),
    averageSort: field.exposeInt("averageSort", { nullable: true, description: "Seconds." }),
  }),
});

const PersonType = builder.objectRef<BuyLog["people"][number]>("BuyLogPerson").implement({
  fields: (field) => ({ key: field.exposeString("key"), name: field.exposeString("name") }),
});

const PieceType = builder.objectRef<LogPiece>("BuyLogPiece").implement({
  fields: (field) => ({
    line: field.exposeInt("line"),
    description: field.exposeString("description"),
    category: field.exposeString("category"),
    brand: field.exposeString("brand", { nullable: true }),
    size: field.exposeString("size", { nullable: true }),
    cost: field.expose("cost", { type: "Money" }),
    price: field.expose("price", { type: "Money" }),
    isTaken: field.exposeBoolean("isTaken"),
    passReason: field.exposeString("passReason", { nullable: true }),
  }),
});

const DetailType = builder.objectRef<LogEntry>("BuyLogDetail").implement({
  fields: (field) => ({
    buy: field.expose("buy", { type: LogBuyType }),
    pieces: field.expose("pieces", { type: [PieceType], description: "Empty where the register sends none." }),
  }),
});

const filterFields =
  "Fields person (a key of people), status, stage, source, and text: part of a customer's name, or a number.";
const dateAbout = "Today when left out.";

builder.queryFields((field) => ({
  buyLog: field.connection(
    {
      type: LogBuyType,
      description: "The buys of a business date, by check-in.",
      args: {
        ...listArgs,
        date: field.arg({ type: "BusinessDate", description: dateAbout }),
        filter: field.arg({ type: "ListFilter", description: filterFields }),
      },
      resolve: async (_root, args, request) => {
        const log = await viewBuyLog(request, args);
        return { ...toConnection(log.page, log.totals.rows), log };
      },
    },
    {
      fields: (connection) => ({
        date: connection.field({ type: "BusinessDate", resolve: ({ log }) => log.date }),
        today: connection.field({ type: "BusinessDate", resolve: ({ log }) => log.today }),
        totals: connection.field({ type: TotalsType, resolve: ({ log }) => log.totals }),
        people: connection.field({
          type: [PersonType],
          description: "Who did anything with the day's buys.",
          resolve: ({ log }) => log.people,
        }),
      }),
    },
  ),
  buyLogCsv: field.string({
    description: "One line for each buy and their total, for a spreadsheet; for managers.",
    args: {
      date: field.arg({ type: "BusinessDate", description: dateAbout }),
      filter: field.arg({ type: "ListFilter", description: filterFields }),
    },
    resolve: (_root, args, request) => exportBuyLog(request, args),
  }),
  buyLogEntry: field.field({
    type: DetailType,
    description: "One buy of the log with its pieces, by our id or the register's.",
    args: { id: field.arg.id({ required: true }) },
    resolve: (_root, args, request) => viewLogBuy(request, args),
  }),
}));
