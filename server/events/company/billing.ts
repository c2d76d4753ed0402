/** What happens to a store's plan and its payments. */
import { z } from "zod";

const store = z.object({ name: z.string() });

/** As the billing service reported it. */
export const storeBillingChanged = {
  name: "store-billing.changed",
  payload: store.extend({ before: z.string().nullable(), after: z.string() }),
} as const;

/** `name` is the store; no plan is paid by this invoice yet. */
export const storePaymentFailed = {
  name: "store-billing.payment-failed",
  payload: store.extend({ number: z.string(), cents: z.int() }),
} as const;

/** The owner agreed that a store is charged, or wants it charged again. */
export const storePlanStarted = { name: "store-plan.started", payload: store } as const;

export const storePlanCanceled = { name: "store-plan.canceled", payload: store } as const;

/** Before a card is saved; `name` is the version of the terms. */
export const billingTermsAccepted = { name: "billing-terms.accepted", payload: store } as const;
