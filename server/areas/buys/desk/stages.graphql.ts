import { builder } from "#server/platform/graphql/builder.ts";
import { BuyDetailType, BuyOutcome, BuyPayout, BuyType } from "./desk.graphql.ts";
import { editBuy } from "./edit-buy.ts";
import { noteSellerCall, undoSellerCall } from "./seller-calls.ts";
import { completeBuy, markReady, reopenBuy, saveSorted, startSorting } from "./stages.ts";

const ReasonCountInput = builder.inputType("BuyReasonCountInput", {
  fields: (field) => ({
    reasonId: field.field({ type: "Uuid", required: true }),
    count: field.int({ required: true }),
  }),
});

const SortedInput = builder.inputType("SortedPile", {
  description: "What was counted; absent stays as it is.",
  fields: (field) => ({
    itemsTaken: field.int(),
    itemsPassed: field.int(),
    cashOffer: field.field({ type: "Money" }),
    reasons: field.field({ type: [ReasonCountInput] }),
  }),
});

export const PileInput = builder.inputType("BuyPile", {
  fields: (field) => ({
    bags: field.int({ required: true }),
    boxes: field.int({ required: true }),
    bins: field.int({ required: true }),
    others: field.int({ required: true }),
    containerTags: field.string(),
    location: field.string(),
    isDropOff: field.boolean(),
    promisedAt: field.field({ type: "Instant" }),
    notes: field.string(),
  }),
});

const id = { type: "Uuid", required: true } as const;

builder.mutationFields((field) => ({
  startSorting: field.field({
    type: BuyType,
    args: { id: field.arg(id) },
    resolve: (_root, args, request) => startSorting(request, args),
  }),
  markBuyReady: field.field({
    type: BuyDetailType,
    args: { id: field.arg(id), sorted: field.arg({ type: SortedInput, required: true }) },
    resolve: (_root, { id: buyId, sorted }, request) => markReady(request, { id: buyId, ...sortedInput(sorted) }),
  }),
  saveSortedBuy: field.field({
    type: BuyDetailType,
    description: "Also when the point of sale has finished the buy meanwhile.",
    args: { id: field.arg(id), sorted: field.arg({ type: SortedInput, required: true }) },
    resolve: (_root, { id: buyId, sorted }, request) => saveSorted(request, { id: buyId, ...sortedInput(sorted) }),
  }),
  completeBuy: field.field({
    type: BuyType,
    args: {
      id: field.arg(id),
      outcome: field.arg({ type: BuyOutcome, required: true }),
      paid: field.arg({ type: "Money" }),
      payout: field.arg({ type: BuyPayout }),
    },
    resolve: (_root, { id: buyId, outcome, paid, payout }, request) =>
      completeBuy(request, { id: buyId, outcome, paidCents: paid ?? null, payout: payout ?? null }),
  }),
  reopenBuy: field.field({
    type: BuyType,
    description: "By a manager, on the same business date.",
    args: { id: field.arg(id) },
    resolve: (_root, args, request) => reopenBuy(request, args),
  }),
  noteSellerCall: field.field({
    type: BuyType,
    description: "A person called the seller of an open buy just now.",
    args: { id: field.arg(id) },
    resolve: (_root, args, request) => noteSellerCall(request, args),
  }),
  undoSellerCall: field.field({
    type: BuyType,
    description: "Undoes the newest call.",
    args: { id: field.arg(id) },
    resolve: (_root, args, request) => undoSellerCall(request, args),
  }),
  editBuy: field.field({
    type: BuyType,
    args: {
      id: field.arg(id),
      version: field.arg.int({ required: true }),
      pile: field.arg({ type: PileInput, required: true }),
    },
    resolve: (_root, { id: buyId, version, pile }, request) =>
      editBuy(request, { id: buyId, version, pile: pileFields(pile) }),
  }),
}));

function sortedInput({ itemsTaken, itemsPassed, cashOffer, reasons }: typeof SortedInput.$inferInput) {
  return {
    ...(itemsTaken !== undefined && { itemsTaken }),
    ...(itemsPassed !== undefined && { itemsPassed }),
    ...(cashOffer !== undefined && { cashOfferCents: cashOffer }),
    ...(reasons !== undefined && reasons !== null && { reasons }),
  };
}

export function pileFields({ bags, boxes, bins, others, ...rest }: typeof PileInput.$inferInput) {
  const { containerTags, location, isDropOff, promisedAt, notes } = rest;
  return {
    bags,
    boxes,
    bins,
    others,
    containerTags: containerTags ?? "",
    location: location ?? "",
    isDropOff: isDropOff ?? false,
    promisedAt: promisedAt ?? null,
    notes: notes ?? "",
  };
}
