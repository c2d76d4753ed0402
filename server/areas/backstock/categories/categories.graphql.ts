import { builder } from "#server/platform/graphql/builder.ts";
import {
  addCategories,
  addCategory,
  archiveCategory,
  backstockCategories,
  deleteCategory,
  editCategory,
  reorderCategories,
  restoreCategory,
} from "./categories.ts";
import type { Category, GeneratedCategories } from "./categories.ts";

const BackstockCategoryType = builder.objectRef<Category>("BackstockCategory").implement({
  description: "What a bin holds.",
  fields: (field) => ({
    id: field.exposeID("id"),
    name: field.exposeString("name"),
    position: field.exposeInt("position"),
    targetBins: field.exposeInt("targetBins", { nullable: true, description: "How many the store wants to have." }),
    ageLimitDays: field.exposeInt("ageLimitDays", { nullable: true, description: "Instead of the store's limit." }),
    itemsPerBin: field.exposeInt("itemsPerBin", { nullable: true, description: "Pieces that one bin brings." }),
    isArchived: field.exposeBoolean("isArchived", { description: "Not offered for new bins." }),
    bins: field.exposeInt("bins", { description: "Filled bins that hold it." }),
  }),
});

const GeneratedCategoriesType = builder.objectRef<GeneratedCategories>("GeneratedCategories").implement({
  fields: (field) => ({
    created: field.expose("created", { type: [BackstockCategoryType] }),
    existed: field.exposeInt("existed"),
  }),
});

const BackstockCategoryInput = builder.inputType("BackstockCategoryInput", {
  fields: (field) => ({
    id: field.field({ type: "Uuid", required: true, description: "Made by the client." }),
    name: field.string({ required: true }),
    targetBins: field.int(),
    ageLimitDays: field.int(),
    itemsPerBin: field.int(),
  }),
});

builder.queryField("backstockCategories", (field) =>
  field.field({
    type: [BackstockCategoryType],
    args: { withArchived: field.arg.boolean({ required: true, defaultValue: false }) },
    resolve: (_root, args, request) => backstockCategories(request, args),
  }),
);

builder.mutationFields((field) => ({
  addBackstockCategory: field.field({
    type: BackstockCategoryType,
    args: { category: field.arg({ type: BackstockCategoryInput, required: true }) },
    resolve: (_root, args, request) => addCategory(request, args.category),
  }),
  addBackstockCategories: field.field({
    type: GeneratedCategoriesType,
    args: { names: field.arg.stringList({ required: true }) },
    resolve: (_root, args, request) => addCategories(request, args),
  }),
  editBackstockCategory: field.field({
    type: BackstockCategoryType,
    args: { category: field.arg({ type: BackstockCategoryInput, required: true }) },
    resolve: (_root, args, request) => editCategory(request, args.category),
  }),
  archiveBackstockCategory: field.field({
    type: BackstockCategoryType,
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => archiveCategory(request, args),
  }),
  restoreBackstockCategory: field.field({
    type: BackstockCategoryType,
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      eventId: field.arg({ type: "Uuid", description: "Of the history; without it an archived one is in use again." }),
    },
    resolve: (_root, args, request) => restoreCategory(request, args),
  }),
  deleteBackstockCategory: field.field({
    type: "ID",
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: async (_root, { id }, request) => {
      await deleteCategory(request, { id });
      return id;
    },
  }),
  reorderBackstockCategories: field.field({
    type: [BackstockCategoryType],
    args: { categoryIds: field.arg({ type: ["Uuid"], required: true }) },
    resolve: (_root, args, request) => reorderCategories(request, args),
  }),
}));
