import { BackstockType, OlderBinType } from "#server/areas/backstock/fillings/fillings.graphql.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { toConnection, listArgs } from "#server/platform/graphql/list-connection.ts";
import { backstockHome } from "./backstock-home.ts";
import type { BackstockHome, CategoryOfHome, HomeBand, LocationOfHome } from "./backstock-home.ts";
import { backstockList } from "./backstock-list.ts";
import type { ListedItem } from "./backstock-list.ts";
import { kpi } from "./kpi.ts";
import type { Kpi } from "./kpi.ts";
import { binById, emptyBins, scanBin } from "./scan-bin.ts";
import type { ScanAnswer } from "./scan-bin.ts";

const BackstockBandType = builder.objectRef<HomeBand>("BackstockBand").implement({
  description: "Bins of an age, in whole days; `to` null is the open band of the oldest.",
  fields: (field) => ({
    from: field.exposeInt("from"),
    to: field.exposeInt("to", { nullable: true }),
    label: field.exposeString("label"),
    bins: field.exposeInt("bins"),
  }),
});

const HomeCategoryType = builder.objectRef<CategoryOfHome>("HomeCategory").implement({
  fields: (field) => ({
    id: field.exposeID("id"),
    name: field.exposeString("name"),
    target: field.exposeInt("target", { nullable: true, description: "Bins that the store wants to have of it." }),
    sectionId: field.expose("sectionId", {
      type: "Uuid",
      nullable: true,
      description: "The part of the floor that its bins fill.",
    }),
    sectionName: field.exposeString("sectionName", { nullable: true }),
    bins: field.exposeInt("bins"),
    oldestAge: field.exposeInt("oldestAge", { nullable: true }),
  }),
});

const HomeLocationType = builder.objectRef<LocationOfHome>("HomeLocation").implement({
  description: "A place and what waits in it.",
  fields: (field) => ({
    id: field.exposeID("id"),
    number: field.exposeInt("number"),
    name: field.exposeString("name"),
    nextId: field.exposeID("nextId", { nullable: true }),
    isDefault: field.exposeBoolean("isDefault"),
    isTerminal: field.exposeBoolean("isTerminal"),
    isPickList: field.exposeBoolean("isPickList"),
    bins: field.exposeInt("bins"),
    byBand: field.exposeIntList("byBand", {
      description: "Bins of each of the store's age bands, the youngest first.",
    }),
    oldestAge: field.exposeInt("oldestAge", { nullable: true }),
  }),
});

const BackstockBinType = builder.objectRef<NonNullable<ScanAnswer["bin"]>>("BackstockBin").implement({
  fields: (field) => ({
    id: field.exposeID("id"),
    number: field.exposeInt("number"),
    label: field.exposeString("label", { description: "With the store's prefix." }),
  }),
});

const BackstockHomeType = builder.objectRef<BackstockHome>("BackstockHome").implement({
  fields: (field) => ({
    today: field.expose("today", { type: "BusinessDate", description: "On the store's wall; ages count by it." }),
    bins: field.exposeInt("bins", { description: "Bins in use." }),
    filled: field.exposeInt("filled"),
    empty: field.exposeInt("empty"),
    addedToday: field.exposeInt("addedToday"),
    pulledToday: field.exposeInt("pulledToday"),
    bands: field.expose("bands", { type: [BackstockBandType] }),
    categories: field.expose("categories", { type: [HomeCategoryType] }),
    locations: field.expose("locations", { type: [HomeLocationType] }),
    prefix: field.exposeString("prefix"),
    isScanFast: field.exposeBoolean("isScanFast", {
      description: "The same bin scanned twice within 5 s is moved on.",
    }),
  }),
});

const ScanOutcome = builder.enumType("ScanOutcome", {
  values: {
    FILLED: { value: "filled" },
    EMPTY: { value: "empty" },
    RETIRED: { value: "retired" },
    PLACE: { value: "place" },
    OTHER_STORE: { value: "other-store" },
    NOT_A_BIN: { value: "not-a-bin" },
  } as const,
});

const PlaceType = builder.objectRef<NonNullable<ScanAnswer["place"]>>("ScannedPlace").implement({
  fields: (field) => ({
    id: field.exposeID("id"),
    name: field.exposeString("name"),
    isTerminal: field.exposeBoolean("isTerminal"),
  }),
});

const ScanAnswerType = builder.objectRef<ScanAnswer>("ScanAnswer").implement({
  fields: (field) => ({
    outcome: field.expose("outcome", { type: ScanOutcome }),
    message: field.exposeString("message", {
      nullable: true,
      description: "When there is nothing to do with it: why.",
    }),
    bin: field.expose("bin", { type: BackstockBinType, nullable: true }),
    filling: field.expose("filling", { type: BackstockType, nullable: true }),
    older: field.expose("older", { type: OlderBinType, nullable: true }),
    place: field.expose("place", { type: PlaceType, nullable: true }),
  }),
});

const ListedBackstockType = builder.objectRef<ListedItem>("ListedBackstock").implement({
  description: "A filling in the list.",
  fields: (field) => ({
    isOldest: field.exposeBoolean("isOldest", { description: "No bin of its category is older." }),
    filling: field.field({ type: BackstockType, resolve: (item) => item }),
  }),
});

const KpiType = builder.objectRef<Kpi>("Kpi").implement({
  description: "What was done with bins on a business date.",
  fields: (field) => ({
    businessDate: field.expose("businessDate", { type: "BusinessDate" }),
    binsAdded: field.exposeInt("binsAdded"),
    binsPulled: field.exposeInt("binsPulled"),
  }),
});

builder.queryFields((field) => ({
  backstockHome: field.field({
    type: BackstockHomeType,
    resolve: (_root, _args, request) => backstockHome(request, {}),
  }),
  backstocks: field.connection({
    type: ListedBackstockType,
    args: {
      ...listArgs,
      filter: field.arg({
        type: "ListFilter",
        description:
          "Fields categoryId, sectionId, locationId, minAge and maxAge (whole days, counted in), season, and text: the beginning of a bin number, or a part of the notes.",
      }),
    },
    resolve: async (_root, args, request) => {
      const { page, totalItems } = await backstockList(request, args);
      return toConnection(page, totalItems);
    },
  }),
  scanBin: field.field({
    type: ScanAnswerType,
    args: { code: field.arg.string({ required: true }) },
    resolve: (_root, args, request) => scanBin(request, args),
  }),
  backstockBin: field.field({
    type: ScanAnswerType,
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => binById(request, args),
  }),
  emptyBins: field.field({
    type: [BackstockBinType],
    args: { text: field.arg.string({ required: true, defaultValue: "" }) },
    resolve: (_root, args, request) => emptyBins(request, args),
  }),
  kpi: field.field({
    type: [KpiType],
    description: "One row for each business date from `from` to `to`.",
    args: {
      from: field.arg({ type: "BusinessDate", required: true }),
      to: field.arg({ type: "BusinessDate", required: true }),
    },
    resolve: (_root, args, request) => kpi(request, args),
  }),
}));
