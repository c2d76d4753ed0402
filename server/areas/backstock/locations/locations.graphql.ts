import { builder } from "#server/platform/graphql/builder.ts";
import { addLocation, archiveLocation, backstockLocations, editLocation, reorderLocations } from "./locations.ts";
import { restoreLocation } from "./restore-location.ts";
import type { LocationOnWay } from "./locations.ts";

const BackstockLocationType = builder.objectRef<LocationOnWay>("BackstockLocation").implement({
  description: "Where bins stand.",
  fields: (field) => ({
    id: field.exposeID("id"),
    number: field.exposeInt("number", { description: "What its place label says." }),
    name: field.exposeString("name"),
    position: field.exposeInt("position", { description: "In walking order, 0 first." }),
    nextLocationId: field.exposeID("nextLocationId", { nullable: true }),
    isDefault: field.exposeBoolean("isDefault", { description: "Where a bin stands that was just filled." }),
    isTerminal: field.exposeBoolean("isTerminal", { description: "A bin that comes here is emptied." }),
    isPickList: field.exposeBoolean("isPickList"),
    bins: field.exposeInt("bins", { description: "Filled bins that stand here." }),
    reachesTerminal: field.exposeBoolean("reachesTerminal", {
      description: "Whether its bins get to the terminal location by following next.",
    }),
  }),
});

const BackstockLocationInput = builder.inputType("BackstockLocationInput", {
  fields: (field) => ({
    id: field.field({ type: "Uuid", required: true, description: "Made by the client." }),
    name: field.string({ required: true }),
    nextLocationId: field.field({ type: "Uuid" }),
    isDefault: field.boolean({ required: true, defaultValue: false }),
    isPickList: field.boolean({ required: true, defaultValue: false }),
  }),
});

builder.queryField("backstockLocations", (field) =>
  field.field({ type: [BackstockLocationType], resolve: (_root, _args, request) => backstockLocations(request, {}) }),
);

builder.mutationFields((field) => ({
  addBackstockLocation: field.field({
    type: BackstockLocationType,
    args: { location: field.arg({ type: BackstockLocationInput, required: true }) },
    resolve: (_root, args, request) => addLocation(request, args.location),
  }),
  editBackstockLocation: field.field({
    type: BackstockLocationType,
    args: { location: field.arg({ type: BackstockLocationInput, required: true }) },
    resolve: (_root, args, request) => editLocation(request, args.location),
  }),
  archiveBackstockLocation: field.field({
    type: "ID",
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      replacementId: field.arg({ type: "Uuid", description: "Comes next after those that this one came after." }),
    },
    resolve: async (_root, { id, replacementId }, request) => {
      await archiveLocation(request, { id, replacementId });
      return id;
    },
  }),
  restoreBackstockLocation: field.field({
    type: BackstockLocationType,
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      eventId: field.arg({ type: "Uuid", description: "Of the history; without it one's own last change." }),
    },
    resolve: (_root, args, request) => restoreLocation(request, args),
  }),
  reorderBackstockLocations: field.field({
    type: [BackstockLocationType],
    args: { locationIds: field.arg({ type: ["Uuid"], required: true }) },
    resolve: (_root, args, request) => reorderLocations(request, args),
  }),
}));
