import { BuyType } from "#server/areas/buys/desk/desk.graphql.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { BuyMessageKind, BuyTextType } from "./buy-text-type.graphql.ts";
import { buyMessages, deleteBuyMessage, orderBuyMessages, saveBuyMessage } from "./buy-messages.ts";
import type { BuyMessage } from "./buy-messages.ts";
import { draftBuyTexts, textBuy } from "./text-buy.ts";
import type { BuyTextDraft, TextedBuy } from "./text-buy.ts";

const BuyMessageType = builder.objectRef<BuyMessage>("BuyMessage").implement({
  description: "What the store texts about a buy.",
  fields: (field) => ({
    id: field.expose("id", { type: "Uuid" }),
    kind: field.expose("kind", { type: BuyMessageKind }),
    name: field.exposeString("name"),
    body: field.exposeString("body", { description: "With fields in braces, such as {first}." }),
    autoReply: field.exposeString("autoReply", {
      nullable: true,
      description: "Goes out once for each buy, when the seller answers and nobody here does within two minutes.",
    }),
    isDefault: field.exposeBoolean("isDefault", { description: "The one of its kind that one press sends." }),
    isAutomatic: field.exposeBoolean("isAutomatic"),
  }),
});

const BuyMessageInput = builder.inputType("BuyMessageInput", {
  fields: (field) => ({
    id: field.field({ type: "Uuid", required: true }),
    kind: field.field({ type: BuyMessageKind, required: true }),
    name: field.string({ required: true }),
    body: field.string({ required: true }),
    autoReply: field.string(),
    isDefault: field.boolean({ required: true }),
    isAutomatic: field.boolean({ required: true }),
  }),
});

const TextedBuyType = builder.objectRef<TextedBuy>("TextedBuy").implement({
  fields: (field) => ({
    buy: field.expose("buy", { type: BuyType }),
    text: field.expose("text", { type: BuyTextType, nullable: true, description: "The newest to the seller." }),
  }),
});

const BuyTextDraftType = builder.objectRef<BuyTextDraft>("BuyTextDraft").implement({
  description: "One of the store's messages in the words for one buy.",
  fields: (field) => ({
    id: field.expose("id", { type: "Uuid", description: "Of the message." }),
    kind: field.expose("kind", { type: BuyMessageKind }),
    name: field.exposeString("name"),
    body: field.exposeString("body", { description: "Blank where the buy has nothing to put in." }),
  }),
});

builder.queryFields((field) => ({
  buyMessages: field.field({ type: [BuyMessageType], resolve: (_root, _args, request) => buyMessages(request, {}) }),
  buyTextDrafts: field.field({
    type: [BuyTextDraftType],
    args: { buyId: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => draftBuyTexts(request, args),
  }),
}));

builder.mutationFields((field) => ({
  textBuy: field.field({
    type: TextedBuyType,
    description: "Texts the seller. Kept with the reason when the guard of texting stops it.",
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      buyId: field.arg({ type: "Uuid", required: true }),
      messageId: field.arg({ type: "Uuid", description: "Null: the store's message that a buy is ready." }),
      body: field.arg.string({ description: "Instead of the message's words." }),
    },
    resolve: (_root, { messageId, body, ...text }, request) =>
      textBuy(request, { ...text, messageId: messageId ?? null, body: body ?? null }),
  }),
  saveBuyMessage: field.field({
    type: BuyMessageType,
    args: { message: field.arg({ type: BuyMessageInput, required: true }) },
    resolve: (_root, { message }, request) =>
      saveBuyMessage(request, { ...message, autoReply: message.autoReply ?? "" }),
  }),
  orderBuyMessages: field.field({
    type: [BuyMessageType],
    args: { ids: field.arg({ type: ["Uuid"], required: true }) },
    resolve: (_root, args, request) => orderBuyMessages(request, args),
  }),
  deleteBuyMessage: field.boolean({
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => deleteBuyMessage(request, args),
  }),
}));
