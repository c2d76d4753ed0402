import { builder } from "#server/platform/graphql/builder.ts";
import { askForDay } from "#server/platform/pos/request-day.ts";
import { exportDayCloses, viewDayClose, viewDayCloses } from "./day-closes.ts";
import type {
  ComparedTotals,
  DayClose,
  DayCloseDetail,
  DayCloses,
  DrawerMovement,
  Tender,
  TerminalTotals,
} from "./day-closes.ts";

const CloseStatusType = builder.enumType("DayCloseStatus", {
  values: {
    OPEN: { value: "open" },
    CLOSED: { value: "closed" },
    CORRECTED: { value: "corrected", description: "A figure changed after the Day Close." },
    MISSING: { value: "missing", description: "The store was open, and by six the next morning nothing had come." },
    STORE_CLOSED: { value: "store-closed" },
    NO_DATA: { value: "no-data", description: "From before the point of sale reported its days." },
  } as const,
});

const AgreementType = builder.enumType("DayCloseAgreement", {
  values: {
    AGREES: { value: "agrees" },
    ASKING: { value: "asking", description: "The registers are being asked for the day again." },
    DIFFERS: { value: "differs", description: "Asking three times did not help." },
  } as const,
});

const ComparedTotalsType = builder.objectRef<ComparedTotals>("ComparedTotals").implement({
  fields: (field) => ({
    sales: field.expose("sales", { type: "Money" }),
    customers: field.exposeInt("customers"),
    returns: field.expose("returns", { type: "Money" }),
    tax: field.expose("tax", { type: "Money" }),
    giftCardsSold: field.expose("giftCardsSold", { type: "Money" }),
    buyCash: field.expose("buyCash", { type: "Money" }),
    buyTrade: field.expose("buyTrade", { type: "Money" }),
  }),
});

const TenderType = builder.objectRef<Tender>("Tender").implement({
  fields: (field) => ({
    kind: field.exposeString("kind"),
    amount: field.expose("amount", { type: "Money", description: "Negative when money went back." }),
  }),
});

const DrawerMovementType = builder.objectRef<DrawerMovement>("DrawerMovement").implement({
  fields: (field) => ({
    kind: field.exposeString("kind", { description: "openingFloat, paidIn, paidOut or deposit." }),
    amount: field.expose("amount", { type: "Money" }),
    reason: field.exposeString("reason"),
  }),
});

const TerminalTotalsType = builder.objectRef<TerminalTotals>("TerminalTotals").implement({
  description: "What our rows hold of one register on a day; voided tickets count nowhere.",
  fields: (field) => ({
    terminal: field.exposeString("terminal"),
    tickets: field.exposeInt("tickets"),
    voided: field.exposeInt("voided"),
    sales: field.expose("sales", { type: "Money" }),
    returns: field.expose("returns", { type: "Money" }),
    tax: field.expose("tax", { type: "Money" }),
    giftCardsSold: field.expose("giftCardsSold", { type: "Money" }),
    firstAt: field.expose("firstAt", { type: "Instant" }),
    lastAt: field.expose("lastAt", { type: "Instant" }),
  }),
});

const DayCloseType = builder.interfaceRef<DayClose>("DayCloseFigures").implement({
  description: "What the point of sale said at the end of a day, and what our own rows add up to.",
  fields: (field) => {
    const money = (
      name: "posSales" | "ownSales" | "difference" | "tax" | "giftCardsSold" | "paidOut" | "overShort" | "buyCash",
    ) => field.expose(name, { type: "Money", nullable: true });
    return {
      date: field.expose("date", { type: "BusinessDate" }),
      status: field.expose("status", { type: CloseStatusType }),
      revision: field.exposeInt("revision"),
      closedAt: field.expose("closedAt", { type: "Instant", nullable: true }),
      closedBy: field.exposeString("closedBy", { nullable: true }),
      agreement: field.expose("agreement", {
        type: AgreementType,
        nullable: true,
        description: "Null before the day is closed.",
      }),
      posSales: money("posSales"),
      ownSales: money("ownSales"),
      difference: money("difference"),
      largestDifference: field.expose("largestDifference", {
        type: "Money",
        nullable: true,
        description: "Of all totals; null when they agree.",
      }),
      resendRounds: field.exposeInt("resendRounds", {
        description: "How often the registers were asked again, up to 3.",
      }),
      requestedAgainAt: field.expose("requestedAgainAt", {
        type: "Instant",
        nullable: true,
        description: "When a person last requested the day again.",
      }),
      tenders: field.field({ type: [TenderType], resolve: ({ tenders }) => tenders }),
      tax: money("tax"),
      giftCardsSold: money("giftCardsSold"),
      paidOut: money("paidOut"),
      overShort: money("overShort"),
      buyCash: money("buyCash"),
      buyTrade: field.expose("buyTrade", { type: "Money", nullable: true }),
    };
  },
});

const ListedDayClose = builder.objectRef<DayClose>("DayClose").implement({ interfaces: [DayCloseType] });

const DayCloseDetailType = builder.objectRef<DayCloseDetail>("DayCloseDetail").implement({
  interfaces: [DayCloseType],
  fields: (field) => ({
    posTotals: field.expose("posTotals", {
      type: ComparedTotalsType,
      nullable: true,
      description: "By the point of sale.",
    }),
    ours: field.expose("ours", { type: ComparedTotalsType, nullable: true, description: "Our rows, added up." }),
    drawer: field.field({ type: [DrawerMovementType], resolve: ({ drawer }) => drawer }),
    terminals: field.field({ type: [TerminalTotalsType], resolve: ({ terminals }) => terminals }),
  }),
});

const DayClosesType = builder.objectRef<DayCloses>("DayCloses").implement({
  fields: (field) => ({
    from: field.expose("from", { type: "BusinessDate" }),
    to: field.expose("to", { type: "BusinessDate" }),
    today: field.expose("today", { type: "BusinessDate" }),
    tenderKinds: field.exposeStringList("tenderKinds"),
    days: field.field({ type: [ListedDayClose], resolve: ({ days }) => days }),
  }),
});

const RequestedDay = builder.objectRef<{ date: string; askedAt: Date }>("RequestedDay").implement({
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    askedAt: field.expose("askedAt", { type: "Instant" }),
  }),
});

builder.queryFields((field) => ({
  dayCloses: field.field({
    type: DayClosesType,
    description: "The days of a month up to today, newest first. For managers.",
    args: { date: field.arg({ type: "BusinessDate" }) },
    resolve: (_root, args, request) => viewDayCloses(request, args),
  }),
  dayClose: field.field({
    type: DayCloseDetailType,
    args: { date: field.arg({ type: "BusinessDate", required: true }) },
    resolve: (_root, args, request) => viewDayClose(request, args),
  }),
  dayClosesCsv: field.string({
    description: "A line for each day of the month.",
    args: { date: field.arg({ type: "BusinessDate" }) },
    resolve: (_root, args, request) => exportDayCloses(request, args),
  }),
}));

builder.mutationField("askForDay", (field) =>
  field.field({
    type: RequestedDay,
    description: "Asks each register to send a day again. For managers.",
    args: { date: field.arg({ type: "BusinessDate", required: true }) },
    resolve: (_root, args, request) => askForDay(request, args),
  }),
);
