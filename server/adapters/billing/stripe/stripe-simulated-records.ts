/** Records of the simulated account in Stripe's own form. */
import type {
  SimulatedCustomer,
  SimulatedInvoice,
  SimulatedMethod,
  SimulatedPayments,
  SimulatedSubscription,
} from "#server/adapters/billing/simulated-payments.ts";
import { multiStorePercent } from "#common/billing/store-charges.ts";
import { multiStoreCoupon } from "./stripe-paths.ts";

type Wire = Record<string, unknown>;

const shared = { livemode: false };

export function wireCustomer(customer: SimulatedCustomer, method: SimulatedMethod | null): Wire {
  return {
    ...shared,
    id: customer.id,
    object: "customer",
    created: customer.created,
    name: customer.name,
    email: customer.email,
    metadata: customer.metadata,
    invoice_settings: {
      default_payment_method: method === null ? customer.methodId : wireMethod(method),
      custom_fields: null,
      footer: null,
      rendering_options: null,
    },
  };
}

export function wireMethod(method: SimulatedMethod): Wire {
  return {
    ...shared,
    id: method.id,
    object: "payment_method",
    type: "card",
    created: method.created,
    customer: method.customerId,
    metadata: {},
    billing_details: { address: null, email: null, name: null, phone: null },
    card: {
      ...{ brand: "visa", last4: method.last4, exp_month: 12, exp_year: 2030, funding: "credit", country: "US" },
      ...{ checks: null, fingerprint: "simulated", generated_from: null, networks: null },
      ...{ three_d_secure_usage: { supported: false }, wallet: null },
    },
  };
}

export function wirePrice({ account }: SimulatedPayments): Wire {
  return {
    ...shared,
    id: account.priceId,
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: 1_700_000_000,
    currency: "usd",
    metadata: {},
    nickname: null,
    product: "prod_hangtag",
    recurring: { interval: "month", interval_count: 1, usage_type: "licensed", aggregate_usage: null },
    type: "recurring",
    unit_amount: account.priceCents,
    unit_amount_decimal: String(account.priceCents),
  };
}

export function wireCoupon(): Wire {
  return {
    ...shared,
    id: multiStoreCoupon,
    object: "coupon",
    created: 1_700_000_000,
    duration: "forever",
    name: `${multiStorePercent}% off`,
    percent_off: multiStorePercent,
    times_redeemed: 0,
    valid: true,
    metadata: {},
  };
}

export function wireSubscription(payments: SimulatedPayments, subscription: SimulatedSubscription): Wire {
  const { id, customerId, trialEnd, coupon } = subscription;
  const item = { id: `si_${id.slice(4)}`, object: "subscription_item", subscription: id, metadata: {}, quantity: 1 };
  const discount = { id: `di_${id.slice(4)}`, object: "discount", coupon: wireCoupon(), start: subscription.created };
  return {
    ...shared,
    id,
    object: "subscription",
    automatic_tax: { enabled: false },
    billing_cycle_anchor: subscription.anchor,
    cancel_at_period_end: subscription.endsWithPeriod,
    canceled_at: subscription.endedAt,
    collection_method: "charge_automatically",
    created: subscription.created,
    currency: "usd",
    current_period_end: subscription.periodEnd,
    current_period_start: subscription.periodStart,
    customer: customerId,
    description: subscription.description,
    discount: coupon === null ? null : discount,
    ended_at: subscription.endedAt,
    items: {
      object: "list",
      data: [{ ...item, created: subscription.created, price: wirePrice(payments) }],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    metadata: subscription.metadata,
    start_date: subscription.created,
    status: subscription.status,
    trial_end: trialEnd,
    trial_start: subscription.created,
  };
}

export function wireInvoice(payments: SimulatedPayments, invoice: SimulatedInvoice): Wire {
  const total = invoice.subtotal - invoice.discount;
  const isPaid = invoice.status === "paid";
  return {
    ...shared,
    ...wireInvoiceSums(invoice, { total, isPaid }),
    id: invoice.id,
    object: "invoice",
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    automatic_tax: { enabled: false, status: null },
    billing_reason: invoice.reason,
    collection_method: "charge_automatically",
    created: invoice.created,
    currency: "usd",
    customer: invoice.customerId,
    default_tax_rates: [],
    hosted_invoice_url: `${payments.pagesUrl}/i/${invoice.id}`,
    lines: { object: "list", data: [wireLine(invoice)], has_more: false, url: `/v1/invoices/${invoice.id}/lines` },
    metadata: {},
    next_payment_attempt: invoice.nextAttempt,
    number: invoice.number,
    paid: isPaid,
    paid_out_of_band: false,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: invoice.periodEnd,
    period_start: invoice.periodStart,
    status: invoice.status,
    status_transitions: {
      finalized_at: invoice.created,
      marked_uncollectible_at: null,
      paid_at: invoice.paidAt,
      voided_at: null,
    },
    subscription: invoice.subscriptionId,
  };
}

function wireInvoiceSums(
  { subtotal, discount, subscriptionId }: SimulatedInvoice,
  { total, isPaid }: { total: number; isPaid: boolean },
): Wire {
  return {
    ...{ subtotal, total, amount_due: total, amount_paid: isPaid ? total : 0, amount_remaining: isPaid ? 0 : total },
    ...{ amount_shipping: 0, starting_balance: 0, ending_balance: 0, tax: null, total_tax_amounts: [] },
    ...{ post_payment_credit_notes_amount: 0, pre_payment_credit_notes_amount: 0 },
    total_discount_amounts: discount === 0 ? [] : [{ amount: discount, discount: `di_${subscriptionId.slice(4)}` }],
  };
}

function wireLine(invoice: SimulatedInvoice): Wire {
  return {
    ...shared,
    id: `il_${invoice.id.slice(3)}`,
    object: "line_item",
    amount: invoice.subtotal,
    currency: "usd",
    description: "Hangtag, one store",
    discountable: true,
    metadata: {},
    period: { start: invoice.periodStart, end: invoice.periodEnd },
    proration: invoice.isProration,
    subscription: invoice.subscriptionId,
    type: "subscription",
  };
}
