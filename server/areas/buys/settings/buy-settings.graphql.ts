import { CustomerCodeRuleEnum } from "#server/areas/customers/customers.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { buyPolicy, changeBuyPolicy } from "./buy-policy.ts";
import type { BuyPolicy } from "./buy-policy.ts";
import { buyReasons, changeBuyReasons } from "./buy-reasons.ts";
import type { BuyReason } from "./buy-reasons.ts";
import { selfCheckInUrl } from "#server/areas/buys/sellers/self-check-in.ts";
import { buySettings, changeBuySettings } from "./buy-settings.ts";
import type { BuySettings } from "./buy-settings.ts";

const IdRetention = builder.enumType("IdRetention", {
  values: {
    NEVER: { value: "never" },
    DAYS_30: { value: "30-days" },
    YEAR: { value: "1-year" },
    AS_LAW: { value: "as-law", description: "As long as the law of the place asks for; nothing is purged." },
  } as const,
});

const BuySettingsType = builder.objectRef<BuySettings>("BuySettings").implement({
  description: "A store's choices for its buy counter.",
  fields: (field) => ({
    requiresEmail: field.exposeBoolean("requiresEmail"),
    requiresIdNumber: field.exposeBoolean("requiresIdNumber"),
    requiresPosCode: field.exposeBoolean("requiresPosCode", {
      description: "Only people linked to an employee of the point of sale check in and sort.",
    }),
    minimumAge: field.exposeInt("minimumAge"),
    abandonAfterDays: field.exposeInt("abandonAfterDays"),
    signsOnPaper: field.exposeBoolean("signsOnPaper"),
    idRetention: field.expose("idRetention", {
      type: IdRetention,
      nullable: true,
      description: "Null: a year where the number is required, else never.",
    }),
    takesRequests: field.exposeBoolean("takesRequests", {
      description: "Sellers may check themselves in on the store's public page.",
    }),
    mostDropOffs: field.exposeInt("mostDropOffs", {
      nullable: true,
      description: "Self check-ins a day that are dropped off; null for no limit.",
    }),
    dropOffsPerHour: field.exposeInt("dropOffsPerHour", {
      nullable: true,
      description: "Sellers who may choose the same hour to drop off; null offers no times.",
    }),
    dropOffEveryMinutes: field.exposeInt("dropOffEveryMinutes", { description: "How far apart those times are." }),
    closedWords: field.exposeString("closedWords", {
      description: "What the public page says while the store doesn't buy; empty for the usual words.",
    }),
    customerCodeRule: field.expose("customerCodeRule", { type: CustomerCodeRuleEnum }),
    drawerCash: field.expose("drawerCash", {
      type: "Money",
      nullable: true,
      description: "What the drawer has for sellers on a day; null without a plan.",
    }),
    mostSupplyWeeks: field.exposeInt("mostSupplyWeeks", {
      nullable: true,
      description: "The counter is told of goods of which there is more; null for none.",
    }),
    checkInUrl: field.string({
      description: "The store's public page, on which sellers check themselves in.",
      resolve: (_settings, _args, request) => selfCheckInUrl(request, {}),
    }),
  }),
});

const BuyPolicyType = builder.objectRef<BuyPolicy>("BuyPolicy").implement({
  fields: (field) => ({
    id: field.exposeID("id"),
    body: field.exposeString("body"),
    createdAt: field.expose("createdAt", { type: "Instant" }),
  }),
});

export const ReasonKindEnum = builder.enumType("BuyReasonKind", {
  values: { TAKE: { value: "take" }, PASS: { value: "pass" } } as const,
});

const BuyReasonType = builder.objectRef<BuyReason>("BuyReason").implement({
  description: "Why pieces are taken or passed.",
  fields: (field) => ({
    id: field.exposeID("id"),
    kind: field.expose("kind", { type: ReasonKindEnum }),
    name: field.exposeString("name"),
    isActive: field.exposeBoolean("isActive"),
    isSeasonal: field.exposeBoolean("isSeasonal", {
      description: "Passed pieces of this reason are welcome when the next season begins.",
    }),
  }),
});

const BuySettingChangesInput = builder.inputType("BuySettingChanges", {
  description: "An absent choice stays as it is.",
  fields: (field) => ({
    requiresEmail: field.boolean(),
    requiresIdNumber: field.boolean(),
    requiresPosCode: field.boolean(),
    minimumAge: field.int(),
    abandonAfterDays: field.int(),
    signsOnPaper: field.boolean(),
    idRetention: field.field({ type: IdRetention }),
    takesRequests: field.boolean(),
    mostDropOffs: field.int(),
    dropOffsPerHour: field.int(),
    dropOffEveryMinutes: field.int(),
    closedWords: field.string(),
    customerCodeRule: field.field({ type: CustomerCodeRuleEnum }),
    drawerCash: field.field({ type: "Money" }),
    mostSupplyWeeks: field.int(),
  }),
});

const BuyReasonInput = builder.inputType("BuyReasonInput", {
  fields: (field) => ({
    id: field.field({ type: "Uuid", required: true }),
    name: field.string({ required: true }),
    isSeasonal: field.boolean({ defaultValue: false, required: true }),
  }),
});

builder.queryFields((field) => ({
  buySettings: field.field({ type: BuySettingsType, resolve: (_root, _args, request) => buySettings(request, {}) }),
  buyPolicy: field.field({
    type: BuyPolicyType,
    nullable: true,
    resolve: (_root, _args, request) => buyPolicy(request, {}),
  }),
  buyReasons: field.field({ type: [BuyReasonType], resolve: (_root, _args, request) => buyReasons(request, {}) }),
}));

builder.mutationFields((field) => ({
  changeBuySettings: field.field({
    type: BuySettingsType,
    args: { changes: field.arg({ type: BuySettingChangesInput, required: true }) },
    resolve: (_root, { changes }, request) => {
      const given = Object.entries(changes).filter(([name, value]) => value !== undefined && isGiven(name, value));
      return changeBuySettings(request, Object.fromEntries(given));
    },
  }),
  changeBuyPolicy: field.field({
    type: BuyPolicyType,
    nullable: true,
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      body: field.arg.string({ required: true }),
    },
    resolve: (_root, args, request) => changeBuyPolicy(request, args),
  }),
  changeBuyReasons: field.field({
    type: [BuyReasonType],
    args: {
      kind: field.arg({ type: ReasonKindEnum, required: true }),
      reasons: field.arg({ type: [BuyReasonInput], required: true }),
    },
    resolve: (_root, args, request) => changeBuyReasons(request, args),
  }),
}));

const nullable = ["idRetention", "mostDropOffs", "dropOffsPerHour", "drawerCash", "mostSupplyWeeks"];

/** Null means something for these alone: what follows from another setting, or no limit. */
function isGiven(name: string, value: unknown): boolean {
  return value !== null || nullable.includes(name);
}
