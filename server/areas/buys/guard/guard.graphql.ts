import type { FullSupply } from "#server/areas/backstock/backstock.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { viewBuyingGuard } from "./guard.ts";
import type { BuyingGuard } from "./guard.ts";
import type { DrawerCash } from "./guard.rules.ts";

const CashType = builder.objectRef<DrawerCash>("DrawerCash").implement({
  description: "Today's cash for sellers.",
  fields: (field) => ({
    plan: field.expose("plan", { type: "Money" }),
    paid: field.expose("paid", { type: "Money" }),
    left: field.expose("left", { type: "Money", description: "Below 0 when more was paid than planned." }),
  }),
});

const SupplyType = builder.objectRef<FullSupply>("FullSupply").implement({
  description: "A section of the floor, or a category of the register, of which there is more than the store's limit.",
  fields: (field) => ({
    sectionId: field.expose("sectionId", { type: "Uuid", nullable: true, description: "Null for a category." }),
    name: field.exposeString("name"),
    categories: field.exposeStringList("categories", { description: "Of the register, those that belong to it." }),
    weeks: field.exposeFloat("weeks", { description: "At the pace of the past eight weeks; 99 at most." }),
    floorItems: field.exposeInt("floorItems"),
    binItems: field.exposeInt("binItems", { nullable: true, description: "Null where no section says which bins." }),
  }),
});

const GuardType = builder.objectRef<BuyingGuard>("BuyingGuard").implement({
  description: "What to know before paying a seller.",
  fields: (field) => ({
    cash: field.expose("cash", { type: CashType, nullable: true, description: "Null where the store has no plan." }),
    mostWeeks: field.exposeInt("mostWeeks", { nullable: true }),
    full: field.expose("full", { type: [SupplyType], description: "The most weeks first, five at most." }),
  }),
});

builder.queryField("buyingGuard", (field) =>
  field.field({ type: GuardType, resolve: (_root, _args, request) => viewBuyingGuard(request, {}) }),
);
