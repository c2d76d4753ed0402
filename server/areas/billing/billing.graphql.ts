import { builder } from "#server/platform/graphql/builder.ts";
import { billingSteps } from "#common/billing/past-due.ts";
import { cancelPlan, openInvoice, openPaymentSetup, openPortal, startPlan, viewBilling } from "./billing.ts";
import type { BillingMethod, BillingView, StorePlanView } from "./billing.ts";
import { planStates } from "./billing-view.rules.ts";
import type { MirroredInvoice } from "./plan.rules.ts";

const PlanStateType = builder.enumType("BillingPlanState", {
  values: Object.fromEntries(planStates.map((value) => [value.toUpperCase(), { value }])),
});
const StepType = builder.enumType("BillingStep", {
  values: Object.fromEntries(billingSteps.map((value) => [value.toUpperCase().replace("-", "_"), { value }])),
});

const PlanType = builder.objectRef<StorePlanView>("BillingPlan").implement({
  description: "What the company pays for one store.",
  fields: (field) => ({
    storeId: field.exposeID("storeId"),
    name: field.exposeString("name"),
    number: field.exposeString("number"),
    timeZone: field.exposeString("timeZone"),
    grandOpeningOn: field.expose("grandOpeningOn", { type: "BusinessDate", nullable: true }),
    state: field.field({ type: PlanStateType, resolve: ({ state }) => state }),
    priceCents: field.exposeInt("priceCents", { nullable: true, description: "A whole month, before any discount." }),
    nextChargeAt: field.expose("nextChargeAt", { type: "Instant", nullable: true }),
    nextChargeCents: field.exposeInt("nextChargeCents", { nullable: true }),
    endsAt: field.expose("endsAt", { type: "Instant", nullable: true }),
    step: field.field({ type: StepType, nullable: true, resolve: ({ step }) => step }),
    daysPastDue: field.exposeInt("daysPastDue", { nullable: true }),
  }),
});

const InvoiceType = builder.objectRef<MirroredInvoice>("BillingInvoice").implement({
  description: "An invoice as the billing service last reported it.",
  fields: (field) => ({
    id: field.exposeID("id"),
    storeId: field.exposeID("storeId", { nullable: true }),
    number: field.exposeString("number", { nullable: true }),
    status: field.exposeString("status"),
    totalCents: field.exposeInt("totalCents"),
    discountCents: field.exposeInt("discountCents"),
    createdAt: field.expose("createdAt", { type: "Instant" }),
    paidAt: field.expose("paidAt", { type: "Instant", nullable: true }),
    isTried: field.exposeBoolean("isTried"),
    nextTryAt: field.expose("nextTryAt", { type: "Instant", nullable: true }),
  }),
});

const MethodType = builder.objectRef<BillingMethod>("BillingMethod").implement({
  description: "What a person recognizes the card by that pays.",
  fields: (field) => ({
    brand: field.exposeString("brand"),
    last4: field.exposeString("last4"),
    expiresMonth: field.exposeInt("expiresMonth"),
    expiresYear: field.exposeInt("expiresYear"),
  }),
});

const BillingType = builder.objectRef<BillingView>("Billing").implement({
  description: "What the company pays for its stores.",
  fields: (field) => ({
    isOffered: field.exposeBoolean("isOffered", { description: "False where this installation charges nobody." }),
    plans: field.expose("plans", { type: [PlanType] }),
    monthCents: field.exposeInt("monthCents", { description: "All open stores, a whole month." }),
    billableCount: field.exposeInt("billableCount"),
    method: field.expose("method", { type: MethodType, nullable: true }),
    invoices: field.expose("invoices", { type: [InvoiceType] }),
    isWaiting: field.exposeBoolean("isWaiting", { description: "A change is not confirmed by the service yet." }),
    isSetupWaiting: field.exposeBoolean("isSetupWaiting", {
      description: "No card was confirmed since it was asked for.",
    }),
    termsVersion: field.exposeString("termsVersion"),
  }),
});

builder.queryFields((field) => ({
  billing: field.field({
    type: BillingType,
    description: "For owners.",
    resolve: (_root, _args, request) => viewBilling(request),
  }),
}));

builder.mutationFields((field) => ({
  openPaymentSetup: field.string({
    description: "The address of the page that saves a card. It works once.",
    args: { terms: field.arg.string({ required: true, description: "The version that the owner accepts." }) },
    resolve: async (_root, args, request) => (await openPaymentSetup(request, args)).url,
  }),
  openBillingPortal: field.string({
    description: "The address of the billing service's own page. It works once.",
    resolve: async (_root, _args, request) => (await openPortal(request)).url,
  }),
  openBillingInvoice: field.string({
    args: { id: field.arg.id({ required: true }) },
    resolve: async (_root, args, request) => (await openInvoice(request, { id: args.id })).url,
  }),
  cancelBillingPlan: field.field({
    type: BillingType,
    args: { storeId: field.arg.id({ required: true }) },
    resolve: async (_root, args, request) => {
      await cancelPlan(request, args);
      return viewBilling(request);
    },
  }),
  startBillingPlan: field.field({
    type: BillingType,
    description: "Agrees to a store's plan, or takes its cancellation back.",
    args: { storeId: field.arg.id({ required: true }) },
    resolve: async (_root, args, request) => {
      await startPlan(request, args);
      return viewBilling(request);
    },
  }),
}));
