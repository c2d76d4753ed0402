import { BuyType } from "#server/areas/buys/desk/desk.graphql.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { confirmBuyMatch, listBuyMatches, refuseBuyMatch, separateBuy } from "./buy-matches.ts";
import type { OfferedMatch } from "./buy-matches.ts";

const MatchBasis = builder.enumType("BuyMatchBasis", {
  values: {
    CUSTOMER: { value: "customer", description: "The same customer on the same date." },
    TIME: { value: "time", description: "About the same time, and nothing is known of who it was." },
  } as const,
});

const BuyMatchType = builder.objectRef<OfferedMatch>("BuyMatch").implement({
  description: "A buy of the register that is probably one of ours, until a person says so.",
  fields: (field) => ({
    buyId: field.expose("buyId", { type: "Uuid" }),
    number: field.exposeInt("number"),
    customerName: field.exposeString("customerName"),
    posBuyId: field.exposeString("posBuyId"),
    posNumber: field.exposeString("posNumber"),
    posCustomerName: field.exposeString("posCustomerName", { nullable: true }),
    posCheckedInAt: field.expose("posCheckedInAt", { type: "Instant" }),
    basis: field.expose("basis", { type: MatchBasis }),
  }),
});

builder.queryField("buyMatches", (field) =>
  field.field({
    type: [BuyMatchType],
    description: "Of the last seven days.",
    resolve: (_root, _args, request) => listBuyMatches(request, {}),
  }),
);

builder.mutationFields((field) => ({
  confirmBuyMatch: field.field({
    type: BuyType,
    args: { id: field.arg({ type: "Uuid", required: true }), posBuyId: field.arg.string({ required: true }) },
    resolve: (_root, args, request) => confirmBuyMatch(request, args),
  }),
  refuseBuyMatch: field.field({
    type: BuyType,
    args: { id: field.arg({ type: "Uuid", required: true }), posBuyId: field.arg.string({ required: true }) },
    resolve: (_root, args, request) => refuseBuyMatch(request, args),
  }),
  separateBuy: field.field({
    type: BuyType,
    description: "Undoes a link to a buy of the register that was the wrong one.",
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => separateBuy(request, args),
  }),
}));
