import { builder } from "#server/platform/graphql/builder.ts";
import { percentOf } from "#common/percent.ts";
import { exportSellerBook, viewSellerBook } from "./seller-book.ts";
import type { SellerBook } from "./seller-book.ts";

const SellerType = builder.objectRef<SellerBook["top"][number]>("BookSeller").implement({
  description: "A customer of the register who sold in the last year.",
  fields: (field) => ({
    id: field.exposeID("posCustomerId"),
    name: field.exposeString("name"),
    customerId: field.expose("customerId", { type: "Uuid", nullable: true, description: "Whom of ours it is." }),
    visits: field.exposeInt("visits", { description: "Days with a buy." }),
    lastVisitOn: field.expose("lastVisitOn", { type: "BusinessDate" }),
    usualGapDays: field.exposeInt("usualGapDays", { nullable: true, description: "From one visit to the next." }),
    itemsOffered: field.exposeInt("itemsOffered"),
    itemsTaken: field.exposeInt("itemsTaken"),
    paid: field.expose("paidCents", { type: "Money" }),
    trade: field.expose("tradeCents", { type: "Money", description: "Of what was paid." }),
    spentAfter: field.expose("spentAfterCents", {
      type: "Money",
      description: "Net sales to them within two weeks of a visit.",
    }),
  }),
});

const BookType = builder.objectRef<SellerBook>("SellerBook").implement({
  fields: (field) => ({
    from: field.expose("from", { type: "BusinessDate" }),
    to: field.expose("to", { type: "BusinessDate" }),
    count: field.exposeInt("count", { description: "Sellers in all." }),
    takeRate: field.field({
      type: "Percent",
      nullable: true,
      description: "What the store takes of everyone's pieces.",
      resolve: ({ takeRate }) => percentOf(takeRate, 1),
    }),
    top: field.expose("top", { type: [SellerType], description: "Who was paid most." }),
    quiet: field.expose("quiet", {
      type: [SellerType],
      description: "Good sellers who have been silent for three times their own usual gap.",
    }),
  }),
});

builder.queryFields((field) => ({
  sellerBook: field.field({
    type: BookType,
    description: "The sellers of the last year; for managers.",
    resolve: (_root, _args, request) => viewSellerBook(request, {}),
  }),
  sellerBookCsv: field.string({
    description: "All of them for a spreadsheet.",
    resolve: (_root, _args, request) => exportSellerBook(request, {}),
  }),
}));
