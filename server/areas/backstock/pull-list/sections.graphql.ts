import { builder } from "#server/platform/graphql/builder.ts";
import { archiveSection, reorderSections, saveSection, viewSections } from "./sections.ts";
import type { SectionSetup } from "./sections.ts";

type Section = SectionSetup["sections"][number];

const SectionCategoryType = builder.objectRef<Section["categories"][number]>("SectionCategory").implement({
  fields: (field) => ({ id: field.expose("id", { type: "Uuid" }), name: field.exposeString("name") }),
});

const SectionType = builder.objectRef<Section>("BackstockSection").implement({
  description: "A part of the floor that bins keep full.",
  fields: (field) => ({
    id: field.exposeID("id"),
    name: field.exposeString("name"),
    codes: field.exposeStringList("codes", { description: "Goods of the point of sale that hang here." }),
    categories: field.expose("categories", { type: [SectionCategoryType] }),
  }),
});

const SoldCodeType = builder.objectRef<SectionSetup["freeCodes"][number]>("SoldCode").implement({
  fields: (field) => ({
    code: field.exposeString("code"),
    pieces: field.exposeInt("pieces", { description: "Sold in the last 90 days." }),
  }),
});

const SetupType = builder.objectRef<SectionSetup>("SectionSetup").implement({
  fields: (field) => ({
    sections: field.expose("sections", { type: [SectionType], description: "In walking order." }),
    freeCodes: field.expose("freeCodes", { type: [SoldCodeType], description: "What sells and hangs in no section." }),
    freeCategories: field.expose("freeCategories", { type: [SectionCategoryType] }),
  }),
});

const SectionInput = builder.inputType("BackstockSectionInput", {
  fields: (field) => ({
    id: field.field({ type: "Uuid", required: true, description: "Made by the client." }),
    name: field.string({ required: true }),
    codes: field.stringList({ required: true }),
    categoryIds: field.field({ type: ["Uuid"], required: true }),
  }),
});

builder.queryField("backstockSections", (field) =>
  field.field({ type: SetupType, resolve: (_root, _args, request) => viewSections(request, {}) }),
);

builder.mutationFields((field) => ({
  saveBackstockSection: field.field({
    type: SectionType,
    description: "Makes a section or changes it; what was in another section leaves it.",
    args: { section: field.arg({ type: SectionInput, required: true }) },
    resolve: (_root, { section }, request) => saveSection(request, section),
  }),
  archiveBackstockSection: field.boolean({
    args: { id: field.arg({ type: "Uuid", required: true }) },
    async resolve(_root, { id }, request) {
      await archiveSection(request, { id });
      return true;
    },
  }),
  reorderBackstockSections: field.field({
    type: [SectionType],
    args: { ids: field.arg({ type: ["Uuid"], required: true }) },
    resolve: (_root, { ids }, request) => reorderSections(request, { ids }),
  }),
}));
