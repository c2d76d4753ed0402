import { builder } from "#server/platform/graphql/builder.ts";
import { viewPickList } from "./pick-list.ts";
import type { PickList } from "./pick-list.ts";

const PickListBinType = builder.objectRef<PickList["bins"][number]>("PickListBin").implement({
  fields: (field) => ({
    backstockId: field.expose("id", { type: "Uuid" }),
    bin: field.exposeString("binLabel", { description: "The number with the store's prefix." }),
    categoryName: field.exposeString("categoryName"),
    ageDays: field.exposeInt("ageDays"),
    notes: field.exposeString("notes"),
    holdUntil: field.expose("holdUntil", {
      type: "BusinessDate",
      nullable: true,
      description: "A second-hand rule keeps it off the floor until this day.",
    }),
  }),
});

const PickListType = builder.objectRef<PickList>("PickList").implement({
  description: "The bins of a place in the order of their numbers.",
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    locationName: field.exposeString("locationName"),
    bins: field.expose("bins", { type: [PickListBinType] }),
  }),
});

builder.queryField("pickList", (field) =>
  field.field({
    type: PickListType,
    args: { locationId: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => viewPickList(request, args),
  }),
);
