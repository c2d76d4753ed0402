import { builder } from "#server/platform/graphql/builder.ts";
import { exportLedger, viewJournalLine, viewJournalReport, viewLedgerMonth } from "./books.ts";
import type {
  JournalEntry,
  JournalReport,
  LedgerMonth,
  LineChange,
  LineDetail,
  LinePart,
  LineRow,
  ReportLine,
  StoredEntry,
} from "./books.ts";

export const JournalKindType = builder.enumType("JournalKind", {
  values: {
    SALES: { value: "SALES" },
    BUYS: { value: "BUYS" },
    COGS: { value: "COGS", description: "Cost of goods sold." },
  } as const,
});

const EntryStateType = builder.enumType("JournalEntryState", {
  values: {
    READY: { value: "ready", description: "In balance to the cent." },
    OUT_OF_BALANCE: { value: "out_of_balance", description: "Off by more than may be rounded: never sent anywhere." },
  } as const,
});

const StoredEntryType = builder.interfaceRef<StoredEntry>("JournalEntryFigures").implement({
  description: "How the entry of a kind and business date stands.",
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    kind: field.expose("kind", { type: JournalKindType }),
    state: field.expose("state", { type: EntryStateType }),
    revision: field.exposeInt("revision", { description: "From 1; one more each time the entry came out different." }),
    debit: field.expose("debit", { type: "Money" }),
    credit: field.expose("credit", { type: "Money" }),
    rounded: field.expose("rounded", {
      type: "Money",
      description: "Booked to cash over, or below 0 to cash short, so that the entry balances.",
    }),
    difference: field.expose("difference", { type: "Money", description: "What keeps it out of balance." }),
    madeAt: field.expose("madeAt", { type: "Instant" }),
  }),
});

const ListedEntry = builder.objectRef<StoredEntry>("LedgerEntry").implement({ interfaces: [StoredEntryType] });

const ReportLineType = builder.objectRef<ReportLine>("JournalLine").implement({
  description: "One of debit and credit is 0.",
  fields: (field) => ({
    key: field.exposeString("key"),
    name: field.exposeString("name"),
    definition: field.exposeString("definition"),
    debit: field.expose("debit", { type: "Money" }),
    credit: field.expose("credit", { type: "Money" }),
  }),
});

export const LineChangeType = builder.objectRef<LineChange>("JournalLineChange").implement({
  fields: (field) => ({
    key: field.exposeString("key"),
    name: field.exposeString("name"),
    before: field.expose("before", { type: "Money" }),
    now: field.expose("now", { type: "Money" }),
  }),
});

const JournalEntryType = builder.objectRef<JournalEntry>("JournalEntry").implement({
  interfaces: [StoredEntryType],
  fields: (field) => ({
    lines: field.field({ type: [ReportLineType], resolve: ({ lines }) => lines }),
    zeroLines: field.exposeStringList("zeroLines", { description: "Names of the lines that are zero." }),
    changes: field.field({
      type: [LineChangeType],
      description: "Lines that the revision before had otherwise.",
      resolve: ({ changes }) => changes,
    }),
  }),
});

const JournalReportType = builder.objectRef<JournalReport>("JournalReport").implement({
  fields: (field) => ({
    businessDate: field.expose("businessDate", { type: "BusinessDate" }),
    storeId: field.exposeInt("storeId"),
    entries: field.field({
      type: [JournalEntryType],
      description: "Sales, buys and cost of goods; none before the date's Day Close.",
      resolve: ({ entries }) => entries,
    }),
  }),
});

const LedgerMonthType = builder.objectRef<LedgerMonth>("LedgerMonth").implement({
  fields: (field) => ({
    from: field.expose("from", { type: "BusinessDate" }),
    to: field.expose("to", { type: "BusinessDate" }),
    today: field.expose("today", { type: "BusinessDate" }),
    weekStart: field.exposeInt("weekStart", { description: "0 is Sunday, 1 Monday." }),
    entries: field.field({ type: [ListedEntry], resolve: ({ entries }) => entries }),
  }),
});

const LinePartKindType = builder.enumType("JournalLinePartKind", {
  values: {
    IN: { value: "in", description: "From tickets or buys." },
    BACK: { value: "back", description: "Given back on tickets." },
    PAID_IN: { value: "paid-in" },
    PAID_OUT: { value: "paid-out" },
    OVER_SHORT: { value: "over-short", description: "Counted less expected." },
    ROUNDED: { value: "rounded" },
    UNEXPLAINED: { value: "unexplained", description: "What the rows do not add up to." },
  } as const,
});

const LinePartType = builder.objectRef<LinePart>("JournalLinePart").implement({
  fields: (field) => ({
    kind: field.expose("kind", { type: LinePartKindType }),
    count: field.exposeInt("count", { nullable: true }),
    amount: field.expose("amount", { type: "Money" }),
    reason: field.exposeString("reason"),
  }),
});

const LineRowKindType = builder.enumType("JournalLineRowKind", {
  values: {
    SALE: { value: "sale" },
    RETURN: { value: "return" },
    EXCHANGE: { value: "exchange" },
    BUY: { value: "buy" },
  } as const,
});

const LineRowType = builder.objectRef<LineRow>("JournalLineRow").implement({
  description: "A ticket or a buy behind a line.",
  fields: (field) => ({
    id: field.exposeID("id"),
    kind: field.expose("kind", { type: LineRowKindType }),
    number: field.exposeString("number"),
    terminal: field.exposeString("terminal", { nullable: true }),
    at: field.expose("at", { type: "Instant" }),
    customerId: field.exposeString("customerId", { nullable: true }),
    customerName: field.exposeString("customerName", { nullable: true }),
    amount: field.expose("amount", { type: "Money", description: "Below 0 it takes off the line." }),
  }),
});

const LineDetailType = builder.objectRef<LineDetail>("JournalLineDetail").implement({
  fields: (field) => ({
    key: field.exposeString("key"),
    name: field.exposeString("name"),
    definition: field.exposeString("definition"),
    date: field.expose("date", { type: "BusinessDate" }),
    debit: field.expose("debit", { type: "Money" }),
    credit: field.expose("credit", { type: "Money" }),
    parts: field.field({ type: [LinePartType], resolve: ({ parts }) => parts }),
    rows: field.field({ type: [LineRowType], resolve: ({ rows }) => rows }),
  }),
});

builder.queryFields((field) => ({
  ledgerMonth: field.field({
    type: LedgerMonthType,
    description: "How the journal entries of each date of a month stand. For managers.",
    args: { date: field.arg({ type: "BusinessDate" }) },
    resolve: (_root, args, request) => viewLedgerMonth(request, args),
  }),
  journalReport: field.field({
    type: JournalReportType,
    args: { date: field.arg({ type: "BusinessDate", required: true }) },
    resolve: (_root, args, request) => viewJournalReport(request, args),
  }),
  journalLine: field.field({
    type: LineDetailType,
    description: "A line of a date's entry with the tickets or buys behind it.",
    args: {
      date: field.arg({ type: "BusinessDate", required: true }),
      kind: field.arg({ type: JournalKindType, required: true }),
      line: field.arg.string({ required: true }),
    },
    resolve: (_root, args, request) => viewJournalLine(request, args),
  }),
  ledgerCsv: field.string({
    description: "A row for each line of the month's entries.",
    args: { date: field.arg({ type: "BusinessDate" }) },
    resolve: (_root, args, request) => exportLedger(request, args),
  }),
}));
