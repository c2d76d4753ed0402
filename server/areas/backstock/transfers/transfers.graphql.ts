import { builder } from "#server/platform/graphql/builder.ts";
import { cancelTransfer, receiveTransfer, sendTransfer, viewTransfers } from "./transfers.ts";
import type { NamedTransfer, Transfers } from "./transfers.ts";

const StatusType = builder.enumType("BinTransferStatus", {
  values: {
    IN_TRANSIT: { value: "in-transit" },
    ARRIVED: { value: "arrived" },
    CANCELLED: { value: "cancelled" },
  } as const,
});

const TransferType = builder.objectRef<NamedTransfer>("BinTransfer").implement({
  description: "A bin on its way between two stores of the company, as this store sees it.",
  fields: (field) => ({
    id: field.exposeID("id"),
    isOutgoing: field.boolean({ resolve: ({ side }) => side === "out" }),
    status: field.expose("status", { type: StatusType }),
    otherStoreId: field.id({ resolve: ({ otherStoreId }) => String(otherStoreId) }),
    otherStore: field.exposeString("otherStoreName"),
    backstockId: field.expose("fillingId", { type: "Uuid", nullable: true, description: "Here; null until it is in." }),
    bin: field.exposeString("binLabel", { description: "The sender's, as its label shows it." }),
    binNumber: field.exposeInt("binNumber"),
    categoryName: field.exposeString("categoryName"),
    season: field.exposeString("season", { nullable: true }),
    inventoryDate: field.expose("inventoryDate", { type: "BusinessDate" }),
    notes: field.exposeString("notes"),
    sentAt: field.expose("sentAt", { type: "Instant" }),
    sentBy: field.exposeString("sentBy"),
    endedAt: field.expose("endedAt", { type: "Instant", nullable: true }),
    endedBy: field.exposeString("endedBy", { nullable: true }),
  }),
});

export const SisterStoreType = builder.objectRef<Transfers["sisterStores"][number]>("SisterStore").implement({
  description: "Another store of the company.",
  fields: (field) => ({ id: field.id({ resolve: ({ id }) => String(id) }), name: field.exposeString("name") }),
});

const TransfersType = builder.objectRef<Transfers>("BinTransfers").implement({
  fields: (field) => ({
    transfers: field.expose("transfers", { type: [TransferType], description: "The newest first." }),
    sisterStores: field.expose("sisterStores", { type: [SisterStoreType] }),
  }),
});

builder.queryField("binTransfers", (field) =>
  field.field({
    type: TransfersType,
    description: "Bins on their way, and those that came or left in the last 30 days.",
    resolve: (_root, _args, request) => viewTransfers(request, {}),
  }),
);

builder.mutationFields((field) => ({
  sendBinTransfer: field.field({
    type: TransferType,
    args: {
      id: field.arg({ type: "Uuid", required: true, description: "Made by the client." }),
      backstockId: field.arg({ type: "Uuid", required: true }),
      version: field.arg.int({ required: true, description: "Of the bin as it was seen." }),
      otherStoreId: field.arg.id({ required: true }),
    },
    resolve: (_root, args, request) => sendTransfer(request, args),
  }),
  receiveBinTransfer: field.field({
    type: TransferType,
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      backstockId: field.arg({ type: "Uuid", required: true, description: "Made by the client: what it becomes." }),
      binId: field.arg({ type: "Uuid", required: true, description: "The bin of this store that it goes into." }),
      categoryId: field.arg({ type: "Uuid", required: true }),
    },
    resolve: (_root, args, request) => receiveTransfer(request, args),
  }),
  cancelBinTransfer: field.field({
    type: TransferType,
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => cancelTransfer(request, args),
  }),
}));
