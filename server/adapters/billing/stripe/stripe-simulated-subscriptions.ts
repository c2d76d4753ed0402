import { newId, paymentsTime } from "#server/adapters/billing/simulated-payments.ts";
import type { SimulatedPayments, SimulatedSubscription } from "#server/adapters/billing/simulated-payments.ts";
import type { SimulatedRequest, SimulatedResponse } from "#server/platform/providers/simulated-services.ts";
import { wireCoupon, wireSubscription } from "./stripe-simulated-records.ts";
import { addInvoice, endSubscription, reportSubscription, tryPayment } from "./stripe-simulated-time.ts";

type Body = SimulatedRequest["body"];

export function subscribe(payments: SimulatedPayments, { body, now }: SimulatedRequest): SimulatedResponse {
  const customerId = fieldOf(body, "customer");
  const at = paymentsTime(payments, { customerId, now });
  const refusal = findRefusal(payments, { body, customerId, at });
  if (refusal !== null) {
    return { status: 400, body: { error: { type: "invalid_request_error", message: refusal } } };
  }
  const trialEnd = Number(body["trial_end"]);
  const subscription: SimulatedSubscription = {
    id: newId("sub"),
    customerId,
    description: fieldOf(body, "description"),
    metadata: metadataOf(body),
    status: "trialing",
    created: at,
    trialEnd,
    anchor: Number(body["billing_cycle_anchor"] ?? trialEnd),
    periodStart: at,
    periodEnd: trialEnd,
    endsWithPeriod: body["cancel_at_period_end"] === "true",
    coupon: couponOf(body),
    endedAt: null,
    isTrialEndReported: false,
  };
  payments.subscriptions.unshift(subscription);
  reportSubscription(payments, subscription, { what: "created", at });
  // Stripe writes an invoice over nothing when free time begins.
  const terms = { subtotal: 0, reason: "subscription_create", at, isProration: false } as const;
  tryPayment(payments, addInvoice(payments, subscription, terms), at);
  return { status: 200, body: wireSubscription(payments, subscription) };
}

function findRefusal(
  payments: SimulatedPayments,
  { body, customerId, at }: { body: Body; customerId: string; at: number },
): string | null {
  if (!payments.customers.some(({ id }) => id === customerId)) {
    return `No such customer: '${customerId}'`;
  }
  if (body["items[0][price]"] !== payments.account.priceId) {
    return "No such price";
  }
  const trialEnd = body["trial_end"];
  if (trialEnd === undefined) {
    return "This simulated Stripe starts subscriptions with free time only";
  }
  if (Number(trialEnd) <= at) {
    return "Invalid timestamp: must be an integer Unix timestamp in the future";
  }
  const anchor = body["billing_cycle_anchor"];
  if (anchor !== undefined && Number(anchor) <= Number(trialEnd)) {
    return "billing_cycle_anchor must be after the trial and in the future";
  }
  const coupon = couponOf(body);
  return coupon === null || payments.coupons.includes(coupon) ? null : `No such coupon: '${coupon}'`;
}

export function change(
  payments: SimulatedPayments,
  { body, now }: SimulatedRequest,
  subscription: SimulatedSubscription,
): SimulatedResponse {
  if (subscription.status === "canceled") {
    return { status: 400, body: { error: { type: "invalid_request_error", message: "It is canceled already" } } };
  }
  subscription.coupon = couponOf(body) ?? subscription.coupon;
  const endsWithPeriod = body["cancel_at_period_end"];
  subscription.endsWithPeriod = endsWithPeriod === undefined ? subscription.endsWithPeriod : endsWithPeriod === "true";
  // An empty text takes a key out.
  const metadata = Object.entries({ ...subscription.metadata, ...metadataOf(body) }).filter(
    ([, value]) => value !== "",
  );
  subscription.metadata = Object.fromEntries(metadata);
  reportSubscription(payments, subscription, { what: "updated", at: paymentsTime(payments, { ...subscription, now }) });
  return { status: 200, body: wireSubscription(payments, subscription) };
}

export function cancel(
  payments: SimulatedPayments,
  { now }: SimulatedRequest,
  subscription: SimulatedSubscription,
): SimulatedResponse {
  endSubscription(payments, subscription, paymentsTime(payments, { ...subscription, now }));
  return { status: 200, body: wireSubscription(payments, subscription) };
}

export function removeDiscount(
  payments: SimulatedPayments,
  { now }: SimulatedRequest,
  subscription: SimulatedSubscription,
): SimulatedResponse {
  subscription.coupon = null;
  reportSubscription(payments, subscription, { what: "updated", at: paymentsTime(payments, { ...subscription, now }) });
  return { status: 200, body: { id: `di_${subscription.id.slice(4)}`, object: "discount", ...deletedDiscount } };
}

const deletedDiscount = { deleted: true, coupon: wireCoupon(), start: 1_700_000_000 };

export function metadataOf(body: Body): Record<string, string> {
  const entries = Object.entries(body).flatMap(([name, value]) => {
    const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
    return key === undefined ? [] : [[key, String(value)]];
  });
  return Object.fromEntries(entries);
}

/** A field of a form; empty where it is missing. */
export function fieldOf(body: Body, name: string): string {
  const value = body[name];
  return typeof value === "string" ? value : "";
}

function couponOf(body: Body): string | null {
  return typeof body["coupon"] === "string" && body["coupon"] !== "" ? body["coupon"] : null;
}
