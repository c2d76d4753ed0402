import { builder } from "#server/platform/graphql/builder.ts";
import { HistoryRowType } from "#server/areas/backstock/history/history.graphql.ts";
import type { BackstockItem } from "./backstock-item.ts";
import { editFilling } from "./edit-filling.ts";
import { fillBin } from "./fill-bin.ts";
import { fillingDetail } from "./filling-detail.ts";
import type { FillingDetail } from "./filling-detail.ts";
import { listHeldBuys } from "./holds.ts";
import type { HeldBuy } from "./holds.ts";
import { moveBins } from "./move-bins.ts";
import type { MoveAnswer, MoveConflict } from "./move-bins.ts";
import type { OlderBin } from "./older-bin.ts";
import { removeFilling } from "./remove-filling.ts";
import { undoChange } from "./undo-change.ts";
import type { UndoAnswer } from "./undo-change.ts";

const Season = builder.enumType("Season", {
  values: { ALL: { value: "all" }, SS: { value: "SS" }, FW: { value: "FW" }, HOLIDAY: { value: "holiday" } } as const,
});

const RemoveReason = builder.enumType("RemoveReason", {
  description: "Why a filling was taken out without being pulled.",
  values: {
    MISTAKE: { value: "mistake" },
    DISCARDED: { value: "discarded" },
    DONATED: { value: "donated" },
    TRANSFERRED: { value: "transferred" },
  } as const,
});

export const BackstockType = builder.objectRef<BackstockItem>("Backstock").implement({
  description: "What a bin holds, from the day it is filled until the bin is empty.",
  fields: (field) => ({
    id: field.exposeID("id"),
    version: field.exposeInt("version", { description: "Counts up with each change; a move says which it knew." }),
    bin: field.exposeString("bin", { description: "The bin's number with the store's prefix." }),
    binId: field.exposeID("binId"),
    binNumber: field.exposeInt("binNumber"),
    category: field.exposeString("category"),
    categoryId: field.exposeID("categoryId"),
    location: field.exposeString("location"),
    locationId: field.exposeID("locationId"),
    nextLocation: field.exposeString("nextLocation", { nullable: true }),
    nextLocationId: field.exposeID("nextLocationId", { nullable: true }),
    nextIsTerminal: field.exposeBoolean("nextIsTerminal", { description: "The next move empties the bin." }),
    age: field.exposeInt("age", { description: "Whole days since the inventory date." }),
    isTooOld: field.exposeBoolean("isTooOld", {
      description: "Older than its category's, or else the store's, limit.",
    }),
    inventoryDate: field.expose("inventoryDate", { type: "BusinessDate" }),
    season: field.string({ nullable: true, resolve: (filling) => filling.season }),
    notes: field.exposeString("notes"),
    itemCount: field.exposeInt("itemCount", { nullable: true }),
    holdUntil: field.expose("holdUntil", {
      type: "BusinessDate",
      nullable: true,
      description: "The first date on which a second-hand rule lets it go to the floor.",
    }),
    isPacking: field.exposeBoolean("isPacking", { description: "There is room for more of its category." }),
    createdAt: field.expose("createdAt", { type: "Instant" }),
    createdBy: field.exposeString("createdBy", { nullable: true }),
    archived: field.boolean({ resolve: (filling) => filling.archivedAt !== null }),
    archivedOn: field.expose("archivedOn", { type: "BusinessDate", nullable: true }),
    archivedBy: field.exposeString("archivedBy", { nullable: true }),
    archivedReason: field.exposeString("archivedReason", {
      nullable: true,
      description: "pulled, or why it was taken out otherwise.",
    }),
  }),
});

export const OlderBinType = builder.objectRef<OlderBin>("OlderBin").implement({
  description: "First in, first out: the bin that should go before this one.",
  fields: (field) => ({
    filling: field.expose("filling", { type: BackstockType }),
    days: field.exposeInt("days", { description: "By how many it is older." }),
  }),
});

const BackstockDetailType = builder.objectRef<FillingDetail>("BackstockDetail").implement({
  fields: (field) => ({
    filling: field.expose("filling", { type: BackstockType }),
    history: field.expose("history", { type: [HistoryRowType], description: "The newest first." }),
    older: field.expose("older", { type: OlderBinType, nullable: true }),
  }),
});

const MoveConflictType = builder.objectRef<MoveConflict>("MoveConflict").implement({
  description: "A bin that stayed where it is, because someone else changed it first.",
  fields: (field) => ({
    message: field.exposeString("message"),
    filling: field.expose("filling", { type: BackstockType, description: "As it is now." }),
  }),
});

const MoveAnswerType = builder.objectRef<MoveAnswer>("MoveAnswer").implement({
  fields: (field) => ({
    setId: field.exposeID("setId"),
    moved: field.expose("moved", { type: [BackstockType] }),
    conflicts: field.expose("conflicts", { type: [MoveConflictType] }),
    older: field.expose("older", { type: OlderBinType, nullable: true }),
  }),
});

const UndoRefusalType = builder.objectRef<UndoAnswer["refused"][number]>("UndoRefusal").implement({
  fields: (field) => ({ bin: field.exposeString("bin"), message: field.exposeString("message") }),
});

const UndoAnswerType = builder.objectRef<UndoAnswer>("UndoAnswer").implement({
  fields: (field) => ({
    undone: field.expose("undone", { type: [BackstockType] }),
    refused: field.expose("refused", { type: [UndoRefusalType] }),
  }),
});

const BinFillInput = builder.inputType("BinFillInput", {
  fields: (field) => ({
    id: field.field({ type: "Uuid", required: true, description: "Made by the client." }),
    setId: field.field({ type: "Uuid", required: true, description: "Made by the client; Undo names it." }),
    binId: field.field({ type: "Uuid", required: true }),
    categoryId: field.field({ type: "Uuid", required: true }),
    locationId: field.field({ type: "Uuid", description: "The store's default when left out." }),
    inventoryDate: field.field({ type: "BusinessDate", description: "Today when left out." }),
    season: field.field({ type: Season }),
    notes: field.string({ required: true, defaultValue: "" }),
    itemCount: field.int(),
    isPacking: field.boolean({ required: true, defaultValue: false }),
    emptiesId: field.field({
      type: "Uuid",
      description: "What was in the bin, when it is emptied to the floor first.",
    }),
    heldNumbers: field.intList({ description: "Numbers of the second-hand register whose goods are in it." }),
    isDespiteHold: field.boolean({ description: "What is emptied may be on hold; a person has read until when." }),
  }),
});

const BackstockEditInput = builder.inputType("BackstockEditInput", {
  fields: (field) => ({
    id: field.field({ type: "Uuid", required: true }),
    version: field.int({ required: true }),
    categoryId: field.field({ type: "Uuid", required: true }),
    locationId: field.field({ type: "Uuid", required: true }),
    inventoryDate: field.field({ type: "BusinessDate", required: true, description: "Changed by managers only." }),
    season: field.field({ type: Season }),
    notes: field.string({ required: true, defaultValue: "" }),
    itemCount: field.int(),
    isPacking: field.boolean({ required: true, defaultValue: false }),
  }),
});

const SeenFilling = builder.inputType("SeenFilling", {
  description: "A filling and the version that the screen showed.",
  fields: (field) => ({
    id: field.field({ type: "Uuid", required: true }),
    version: field.int({ required: true }),
  }),
});

const HeldBuyType = builder.objectRef<HeldBuy>("HeldBuy").implement({
  description: "A buy whose goods a second-hand rule keeps off the floor.",
  fields: (field) => ({
    number: field.exposeInt("number", { description: "Of the register." }),
    buyNumber: field.exposeString("buyNumber"),
    date: field.expose("businessDate", { type: "BusinessDate" }),
    holdUntil: field.expose("holdUntil", { type: "BusinessDate" }),
  }),
});

builder.queryFields((field) => ({
  heldBuys: field.field({
    type: [HeldBuyType],
    description: "What is on hold now, the newest first.",
    resolve: (_root, _args, request) => listHeldBuys(request, {}),
  }),
  backstockDetail: field.field({
    type: BackstockDetailType,
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => fillingDetail(request, args),
  }),
}));

builder.mutationFields((field) => ({
  fillBin: field.field({
    type: BackstockType,
    args: { fill: field.arg({ type: BinFillInput, required: true }) },
    resolve: (_root, { fill }, request) => fillBin(request, fill),
  }),
  moveBins: field.field({
    type: MoveAnswerType,
    args: {
      setId: field.arg({ type: "Uuid", required: true }),
      fillings: field.arg({ type: [SeenFilling], required: true }),
      locationId: field.arg({ type: "Uuid", required: true }),
      isDespiteHold: field.arg.boolean({ description: "A person has read until when a rule holds them." }),
    },
    resolve: (_root, args, request) => moveBins(request, args),
  }),
  undoBackstock: field.field({
    type: UndoAnswerType,
    args: {
      setId: field.arg({ type: "Uuid", required: true }),
      fillingId: field.arg({ type: "Uuid", description: "One of the set." }),
    },
    resolve: (_root, args, request) => undoChange(request, args),
  }),
  removeBackstock: field.field({
    type: BackstockType,
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      version: field.arg.int({ required: true }),
      setId: field.arg({ type: "Uuid", required: true }),
      reason: field.arg({ type: RemoveReason, required: true }),
    },
    resolve: (_root, args, request) => removeFilling(request, args),
  }),
  editBackstock: field.field({
    type: BackstockType,
    args: { edit: field.arg({ type: BackstockEditInput, required: true }) },
    resolve: (_root, { edit }, request) => editFilling(request, edit),
  }),
}));
