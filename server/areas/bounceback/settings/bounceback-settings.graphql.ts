import { builder } from "#server/platform/graphql/builder.ts";
import { bouncebackSettings, changeBouncebackSettings, setOfflineRule } from "./bounceback-settings.ts";
import type { SettingsView } from "./bounceback-settings.ts";

const ReturnRuleEnum = builder.enumType("CouponReturnRule", {
  values: {
    VOID: { value: "void" },
    FLAG: { value: "flag", description: "It stays good, with a note." },
  } as const,
});

const SettingsType = builder.objectRef<SettingsView>("BouncebackSettings").implement({
  fields: (field) => ({
    earnsOnRedemption: field.exposeBoolean("earnsOnRedemption"),
    mostPerSale: field.exposeInt("mostPerSale"),
    onReturn: field.expose("onReturn", { type: ReturnRuleEnum }),
    storeNames: field.exposeStringList("storeNames", {
      description: "The company's stores by name, which honor each other's coupons.",
    }),
    offlineMost: field.expose("offlineMostCents", {
      type: "Money",
      nullable: true,
      description: "The most that a coupon may take off while there is no connection; null: none is taken then.",
    }),
  }),
});

const ChangesInput = builder.inputType("BouncebackSettingChanges", {
  description: "Absent ones stay as they are.",
  fields: (field) => ({
    earnsOnRedemption: field.boolean(),
    mostPerSale: field.int(),
    onReturn: field.field({ type: ReturnRuleEnum }),
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
        ...(typeof changes.earnsOnRedemption === "boolean" && { earnsOnRedemption: changes.earnsOnRedemption }),
        ...(typeof changes.mostPerSale === "number" && { mostPerSale: changes.mostPerSale }),
        ...(typeof changes.onReturn === "string" && { onReturn: changes.onReturn }),
      }),
  }),
  setOfflineCouponRule: field.field({
    type: SettingsType,
    description: "By the owner. Null takes no coupon while there is no connection.",
    args: { most: field.arg({ type: "Money" }) },
    resolve: (_root, args, request) => setOfflineRule(request, args),
  }),
}));
