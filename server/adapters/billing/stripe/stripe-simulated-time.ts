/** What happens in the simulated account as its time passes: free time ends, months are charged, payments are tried. */
import { roundedQuotient } from "#common/rounding.ts";
import { multiStorePercent } from "#common/billing/store-charges.ts";
import { newId, paymentsTime } from "#server/adapters/billing/simulated-payments.ts";
import type {
  SimulatedInvoice,
  SimulatedPayments,
  SimulatedSubscription,
} from "#server/adapters/billing/simulated-payments.ts";
import { wireCustomer, wireInvoice, wireMethod, wireSubscription } from "./stripe-simulated-records.ts";
import { stripeVersion } from "./stripe-paths.ts";

const daySeconds = 86_400;
const retryAfterSeconds = 3 * daySeconds;
const mostAttempts = 4;
const reportedBeforeSeconds = 3 * daySeconds;

/** Queues an event; the record is as it is now. */
export function report(
  payments: SimulatedPayments,
  { type, record, at }: { type: string; record: Record<string, unknown>; at: number },
): void {
  const id = newId("evt");
  const event = {
    ...{ id, object: "event", api_version: stripeVersion, created: at, livemode: false, pending_webhooks: 1 },
    ...{ request: { id: null, idempotency_key: null }, type, data: { object: record } },
  };
  payments.reports.push({ id, payload: JSON.stringify(event) });
}

export function reportSubscription(
  payments: SimulatedPayments,
  subscription: SimulatedSubscription,
  { what, at }: { what: "created" | "updated" | "deleted" | "trial_will_end"; at: number },
): void {
  const record = wireSubscription(payments, subscription);
  report(payments, { type: `customer.subscription.${what}`, record, at });
}

export function reportCustomer(payments: SimulatedPayments, customerId: string, at: number): void {
  const customer = payments.customers.find(({ id }) => id === customerId);
  if (customer !== undefined) {
    report(payments, { type: "customer.updated", record: wireCustomer(customer, null), at });
  }
}

/** Saves a card, which does not pay before it is chosen. */
export function attachCard(
  payments: SimulatedPayments,
  { customerId, last4, at }: { customerId: string; last4: string; at: number },
): string {
  const card = { id: newId("pm"), customerId, last4, isDeclined: last4 === decliningCard, created: at };
  payments.methods.unshift(card);
  report(payments, { type: "payment_method.attached", record: wireMethod(card), at });
  return card.id;
}

/** As Stripe's own test card: it can be saved, and then refuses each payment. */
export const decliningCard = "0341";

/** Lets all happen that is due by each customer's time, the earliest first. */
export function catchUp(payments: SimulatedPayments, now: Date): void {
  for (let due = nextDue(payments, now); due !== null; due = nextDue(payments, now)) {
    due.happen();
  }
}

type Due = { customerId: string; at: number; happen: () => void };

function nextDue(payments: SimulatedPayments, now: Date): Due | null {
  const live = payments.subscriptions.filter(({ status }) => status !== "canceled");
  const dues: Due[] = [
    ...live.map((subscription) => ({
      customerId: subscription.customerId,
      at: subscription.periodEnd,
      happen: () => endPeriod(payments, subscription),
    })),
    ...live
      .filter(({ isTrialEndReported }) => !isTrialEndReported)
      .map((subscription) => ({
        customerId: subscription.customerId,
        at: subscription.trialEnd - reportedBeforeSeconds,
        happen: () => announceEnd(payments, subscription),
      })),
    ...payments.invoices.flatMap((invoice): Due[] => {
      const { customerId, nextAttempt: at } = invoice;
      return at === null ? [] : [{ customerId, at, happen: () => tryPayment(payments, invoice, at) }];
    }),
  ];
  return (
    dues
      .filter(({ customerId, at }) => at <= paymentsTime(payments, { customerId, now }))
      .toSorted((left, right) => left.at - right.at)[0] ?? null
  );
}

function announceEnd(payments: SimulatedPayments, subscription: SimulatedSubscription): void {
  subscription.isTrialEndReported = true;
  const at = subscription.trialEnd - reportedBeforeSeconds;
  reportSubscription(payments, subscription, { what: "trial_will_end", at });
}

function endPeriod(payments: SimulatedPayments, subscription: SimulatedSubscription): void {
  const at = subscription.periodEnd;
  if (subscription.endsWithPeriod) {
    endSubscription(payments, subscription, at);
    return;
  }
  if (subscription.status === "trialing") {
    subscription.status = "active";
  }
  startPeriod(payments, subscription, at);
  reportSubscription(payments, subscription, { what: "updated", at });
}

export function endSubscription(payments: SimulatedPayments, subscription: SimulatedSubscription, at: number): void {
  subscription.status = "canceled";
  subscription.endedAt = at;
  reportSubscription(payments, subscription, { what: "deleted", at });
}

/** Charges the month, or the part of it until the day of every later charge. */
function startPeriod(payments: SimulatedPayments, subscription: SimulatedSubscription, at: number): void {
  const { anchor } = subscription;
  const end = anchor > at ? anchor : addMonths(anchor, monthsFrom(anchor, at) + 1);
  const whole = end - addMonths(end, -1);
  const { priceCents } = payments.account;
  const subtotal = anchor > at ? roundedQuotient(priceCents * (end - at), whole) : priceCents;
  subscription.periodStart = at;
  subscription.periodEnd = end;
  const terms = { subtotal, reason: "subscription_cycle", at, isProration: anchor > at } as const;
  const invoice = addInvoice(payments, subscription, terms);
  tryPayment(payments, invoice, at);
}

export function addInvoice(
  payments: SimulatedPayments,
  subscription: SimulatedSubscription,
  { subtotal, reason, at, isProration }: Pick<SimulatedInvoice, "subtotal" | "reason" | "isProration"> & { at: number },
): SimulatedInvoice {
  const discount = subscription.coupon === null ? 0 : roundedQuotient(subtotal * multiStorePercent, 100);
  // Half a cent goes up on what is paid, not on what is taken off.
  const paid = subscription.coupon === null ? subtotal : roundedQuotient(subtotal * (100 - multiStorePercent), 100);
  const invoice: SimulatedInvoice = {
    id: newId("in"),
    customerId: subscription.customerId,
    subscriptionId: subscription.id,
    number: `HANG-${String(payments.invoices.length + 1).padStart(4, "0")}`,
    status: "open",
    subtotal,
    discount: Math.min(discount, subtotal - paid),
    isProration,
    reason,
    created: at,
    paidAt: null,
    attempts: 0,
    nextAttempt: null,
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
  };
  payments.invoices.unshift(invoice);
  report(payments, { type: "invoice.finalized", record: wireInvoice(payments, invoice), at });
  return invoice;
}

/** By the customer's default card. */
export function tryPayment(payments: SimulatedPayments, invoice: SimulatedInvoice, at: number): void {
  const customer = payments.customers.find(({ id }) => id === invoice.customerId);
  const card = payments.methods.find(({ id }) => id === customer?.methodId);
  const subscription = payments.subscriptions.find(({ id }) => id === invoice.subscriptionId);
  const isFree = invoice.subtotal === invoice.discount;
  invoice.attempts += isFree ? 0 : 1;
  if (isFree || (card !== undefined && !card.isDeclined)) {
    Object.assign(invoice, { status: "paid", paidAt: at, nextAttempt: null });
    settle(subscription, "active");
    report(payments, { type: "invoice.paid", record: wireInvoice(payments, invoice), at });
    return;
  }
  invoice.nextAttempt = invoice.attempts < mostAttempts ? at + retryAfterSeconds : null;
  settle(subscription, "past_due");
  report(payments, { type: "invoice.payment_failed", record: wireInvoice(payments, invoice), at });
}

function settle(subscription: SimulatedSubscription | undefined, status: "active" | "past_due"): void {
  if (subscription !== undefined && subscription.status !== "canceled" && subscription.status !== "trialing") {
    subscription.status = status;
  }
}

/** The same day of a month and time of day in UTC, or the month's last day. */
function addMonths(seconds: number, months: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime() / 1000;
}

/** Whole months that have passed since the anchor. */
function monthsFrom(anchor: number, at: number): number {
  let months = 0;
  while (addMonths(anchor, months + 1) <= at) {
    months += 1;
  }
  return months;
}
