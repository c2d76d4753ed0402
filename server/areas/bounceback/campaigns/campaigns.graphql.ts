import type { CampaignWarning } from "#common/bounceback/campaign-rules.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { campaignVersion } from "./campaign-contents.ts";
import { listCampaigns, viewCampaign } from "./campaigns.ts";
import type { CampaignView } from "./campaigns.ts";
import { restoreCampaign } from "./restore-campaign.ts";
import { checkCampaign, endCampaign, saveCampaign } from "./save-campaign.ts";
import type { SavedCampaign } from "./save-campaign.ts";

const StatusEnum = builder.enumType("CouponCampaignStatus", {
  values: { NOT_STARTED: { value: "not_started" }, ACTIVE: { value: "active" }, ENDED: { value: "ended" } } as const,
});

const TagEnum = builder.enumType("CouponCampaignTag", {
  values: {
    ENDED: { value: "ended" },
    EARNABLE: { value: "earnable" },
    REDEEMABLE: { value: "redeemable" },
    MANUAL: { value: "manual" },
  } as const,
});

const TypeEnum = builder.enumType("CouponCampaignType", {
  values: {
    AUTOMATIC: { value: "automatic", description: "A sale or a seller earns it." },
    MANUAL: { value: "manual", description: "Handed out." },
  } as const,
});

const IntentEnum = builder.enumType("CouponCampaignIntent", {
  values: {
    RETURN_VISIT: { value: "return_visit" },
    EVENT: { value: "event" },
    SERVICE_RECOVERY: { value: "service_recovery" },
    NEW_CUSTOMER: { value: "new_customer" },
    OTHER: { value: "other" },
  } as const,
});

const EarnedByEnum = builder.enumType("CouponEarnedBy", {
  values: { SALE: { value: "sale" }, TRADE: { value: "trade", description: "A seller who takes trade." } } as const,
});

const DeliveryEnum = builder.enumType("CouponDelivery", {
  values: {
    TEXT_ELSE_PRINT: { value: "text_else_print" },
    TEXT_AND_PRINT: { value: "text_and_print" },
    PRINT_ONLY: { value: "print_only" },
  } as const,
});

export const RedeemPlaceEnum = builder.enumType("CouponRedeemPlace", {
  values: { THIS_STORE: { value: "this_store" }, ALL_ACCOUNT_STORES: { value: "all_account_stores" } } as const,
});

const CampaignType = builder.objectRef<CampaignView>("CouponCampaign").implement({
  description: "What earns a coupon, when, and what it is good for.",
  fields: (field) => ({
    id: field.exposeID("id"),
    lineageId: field.exposeID("lineageId", { description: "The first version's id; the same over all versions." }),
    version: field.exposeInt("version"),
    savedVersion: field.string({
      description: "What a save names as `seen`, so that nobody overwrites what they have not read.",
      resolve: campaignVersion,
    }),
    replacesId: field.exposeID("replacesId", { nullable: true }),
    replacedById: field.exposeID("replacedById", { nullable: true }),
    name: field.exposeString("name"),
    type: field.expose("type", { type: TypeEnum }),
    intent: field.expose("intent", { type: IntentEnum }),
    earnedBy: field.expose("earnedBy", { type: EarnedByEnum }),
    earnStartOn: field.expose("earnStartOn", { type: "BusinessDate" }),
    earnEndOn: field.expose("earnEndOn", { type: "BusinessDate" }),
    redeemStartOn: field.expose("redeemStartOn", { type: "BusinessDate" }),
    redeemEndOn: field.expose("redeemEndOn", { type: "BusinessDate" }),
    earnMinSpend: field.expose("earnMinSpendCents", { type: "Money", nullable: true }),
    redeemAmount: field.expose("redeemAmountCents", { type: "Money" }),
    redeemMinSpend: field.expose("redeemMinSpendCents", { type: "Money" }),
    allowMultiple: field.exposeBoolean("allowMultiple", { description: "One coupon for each full spend amount." }),
    delivery: field.expose("delivery", { type: DeliveryEnum }),
    redeemableAt: field.expose("redeemableAt", { type: RedeemPlaceEnum }),
    reminderAtStart: field.exposeBoolean("reminderAtStart"),
    reminderDaysBeforeEnd: field.exposeInt("reminderDaysBeforeEnd", { description: "0 sends none." }),
    reminderHour: field.exposeInt("reminderHour"),
    messageTemplate: field.exposeString("messageTemplate", { nullable: true }),
    budgetCoupons: field.exposeInt("budgetCoupons", { nullable: true }),
    budgetAmount: field.expose("budgetCents", { type: "Money", nullable: true }),
    isBudgetReached: field.exposeBoolean("isBudgetReached", { description: "No sale earns any more." }),
    status: field.expose("status", { type: StatusEnum }),
    tags: field.expose("tags", { type: [TagEnum] }),
    caption: field.exposeString("caption", { nullable: true, description: "`Redeem only` or `Between periods`." }),
    sentence: field.exposeString("sentence", { description: "`$25 off $50, earned by $50, Mar 1–31`." }),
    issued: field.exposeInt("issued", { description: "Coupons of this version." }),
    redeemed: field.exposeInt("redeemed"),
    open: field.exposeInt("open", { description: "Coupons that are or will be good." }),
    issuedAmount: field.expose("issuedCents", { type: "Money", description: "What they take off together." }),
    endedAt: field.expose("endedAt", { type: "Instant", nullable: true }),
    endedReason: field.exposeString("endedReason", { nullable: true, description: "`ended` or `edited`." }),
    createdBy: field.exposeString("createdBy", { nullable: true }),
    createdAt: field.expose("createdAt", { type: "Instant" }),
  }),
});

const WarningCodeEnum = builder.enumType("CouponCampaignWarningCode", {
  values: {
    HALF_OFF: { value: "half-off" },
    SAME_DAY: { value: "same-day" },
    OVERLAP: { value: "overlap" },
  } as const,
});

const WarningType = builder.objectRef<CampaignWarning>("CouponCampaignWarning").implement({
  description: "One more click accepts it.",
  fields: (field) => ({
    code: field.expose("code", { type: WarningCodeEnum }),
    title: field.exposeString("title"),
    text: field.exposeString("text"),
  }),
});

const SavedCampaignType = builder.objectRef<SavedCampaign>("SavedCouponCampaign").implement({
  fields: (field) => ({
    campaign: field.expose("campaign", { type: CampaignType }),
    replaced: field.expose("replaced", {
      type: CampaignType,
      nullable: true,
      description: "The version that was ended; its coupons keep its terms.",
    }),
  }),
});

const CampaignInputType = builder.inputType("CouponCampaignInput", {
  fields: (field) => ({
    name: field.string({ required: true }),
    type: field.field({ type: TypeEnum, required: true }),
    intent: field.field({ type: IntentEnum }),
    earnedBy: field.field({ type: EarnedByEnum }),
    earnStartOn: field.field({ type: "BusinessDate", required: true }),
    earnEndOn: field.field({ type: "BusinessDate", required: true }),
    redeemStartOn: field.field({ type: "BusinessDate", required: true }),
    redeemEndOn: field.field({ type: "BusinessDate", required: true }),
    earnMinSpend: field.field({ type: "Money" }),
    redeemAmount: field.field({ type: "Money", required: true }),
    redeemMinSpend: field.field({ type: "Money", required: true }),
    allowMultiple: field.boolean(),
    delivery: field.field({ type: DeliveryEnum }),
    redeemableAt: field.field({ type: RedeemPlaceEnum }),
    reminderAtStart: field.boolean(),
    reminderDaysBeforeEnd: field.int(),
    reminderHour: field.int(),
    messageTemplate: field.string(),
    budgetCoupons: field.int(),
    budgetAmount: field.field({ type: "Money" }),
  }),
});

const id = { type: "Uuid", required: true } as const;

builder.queryFields((field) => ({
  couponCampaigns: field.field({
    type: [CampaignType],
    args: { earnable: field.arg.boolean(), redeemable: field.arg.boolean(), manual: field.arg.boolean() },
    resolve: (_root, { earnable, redeemable, manual }, request) =>
      listCampaigns(request, {
        earnable: earnable ?? false,
        redeemable: redeemable ?? false,
        manual: manual ?? false,
      }),
  }),
  couponCampaign: field.field({
    type: CampaignType,
    args: { id: field.arg(id) },
    resolve: (_root, args, request) => viewCampaign(request, args),
  }),
  couponCampaignWarnings: field.field({
    type: [WarningType],
    description: "For a draft; none while it cannot be saved.",
    args: { id: field.arg(id), campaign: field.arg({ type: CampaignInputType, required: true }) },
    resolve: (_root, { id: campaignId, campaign }, request) =>
      checkCampaign(request, { id: campaignId, campaign: campaignFields(campaign) }),
  }),
}));

builder.mutationFields((field) => ({
  saveCouponCampaign: field.field({
    type: SavedCampaignType,
    description: "With coupons out it ends the campaign, and a version with the changes takes over as `nextId`.",
    args: {
      id: field.arg(id),
      nextId: field.arg({ type: "Uuid" }),
      campaign: field.arg({ type: CampaignInputType, required: true }),
      acceptsWarnings: field.arg.boolean(),
      seen: field.arg.string({ description: "The `savedVersion` that was read." }),
    },
    resolve: (_root, { id: campaignId, nextId, campaign, acceptsWarnings, seen }, request) =>
      saveCampaign(request, {
        id: campaignId,
        nextId,
        campaign: campaignFields(campaign),
        acceptsWarnings: acceptsWarnings ?? false,
        seen,
      }),
  }),
  restoreCouponCampaign: field.field({
    type: CampaignType,
    description: "Undo of the caller's last change, or, with an event of its history, Restore.",
    args: { id: field.arg(id), eventId: field.arg({ type: "Uuid" }) },
    resolve: (_root, args, request) => restoreCampaign(request, args),
  }),
  endCouponCampaign: field.field({
    type: CampaignType,
    description: "Stops issuing; what is out stays good.",
    args: { id: field.arg(id) },
    resolve: (_root, args, request) => endCampaign(request, args),
  }),
}));

type Typed = typeof CampaignInputType.$inferInput;

/** What is left out has the usual value. */
function campaignFields({ name, type, earnStartOn, earnEndOn, redeemStartOn, redeemEndOn, ...rest }: Typed) {
  const { redeemAmount, redeemMinSpend, earnMinSpend, messageTemplate, budgetCoupons, budgetAmount, ...usual } = rest;
  const days = usual.reminderDaysBeforeEnd;
  return {
    ...{ name, type, earnStartOn, earnEndOn, redeemStartOn, redeemEndOn, redeemAmount, redeemMinSpend },
    ...{ earnMinSpend, messageTemplate, budgetCoupons, budgetAmount },
    intent: usual.intent ?? undefined,
    earnedBy: usual.earnedBy ?? undefined,
    allowMultiple: usual.allowMultiple ?? undefined,
    delivery: usual.delivery ?? undefined,
    redeemableAt: usual.redeemableAt ?? undefined,
    reminderAtStart: usual.reminderAtStart ?? undefined,
    reminderDaysBeforeEnd: days ?? undefined,
    reminderHour: usual.reminderHour ?? undefined,
  };
}
