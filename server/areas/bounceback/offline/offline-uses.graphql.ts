import { offText } from "#common/bounceback/campaign.ts";
import { formatCouponNumber } from "#common/bounceback/coupon-number.ts";
import { CouponType } from "#server/areas/bounceback/coupons/coupons.graphql.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { listOfflineConflicts, redeemOffline, settleOfflineConflict } from "./offline-uses.ts";
import type { OfflineAnswer, OfflineUse } from "./offline-uses.ts";

const ReasonEnum = builder.enumType("CouponConflictReason", {
  values: {
    USED_TWICE: { value: "used_twice" },
    VOIDED: { value: "voided" },
    NOT_STARTED: { value: "not_started" },
    EXPIRED: { value: "expired", description: "Before the server heard of it." },
    WRONG_STORE: { value: "wrong_store" },
    MIN_SPEND: { value: "min_spend" },
    ONE_PER_VISIT: { value: "one_per_visit" },
    NOT_ALLOWED: { value: "not_allowed", description: "The store's rule takes none, or less." },
  } as const,
});

const OtherUseType = builder.objectRef<OfflineUse & { otherAt: Date }>("CouponOtherUse").implement({
  description: "The other use of a coupon that was used twice.",
  fields: (field) => ({
    at: field.expose("otherAt", { type: "Instant" }),
    claimedAt: field.expose("otherClaimedAt", {
      type: "Instant",
      nullable: true,
      description: "When the device says, if it was taken without a connection too.",
    }),
    by: field.exposeString("otherByName", { nullable: true }),
    storeName: field.exposeString("otherStoreName", { nullable: true }),
    terminal: field.exposeString("otherTerminal", { nullable: true }),
  }),
});

const UseType = builder.objectRef<OfflineUse>("OfflineCouponUse").implement({
  description: "A coupon that the store took without a connection.",
  fields: (field) => ({
    id: field.exposeID("id"),
    couponId: field.exposeID("couponId"),
    numberText: field.string({ resolve: ({ number }) => formatCouponNumber(number) }),
    offText: field.string({ resolve: (use) => offText(use) }),
    claimedAt: field.expose("claimedAt", {
      type: "Instant",
      nullable: true,
      description: "When the device says; null when its clock cannot be right. Decides nothing.",
    }),
    receivedAt: field.expose("receivedAt", { type: "Instant" }),
    by: field.exposeString("employeeName"),
    terminal: field.exposeString("terminal", { nullable: true }),
    amount: field.expose("amountCents", { type: "Money", description: "What was taken off." }),
    purchaseAmount: field.expose("purchaseAmountCents", { type: "Money", nullable: true }),
    isRedeemed: field.exposeBoolean("isRedeemed", { description: "The coupon counts as used by this." }),
    reason: field.expose("reason", { type: ReasonEnum, nullable: true, description: "Why a manager has to look." }),
    fact: field.exposeString("fact", { nullable: true, description: "The reason in words." }),
    other: field.field({
      type: OtherUseType,
      nullable: true,
      resolve: ({ otherAt, ...use }) => (otherAt === null ? null : { ...use, otherAt }),
    }),
    settledAt: field.expose("settledAt", { type: "Instant", nullable: true }),
    settledBy: field.exposeString("settledByName", { nullable: true }),
    settleNote: field.exposeString("settleNote", { nullable: true }),
  }),
});

const AnswerType = builder.objectRef<OfflineAnswer>("OfflineCouponAnswer").implement({
  fields: (field) => ({
    use: field.expose("use", { type: UseType }),
    coupon: field.expose("coupon", { type: CouponType }),
  }),
});

const id = { type: "Uuid", required: true } as const;

builder.queryFields((field) => ({
  couponConflicts: field.field({
    type: [UseType],
    description:
      "What the store took without a connection and something contradicts: open ones first, then settled ones.",
    args: { isOpenOnly: field.arg.boolean() },
    resolve: (_root, { isOpenOnly }, request) => listOfflineConflicts(request, { isOpenOnly: isOpenOnly ?? false }),
  }),
}));

builder.mutationFields((field) => ({
  redeemOfflineCoupon: field.field({
    type: AnswerType,
    description: "Tells of a coupon that was taken without a connection. What contradicts it is kept for a manager.",
    args: {
      id: field.arg(id),
      couponId: field.arg(id),
      claimedAt: field.arg({ type: "Instant", required: true }),
      amount: field.arg({ type: "Money", required: true, description: "What was taken off." }),
      purchaseAmount: field.arg({ type: "Money" }),
      terminal: field.arg.string(),
    },
    resolve: (_root, args, request) => redeemOffline(request, args),
  }),
  settleCouponConflict: field.field({
    type: UseType,
    args: { id: field.arg(id), note: field.arg.string({ required: true }) },
    resolve: (_root, args, request) => settleOfflineConflict(request, args),
  }),
}));
