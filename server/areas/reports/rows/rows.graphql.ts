import { builder } from "#server/platform/graphql/builder.ts";
import { exportReportRows, viewExceptions, viewReportRows, viewTicket } from "./rows.ts";
import type { Exceptions, ExceptionSum, ReportRow, ReportRows, Ticket, TicketLine } from "./rows.ts";
import { rowKinds } from "./rows.rules.ts";

const ReportRowKind = builder.enumType("ReportRowKind", {
  description:
    "Which rows: of tickets those with goods returned, voided, with a discount, with a price below the tag, sold below cost, without a customer, or all that sold anything; of buys those that paid, that paid nothing, that waited, or with pieces taken.",
  values: rowKinds,
});

const ReportRowType = builder.enumType("ReportRowType", {
  values: {
    SALE: { value: "sale" },
    RETURN: { value: "return" },
    EXCHANGE: { value: "exchange" },
    VOID: { value: "void" },
    BUY: { value: "buy" },
  } as const,
});

type RowHead = Omit<ReportRow, "value">;

const RowHeadType = builder.interfaceRef<RowHead>("ReportRowHead").implement({
  description: "A ticket or a buy, as the register wrote it.",
  fields: (field) => ({
    id: field.exposeID("id"),
    type: field.expose("type", { type: ReportRowType }),
    number: field.exposeString("number"),
    terminal: field.exposeString("terminal", { nullable: true, description: "The register of a ticket." }),
    date: field.expose("date", { type: "BusinessDate" }),
    at: field.expose("at", { type: "Instant" }),
    employeeCode: field.exposeString("employeeCode", {
      nullable: true,
      description: "The register's code of who rang the ticket up, or bought.",
    }),
    employeeName: field.exposeString("employeeName", { nullable: true }),
    customerId: field.exposeString("customerId", { nullable: true }),
    customerName: field.exposeString("customerName", { nullable: true }),
    couponNumber: field.exposeString("couponNumber", { nullable: true }),
    isEmployeePurchase: field.exposeBoolean("isEmployeePurchase"),
  }),
});

const ListedRow = builder.objectRef<ReportRow>("ReportRow").implement({
  interfaces: [RowHeadType],
  fields: (field) => ({
    value: field.exposeFloat("value", {
      description: "What it adds to the number: cents, or seconds of a wait, or pieces of items.",
    }),
  }),
});

const ReportRowsType = builder.objectRef<ReportRows>("ReportRows").implement({
  fields: (field) => ({
    from: field.expose("from", { type: "BusinessDate" }),
    to: field.expose("to", { type: "BusinessDate" }),
    count: field.exposeInt("count"),
    total: field.exposeFloat("total", { description: "Of all rows, in the unit of their values." }),
    rows: field.field({
      type: [ListedRow],
      description: "The newest first, waits the longest; at most 500.",
      resolve: ({ rows }) => rows,
    }),
  }),
});

const ExceptionPerson = builder.objectRef<ExceptionSum["people"][number]>("ExceptionPerson").implement({
  fields: (field) => ({
    employeeCode: field.exposeString("employeeCode", { nullable: true }),
    employeeName: field.exposeString("employeeName", { nullable: true }),
    count: field.exposeInt("count"),
    total: field.exposeFloat("total"),
  }),
});

const ExceptionSumType = builder.objectRef<ExceptionSum>("ExceptionSum").implement({
  fields: (field) => ({
    kind: field.expose("kind", { type: ReportRowKind }),
    count: field.exposeInt("count"),
    total: field.exposeFloat("total", { description: "Cents." }),
    people: field.field({
      type: [ExceptionPerson],
      description: "By who rang them up, the most first.",
      resolve: ({ people }) => people,
    }),
  }),
});

const ExceptionsType = builder.objectRef<Exceptions>("Exceptions").implement({
  fields: (field) => ({
    from: field.expose("from", { type: "BusinessDate" }),
    to: field.expose("to", { type: "BusinessDate" }),
    today: field.expose("today", { type: "BusinessDate" }),
    kinds: field.field({ type: [ExceptionSumType], resolve: ({ kinds }) => kinds }),
  }),
});

const TicketLineType = builder.objectRef<TicketLine>("TicketLine").implement({
  fields: (field) => ({
    line: field.exposeInt("line"),
    description: field.exposeString("description"),
    quantity: field.exposeInt("quantity", { description: "Below 0 when it was returned." }),
    price: field.expose("price", { type: "Money" }),
    tagPrice: field.expose("tagPrice", {
      type: "Money",
      nullable: true,
      description: "What inventory says; null where no single price stands for the code.",
    }),
    discount: field.expose("discount", { type: "Money" }),
    net: field.expose("net", { type: "Money" }),
    cost: field.expose("cost", { type: "Money", nullable: true }),
  }),
});

const TicketTender = builder.objectRef<Ticket["tenders"][number]>("TicketTender").implement({
  fields: (field) => ({
    kind: field.exposeString("kind"),
    amount: field.expose("amount", { type: "Money", description: "Negative when money went back." }),
  }),
});

const TicketType = builder.objectRef<Ticket>("Ticket").implement({
  interfaces: [RowHeadType],
  fields: (field) => ({
    net: field.expose("net", { type: "Money", description: "Merchandise before tax." }),
    tax: field.expose("tax", { type: "Money" }),
    total: field.expose("total", { type: "Money" }),
    lines: field.field({ type: [TicketLineType], resolve: ({ lines }) => lines }),
    tenders: field.field({ type: [TicketTender], resolve: ({ tenders }) => tenders }),
  }),
});

builder.queryFields((field) => ({
  exceptions: field.field({
    type: ExceptionsType,
    description:
      "Returns, voids, discounts, prices below the tag, sales below cost and sales without a customer of at most 93 days; the last seven without dates. For managers.",
    args: { from: field.arg({ type: "BusinessDate" }), to: field.arg({ type: "BusinessDate" }) },
    resolve: (_root, args, request) => viewExceptions(request, args),
  }),
  reportRows: field.field({
    type: ReportRowsType,
    description: "The tickets or buys that add up to a number of a report. For managers.",
    args: {
      kind: field.arg({ type: ReportRowKind, required: true }),
      from: field.arg({ type: "BusinessDate" }),
      to: field.arg({ type: "BusinessDate" }),
      dates: field.arg({
        type: ["BusinessDate"],
        description: "Instead of a range: single days, such as those of a comparison.",
      }),
      employeeCode: field.arg.string(),
    },
    resolve: (_root, args, request) => viewReportRows(request, args),
  }),
  reportRowsCsv: field.string({
    description: "A line for each of them, the total last.",
    args: {
      kind: field.arg({ type: ReportRowKind, required: true }),
      from: field.arg({ type: "BusinessDate" }),
      to: field.arg({ type: "BusinessDate" }),
      dates: field.arg({
        type: ["BusinessDate"],
        description: "Instead of a range: single days, such as those of a comparison.",
      }),
      employeeCode: field.arg.string(),
    },
    resolve: (_root, args, request) => exportReportRows(request, args),
  }),
  ticket: field.field({
    type: TicketType,
    description: "A ticket with its lines and how it was paid. For managers.",
    args: { id: field.arg.id({ required: true }) },
    resolve: (_root, args, request) => viewTicket(request, args),
  }),
}));
