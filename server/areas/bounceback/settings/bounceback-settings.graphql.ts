import { builder } from "#server/platform/graphql/builder.ts";
import { bouncebackSettings, changeBouncebackSettings } from "./bounceback-settings.ts";
import type { BouncebackSettings } from "./bounceback-settings.ts";

const ReturnRuleEnum = builder.enumType("CouponReturnRule", {
  values: {
    VOID: { value: "void" },
    FLAG: { value: "flag", description: "It stays good, with a note." },
  } as const,
});

const SettingsType = builder.objectRef<BouncebackSettings>("BouncebackSettings").implement({
  fields: (field) => ({
    earnsOnRedemption: field.exposeBoolean("earnsOnRedemption"),
    mostPerSale: field.exposeInt("mostPerSale"),
    onReturn: field.expose("onReturn", { type: ReturnRuleEnum }),
    offlineLimit: field.expose("offlineLimitCents", {
      type: "Money",
      nullable: true,
      description: "The largest coupon that a register takes without a connection; null takes none.",
    }),
    offersRaceGoodwill: field.exposeBoolean("offersRaceGoodwill"),
  }),
});

const ChangesInput = builder.inputType("BouncebackSettingChanges", {
  description: "Absent ones stay as they are.",
  fields: (field) => ({
    earnsOnRedemption: field.boolean(),
    mostPerSale: field.int(),
    onReturn: field.field({ type: ReturnRuleEnum }),
    offlineLimit: field.field({ type: "Money" }),
    offersRaceGoodwill: field.boolean(),
  }),
});

builder.queryFields((field) => ({
  bouncebackSettings: field.field({
    type: SettingsType,
    resolve: (_root, _args, request) => bouncebackSettings(request, {}),
  }),
}));

builder.mutationFields((field) => ({
  changeBouncebackSettings: field.field({
    type: SettingsType,
    args: { changes: field.arg({ type: ChangesInput, required: true }) },
    resolve: (_root, { changes }, request) =>
      changeBouncebackSettings(request, {
        ...(changes.offlineLimit !== undefined && { offlineLimit: changes.offlineLimit }),
        ...(typeof changes.earnsOnRedemption === "boolean" && { earnsOnRedemption: changes.earnsOnRedemption }),
        ...(typeof changes.mostPerSale === "number" && { mostPerSale: changes.mostPerSale }),
        ...(typeof changes.onReturn === "string" && { onReturn: changes.onReturn }),
        ...(typeof changes.offersRaceGoodwill === "boolean" && { offersRaceGoodwill: changes.offersRaceGoodwill }),
      }),
  }),
}));
