import { builder } from "#server/platform/graphql/builder.ts";
import { toConnection, listArgs } from "#server/platform/graphql/list-connection.ts";
import { addBins, viewBin, binOverview, bins, deleteBin, restoreBin, retireBin } from "./bins.ts";
import type { BinBatch, BinOverview, ShownBin } from "./bins.ts";
import { importBins } from "./import-bins.ts";
import type { ImportReport } from "./import-bins.ts";
import { rangesText } from "./bins.rules.ts";

const BinContentsType = builder.objectRef<NonNullable<ShownBin["contents"]>>("BinContents").implement({
  description: "What a bin holds now.",
  fields: (field) => ({
    backstockId: field.exposeID("id", { description: "Of the filling." }),
    categoryId: field.exposeID("categoryId"),
    categoryName: field.exposeString("categoryName"),
    locationId: field.exposeID("locationId"),
    locationName: field.exposeString("locationName"),
    inventoryDate: field.expose("inventoryDate", { type: "BusinessDate" }),
  }),
});

const BinType = builder.objectRef<ShownBin>("Bin").implement({
  description: "A physical bin with its permanent number.",
  fields: (field) => ({
    id: field.exposeID("id"),
    number: field.exposeInt("number"),
    label: field.exposeString("label", { description: "The number with the store's prefix." }),
    isFilled: field.boolean({ resolve: ({ contents }) => contents !== null }),
    isRetired: field.exposeBoolean("isRetired", { description: "Out of use: it is not filled again." }),
    isDeleted: field.exposeBoolean("isDeleted"),
    contents: field.expose("contents", { type: BinContentsType, nullable: true, description: "Null while empty." }),
  }),
});

const BinBatchType = builder.objectRef<BinBatch>("BinBatch").implement({
  fields: (field) => ({
    created: field.int({ resolve: ({ created }) => created.length }),
    existed: field.exposeInt("existed", { description: "How many there were already." }),
    numbers: field.string({ description: "10-12, 40", resolve: ({ created }) => rangesText(created) }),
    bins: field.expose("bins", { type: [BinType] }),
  }),
});

const BinOverviewType = builder.objectRef<BinOverview>("BinOverview").implement({
  fields: (field) => ({
    total: field.exposeInt("total"),
    filled: field.exposeInt("filled"),
    empty: field.exposeInt("empty", { description: "Ready to be filled." }),
    retired: field.exposeInt("retired"),
    nextNumber: field.exposeInt("nextNumber", { description: "One above the highest there is." }),
  }),
});

const RefusedLineType = builder.objectRef<ImportReport["refused"][number]>("RefusedLine").implement({
  description: "A line of a list that cannot be taken.",
  fields: (field) => ({
    line: field.exposeInt("line", { description: "In the file, from 1." }),
    text: field.exposeString("text"),
    reason: field.exposeString("reason"),
  }),
});

const ImportReportType = builder.objectRef<ImportReport>("BinImportReport").implement({
  description: "What a list of bins brought, or would bring.",
  fields: (field) => ({
    isDryRun: field.exposeBoolean("isDryRun"),
    lines: field.exposeInt("lines"),
    bins: field.exposeInt("bins", { description: "Made." }),
    existing: field.exposeInt("existing", { description: "There already." }),
    fillings: field.exposeInt("fillings"),
    newCategories: field.exposeStringList("newCategories"),
    refused: field.expose("refused", { type: [RefusedLineType] }),
  }),
});

builder.queryFields((field) => ({
  bin: field.field({
    type: BinType,
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => viewBin(request, args),
  }),
  binOverview: field.field({ type: BinOverviewType, resolve: (_root, _args, request) => binOverview(request, {}) }),
  bins: field.connection({
    type: BinType,
    args: {
      ...listArgs,
      filter: field.arg({
        type: "ListFilter",
        description: "Fields state (filled, empty or retired) and text: what the number begins with.",
      }),
    },
    resolve: async (_root, args, request) => {
      const { page, totalItems } = await bins(request, args);
      return toConnection(page, totalItems);
    },
  }),
}));

builder.mutationFields((field) => ({
  addBins: field.field({
    type: BinBatchType,
    args: { startNumber: field.arg.int({ required: true }), count: field.arg.int({ required: true }) },
    resolve: (_root, args, request) => addBins(request, args),
  }),
  importBins: field.field({
    type: ImportReportType,
    args: {
      csv: field.arg({ type: "Upload", required: true, description: "number,category,location,inventoryDate,notes" }),
      isDryRun: field.arg.boolean({ required: true, defaultValue: true }),
    },
    resolve: (_root, args, request) => importBins(request, args),
  }),
  retireBin: field.field({
    type: BinType,
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      isRetired: field.arg.boolean({ required: true, description: "False brings it back into use." }),
    },
    resolve: (_root, args, request) => retireBin(request, args),
  }),
  deleteBin: field.field({
    type: "ID",
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: async (_root, { id }, request) => {
      await deleteBin(request, { id });
      return id;
    },
  }),
  restoreBin: field.field({
    type: BinType,
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => restoreBin(request, args),
  }),
}));
