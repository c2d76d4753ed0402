import type { PosCapabilities, StoreCapabilities } from "#common/pos/pos-capabilities.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { viewStoreCapabilities } from "./store-capabilities.ts";

export const deviceCapabilitiesType = builder.objectRef<PosCapabilities>("DeviceCapabilities").implement({
  description: "What a register's point of sale can do and give; null where it does not say.",
  fields: (field) => ({
    takesCheckIns: field.exposeBoolean("takesCheckIns", {
      nullable: true,
      description: "Opens a buy when a check-in asks it to.",
    }),
    givesItemLines: field.exposeBoolean("givesItemLines", {
      nullable: true,
      description: "Its sales come with their pieces.",
    }),
    givesTenders: field.exposeBoolean("givesTenders", {
      nullable: true,
      description: "Its sales say how they were paid.",
    }),
    givesCouponNumbers: field.exposeBoolean("givesCouponNumbers", {
      nullable: true,
      description: "Its sales say which coupon was used.",
    }),
    givesCustomers: field.exposeBoolean("givesCustomers", { nullable: true }),
    givesEmployees: field.exposeBoolean("givesEmployees", { nullable: true }),
    givesBuys: field.exposeBoolean("givesBuys", { nullable: true }),
    givesBuyLines: field.exposeBoolean("givesBuyLines", {
      nullable: true,
      description: "Its buys come with their pieces.",
    }),
    givesDayCloses: field.exposeBoolean("givesDayCloses", { nullable: true }),
  }),
});

const storeCapabilitiesType = builder.objectRef<StoreCapabilities>("StoreCapabilities").implement({
  description: "What the registers of a store come to: what one of them can, or what none has said that it can't.",
  fields: (field) => ({
    takesCheckIns: field.exposeBoolean("takesCheckIns"),
    givesItemLines: field.exposeBoolean("givesItemLines"),
    givesTenders: field.exposeBoolean("givesTenders"),
    givesCouponNumbers: field.exposeBoolean("givesCouponNumbers"),
    givesCustomers: field.exposeBoolean("givesCustomers"),
    givesEmployees: field.exposeBoolean("givesEmployees"),
    givesBuys: field.exposeBoolean("givesBuys"),
    givesBuyLines: field.exposeBoolean("givesBuyLines"),
    givesDayCloses: field.exposeBoolean("givesDayCloses"),
  }),
});

builder.queryField("storeCapabilities", (field) =>
  field.field({
    type: storeCapabilitiesType,
    resolve: (_root, _args, request) => viewStoreCapabilities(request, {}),
  }),
);
