/** The pages of the simulated account's own: where a person saves a card, and the portal with its test time. */
import { paymentsTime } from "#server/adapters/billing/simulated-payments.ts";
import type {
  SimulatedPayments,
  SimulatedSession,
  SimulatedSubscription,
} from "#server/adapters/billing/simulated-payments.ts";
import type { SimulatedRequest, SimulatedResponse } from "#server/platform/providers/simulated-services.ts";
import { escapeHtml, formButton, simulatedPage } from "./stripe-simulated-html.ts";
import { wireMethod } from "./stripe-simulated-records.ts";
import { fieldOf } from "./stripe-simulated-subscriptions.ts";
import {
  attachCard,
  catchUp,
  decliningCard,
  report,
  reportCustomer,
  reportSubscription,
  tryPayment,
} from "./stripe-simulated-time.ts";

/** Null for everything that is not one of the pages. */
export function respondWithPage(payments: SimulatedPayments, request: SimulatedRequest): SimulatedResponse | null {
  const [, kind, id = ""] = /^\/(c\/pay|p\/session|i)\/([\w-]+)$/.exec(request.path) ?? [];
  if (kind === undefined) {
    return null;
  }
  if (kind === "i") {
    return showInvoice(payments, id);
  }
  const session = payments.sessions.find((candidate) => candidate.id === id);
  if (session === undefined || (session.isUsed && request.method === "GET")) {
    return html(410, "This link has expired", "<p>Go back to Hangtag and open it again.</p>");
  }
  return session.kind === "setup" ? setup(payments, request, session) : portal(payments, request, session);
}

const cards = [
  { last4: "4242", label: "Visa 4242, pays" },
  { last4: decliningCard, label: `Visa ${decliningCard}, can be saved and then declines each payment` },
];

function setup(payments: SimulatedPayments, request: SimulatedRequest, session: SimulatedSession): SimulatedResponse {
  if (request.method !== "POST") {
    const choices = cards.map(
      ({ last4, label }, index) =>
        `<label><input type="radio" name="card" value="${last4}"${index === 0 ? " checked" : ""}> ${label}</label>`,
    );
    const form = `<form method="post">${choices.join("")}<button>Save card</button></form>`;
    const back = `<p><a href="${escapeHtml(session.cancelUrl)}">Back without saving</a></p>`;
    return html(200, "Save a card", `<p>A real card is typed here. These are test cards.</p>${form}${back}`);
  }
  session.isUsed = true;
  const at = paymentsTime(payments, { ...session, now: request.now });
  attachCard(payments, { customerId: session.customerId, last4: fieldOf(request.body, "card"), at });
  const location = session.doneUrl.replace("{CHECKOUT_SESSION_ID}", session.id);
  return { status: 303, body: Buffer.alloc(0), headers: { location } };
}

function portal(payments: SimulatedPayments, request: SimulatedRequest, session: SimulatedSession): SimulatedResponse {
  session.isUsed = true;
  if (request.method === "POST") {
    act(payments, request, session.customerId);
    catchUp(payments, request.now);
  }
  return html(
    200,
    "Billing portal",
    portalBody(payments, session, paymentsTime(payments, { ...session, now: request.now })),
  );
}

function act(payments: SimulatedPayments, { body, now }: SimulatedRequest, customerId: string): void {
  const at = paymentsTime(payments, { customerId, now });
  const value = fieldOf(body, "value");
  const acts: Readonly<Record<string, () => void>> = {
    card: () => replaceCard(payments, { customerId, last4: value, at }),
    toggle: () => toggleEnd(payments, { customerId, id: value, at }),
    pay: () => payOpen(payments, customerId, at),
    charge: () => {
      moveOn(payments, { customerId, seconds: Math.max(0, nextCharge(payments, customerId, at) - at) });
    },
    days: () => {
      moveOn(payments, { customerId, seconds: Number(value) * daySeconds });
    },
  };
  acts[fieldOf(body, "act")]?.();
}

const daySeconds = 86_400;

function moveOn(
  { customers }: SimulatedPayments,
  { customerId, seconds }: { customerId: string; seconds: number },
): void {
  const customer = customers.find(({ id }) => id === customerId);
  if (customer !== undefined) {
    customer.aheadSeconds += seconds;
  }
}

/** In the portal a new card pays at once, and the one before it is removed. */
function replaceCard(
  payments: SimulatedPayments,
  { customerId, last4, at }: { customerId: string; last4: string; at: number },
): void {
  const customer = payments.customers.find(({ id }) => id === customerId);
  const before = payments.methods.find(({ id }) => id === customer?.methodId);
  const methodId = attachCard(payments, { customerId, last4, at });
  if (customer !== undefined) {
    customer.methodId = methodId;
    reportCustomer(payments, customerId, at);
  }
  if (before !== undefined) {
    before.customerId = null;
    // Stripe's event names the customer it was taken from beside it; the record itself has none any more.
    report(payments, { type: "payment_method.detached", record: { ...wireMethod(before), customer: customerId }, at });
  }
}

function toggleEnd(
  payments: SimulatedPayments,
  { customerId, id, at }: { customerId: string; id: string; at: number },
): void {
  const subscription = subscriptionsOf(payments, customerId).find((candidate) => candidate.id === id);
  if (subscription !== undefined) {
    subscription.endsWithPeriod = !subscription.endsWithPeriod;
    reportSubscription(payments, subscription, { what: "updated", at });
  }
}

function payOpen(payments: SimulatedPayments, customerId: string, at: number): void {
  for (const invoice of payments.invoices) {
    if (invoice.customerId === customerId && invoice.status === "open") {
      tryPayment(payments, invoice, at);
      const subscription = payments.subscriptions.find(({ id }) => id === invoice.subscriptionId);
      if (subscription !== undefined) {
        reportSubscription(payments, subscription, { what: "updated", at });
      }
    }
  }
}

function subscriptionsOf(payments: SimulatedPayments, customerId: string): SimulatedSubscription[] {
  return payments.subscriptions.filter(
    (subscription) => subscription.customerId === customerId && subscription.status !== "canceled",
  );
}

function nextCharge(payments: SimulatedPayments, customerId: string, at: number): number {
  const charged = subscriptionsOf(payments, customerId).filter(({ endsWithPeriod }) => !endsWithPeriod);
  return charged.length === 0 ? at : Math.min(...charged.map(({ periodEnd }) => periodEnd));
}

function portalBody(payments: SimulatedPayments, { customerId, doneUrl }: SimulatedSession, at: number): string {
  const stores = subscriptionsOf(payments, customerId).map((subscription) => {
    const label = subscription.endsWithPeriod ? "Renew" : "Cancel plan";
    const ends = `${subscription.endsWithPeriod ? "ends" : "next charge"} ${day(subscription.periodEnd)}`;
    const button = formButton({
      act: "toggle",
      value: subscription.id,
      label: `${label}: ${subscription.description}`,
    });
    return `<li>${escapeHtml(subscription.description)}: ${subscription.status}, ${ends} ${button}</li>`;
  });
  const invoices = payments.invoices
    .filter((invoice) => invoice.customerId === customerId && invoice.subtotal > 0)
    .map((invoice) => `<li>${invoice.number} ${day(invoice.created)} ${dollars(invoice)} ${invoice.status}</li>`);
  const cardButtons = cards.map(({ last4, label }) => formButton({ act: "card", value: last4, label: `Use ${label}` }));
  return [
    `<h2>Card</h2>${cardButtons.join("")}`,
    `<h2>Plans</h2><ul>${stores.join("")}</ul>`,
    `<h2>Invoices</h2><ul>${invoices.join("")}</ul>${formButton({ act: "pay", value: "", label: "Pay open invoices" })}`,
    `<h2>Test time: ${day(at)}</h2>`,
    formButton({ act: "charge", value: "", label: "Move on to the next charge" }),
    formButton({ act: "days", value: "1", label: "Move on one day" }),
    `<p><a href="${escapeHtml(doneUrl)}">Return to Hangtag</a></p>`,
  ].join("");
}

function showInvoice(payments: SimulatedPayments, id: string): SimulatedResponse {
  const invoice = payments.invoices.find((candidate) => candidate.id === id);
  if (invoice === undefined) {
    return html(404, "No such invoice", "");
  }
  const subscription = payments.subscriptions.find((candidate) => candidate.id === invoice.subscriptionId);
  const lines = [
    `${escapeHtml(subscription?.description ?? "")}, ${day(invoice.periodStart)} to ${day(invoice.periodEnd)}`,
    `Total ${dollars(invoice)}, ${invoice.status}`,
  ];
  return html(200, `Invoice ${invoice.number}`, lines.map((line) => `<p>${line}</p>`).join(""));
}

function dollars({ subtotal, discount }: { subtotal: number; discount: number }): string {
  return `$${((subtotal - discount) / 100).toFixed(2)}`;
}

function day(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

function html(status: number, title: string, body: string): SimulatedResponse {
  const headers = { "content-type": "text/html; charset=utf-8" };
  return { status, body: Buffer.from(simulatedPage(title, body)), headers };
}
