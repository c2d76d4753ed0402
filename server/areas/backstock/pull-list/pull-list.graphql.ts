import { builder } from "#server/platform/graphql/builder.ts";
import { viewFloorShortage } from "./floor-shortage.ts";
import type { FloorShortage } from "./floor-shortage.ts";
import { viewFloorOrStore } from "./floor-or-store.ts";
import type { FloorOrStoreAnswer } from "./floor-or-store.ts";
import { viewPullList } from "./pull-list.ts";
import type { PullBin, PullList, PullSection } from "./pull-list.ts";
import { checkRack } from "./rack-checks.ts";

const NeedStatusType = builder.enumType("NeedStatus", {
  values: {
    GOOD: { value: "good" },
    LOW: { value: "low", description: "Room for one bin." },
    PRIORITY: { value: "priority", description: "Room for two bins or more." },
  } as const,
});

const RackCheckType = builder.objectRef<NonNullable<PullSection["check"]>>("RackCheck").implement({
  description: "How full an employee found a section.",
  fields: (field) => ({
    fullness: field.exposeInt("fullness", { description: "0 empty to 4 full." }),
    checkedAt: field.expose("checkedAt", { type: "Instant" }),
    checkedBy: field.exposeString("checkedBy", { nullable: true }),
  }),
});

const PullSectionType = builder.objectRef<PullSection>("PullSection").implement({
  description: "What a section of the floor needs, since its last rack check or in the days looked back on.",
  fields: (field) => ({
    id: field.expose("id", { type: "Uuid" }),
    name: field.exposeString("name"),
    status: field.field({
      type: NeedStatusType,
      nullable: true,
      description: "Null when neither the point of sale nor a rack check shows it.",
      resolve: ({ need }) => (need.missing === null ? null : need.status),
    }),
    missing: field.int({ nullable: true, description: "Pieces.", resolve: ({ need }) => need.missing }),
    binsMissing: field.int({ description: "Bins that fit.", resolve: ({ need }) => need.binsMissing }),
    sold: field.int({ description: "Pieces.", resolve: ({ trade }) => trade.sold }),
    bought: field.int({ description: "Pieces.", resolve: ({ trade }) => trade.bought }),
    binsFilled: field.int({ resolve: ({ trade }) => trade.binsFilled }),
    binsPulled: field.int({ resolve: ({ trade }) => trade.binsPulled }),
    sellThrough: field.expose("sellThrough", {
      type: "Percent",
      nullable: true,
      description: "Of the pieces bought 30 to 60 days ago, those that sold within 30 days.",
    }),
    binsOnHand: field.exposeInt("binsOnHand"),
    oldestAge: field.exposeInt("oldestAge", { nullable: true, description: "Days." }),
    check: field.expose("check", { type: RackCheckType, nullable: true }),
  }),
});

const PullBinType = builder.objectRef<PullBin>("PullBin").implement({
  description: "A bin to bring to the floor.",
  fields: (field) => ({
    backstockId: field.expose("id", { type: "Uuid" }),
    version: field.exposeInt("version", { description: "Goes along when it is moved." }),
    binId: field.expose("binId", { type: "Uuid" }),
    number: field.exposeInt("number"),
    bin: field.exposeString("binLabel", { description: "The number with the store's prefix." }),
    sectionId: field.expose("sectionId", { type: "Uuid" }),
    categoryName: field.exposeString("categoryName"),
    locationId: field.expose("locationId", { type: "Uuid" }),
    locationName: field.exposeString("locationName"),
    season: field.exposeString("season", { nullable: true }),
    ageDays: field.exposeInt("ageDays"),
    walk: field.exposeInt("walk", { description: "The place in one walk past all of them." }),
  }),
});

const PullListType = builder.objectRef<PullList>("PullList").implement({
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    windowDays: field.exposeInt("windowDays"),
    hasItemData: field.exposeBoolean("hasItemData", { description: "Else only rack checks tell what is missing." }),
    lacksPieces: field.exposeBoolean("lacksPieces", {
      description: "The registers of the store send no pieces at all, so none will come.",
    }),
    floorId: field.expose("floorId", { type: "Uuid", nullable: true, description: "Where pulled bins go." }),
    sections: field.expose("sections", { type: [PullSectionType], description: "The neediest first." }),
    bins: field.expose("bins", { type: [PullBinType], description: "The most urgent first." }),
  }),
});

const PackBinType = builder.objectRef<NonNullable<FloorOrStoreAnswer["bin"]>>("BinToPack").implement({
  fields: (field) => ({
    id: field.expose("id", { type: "Uuid" }),
    bin: field.exposeString("label"),
    backstockId: field.expose("backstockId", {
      type: "Uuid",
      nullable: true,
      description: "It is being packed and has room; null when it is empty.",
    }),
  }),
});

const FloorOrStoreType = builder.objectRef<FloorOrStoreAnswer>("FloorOrStore").implement({
  description: "Where fresh goods of a category belong.",
  fields: (field) => ({
    isForFloor: field.exposeBoolean("isForFloor"),
    reason: field.exposeString("reason", { description: "outOfSeason, full, missing or unknown" }),
    categoryName: field.exposeString("categoryName"),
    sectionName: field.exposeString("sectionName", { nullable: true }),
    season: field.exposeString("season", { nullable: true }),
    missing: field.exposeInt("missing", { nullable: true, description: "Pieces that the section lacks." }),
    bin: field.expose("bin", { type: PackBinType, nullable: true, description: "The bin to put them into." }),
  }),
});

type CheckedRack = Awaited<ReturnType<typeof checkRack>>;

const CheckedRackType = builder.objectRef<CheckedRack>("CheckedRack").implement({
  fields: (field) => ({
    id: field.exposeID("id"),
    sectionId: field.expose("sectionId", { type: "Uuid" }),
    fullness: field.exposeInt("fullness"),
  }),
});

const FloorShortageType = builder.objectRef<FloorShortage>("FloorShortage").implement({
  description: "Names of sections of the floor, the neediest first; both are empty for a store without sections.",
  fields: (field) => ({
    short: field.exposeStringList("short", { description: "Those that are short of goods." }),
    full: field.exposeStringList("full", { description: "Those that have no room." }),
  }),
});

builder.queryFields((field) => ({
  floorShortage: field.field({
    type: FloorShortageType,
    description: "What sellers should bring, and what they had better keep for later.",
    resolve: (_root, _args, request) => viewFloorShortage(request, {}),
  }),
  pullList: field.field({
    type: PullListType,
    description: "Which bins to bring to the floor now, and why.",
    resolve: (_root, _args, request) => viewPullList(request, {}),
  }),
  floorOrStore: field.field({
    type: FloorOrStoreType,
    description: "At the end of a buy: floor it or store it, and in which bin.",
    args: { categoryId: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => viewFloorOrStore(request, args),
  }),
}));

builder.mutationField("checkRack", (field) =>
  field.field({
    type: CheckedRackType,
    args: {
      id: field.arg({ type: "Uuid", required: true, description: "Made by the client." }),
      sectionId: field.arg({ type: "Uuid", required: true }),
      fullness: field.arg.int({ required: true, description: "0 empty to 4 full." }),
    },
    resolve: (_root, args, request) => checkRack(request, args),
  }),
);
