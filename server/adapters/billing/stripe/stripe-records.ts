import type { StoreInvoice, StoreSubscription } from "#common/billing/subscription.ts";
import type { PaymentMethod } from "#server/adapters/billing/billing.ts";
import type { StripeInvoice, StripePaymentMethod, StripeSubscription } from "./stripe-answers.ts";
import { stripeMetadata } from "./stripe-paths.ts";

/** A method that is no card (a bank account that a person added in the portal) has no number to show. */
export function toMethod({ id, card }: StripePaymentMethod): PaymentMethod {
  return {
    id,
    brand: card?.brand ?? "other",
    last4: card?.last4 ?? "",
    expiresMonth: card?.exp_month ?? 0,
    expiresYear: card?.exp_year ?? 0,
  };
}

export function toSubscription(subscription: StripeSubscription): StoreSubscription {
  const { metadata, items, trial_end: trialEnd, ended_at: endedAt } = subscription;
  return {
    id: subscription.id,
    storeId: wholeNumber(metadata[stripeMetadata.store]),
    attempt: wholeNumber(metadata[stripeMetadata.attempt]) ?? 0,
    status: subscription.status,
    priceCents: items.data.reduce((sum, { price }) => sum + price.unit_amount, 0),
    createdAt: subscription.created,
    freeUntil: trialEnd ?? null,
    periodEndsAt: subscription.current_period_end,
    endsWithPeriod: subscription.cancel_at_period_end,
    waitsForOpening: metadata[stripeMetadata.waits] === "yes",
    isDiscounted: (subscription.discount ?? null) !== null,
    endedAt: endedAt ?? null,
  };
}

export function toInvoice(invoice: StripeInvoice): StoreInvoice {
  const { status_transitions: times, total_discount_amounts: discounts } = invoice;
  return {
    id: invoice.id,
    subscriptionId: invoice.subscription ?? null,
    number: invoice.number ?? null,
    status: invoice.status,
    totalCents: invoice.total,
    discountCents: (discounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
    createdAt: invoice.created,
    dueAt: times.finalized_at ?? null,
    paidAt: times.paid_at ?? null,
    isTried: invoice.attempted,
    nextTryAt: invoice.next_payment_attempt ?? null,
  };
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : null;
}
