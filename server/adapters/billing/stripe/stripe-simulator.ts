import { newId, paymentsTime } from "#server/adapters/billing/simulated-payments.ts";
import type {
  SimulatedCustomer,
  SimulatedPayments,
  SimulatedSubscription,
} from "#server/adapters/billing/simulated-payments.ts";
import type {
  SimulatedRequest,
  SimulatedResponse,
  SimulatedService,
} from "#server/platform/providers/simulated-services.ts";
import { multiStoreCoupon, stripePaths as paths, stripeSettings } from "./stripe-paths.ts";
import { respondWithPage } from "./stripe-simulated-pages.ts";
import {
  wireCoupon,
  wireCustomer,
  wireInvoice,
  wireMethod,
  wirePrice,
  wireSubscription,
} from "./stripe-simulated-records.ts";
import { catchUp, reportCustomer } from "./stripe-simulated-time.ts";
import * as subscriptions from "./stripe-simulated-subscriptions.ts";

type Handler = (payments: SimulatedPayments, request: SimulatedRequest, id: string) => SimulatedResponse;

/** Simulates Stripe's REST API of the pinned version, and the pages on which a person saves a card. */
export function stripeSimulator(payments: SimulatedPayments): SimulatedService {
  return {
    settings: [stripeSettings.url],
    basePath: "",
    respond(request) {
      catchUp(payments, request.now);
      return respondWithPage(payments, request) ?? respond(payments, request);
    },
  };
}

function respond(payments: SimulatedPayments, request: SimulatedRequest): SimulatedResponse {
  if (request.headers["authorization"] !== `Bearer ${payments.account.secretKey}`) {
    return stripeRefusal(401, "Invalid API Key provided");
  }
  const route = routes.find(({ method, path }) => method === request.method && path.test(request.path));
  if (route === undefined) {
    return stripeRefusal(404, `Unrecognized request URL (${request.method}: ${request.path}).`);
  }
  const key = request.headers["idempotency-key"];
  const earlier = typeof key === "string" ? payments.responsesByKey.get(key) : undefined;
  const content = `${request.path} ${request.rawBody.toString()}`;
  if (earlier !== undefined) {
    return earlier.request === content
      ? { ...earlier.response, headers: { "idempotent-replayed": "true" } }
      : stripeRefusal(
          400,
          "Keys for idempotent requests can only be used with the same parameters",
          "idempotency_key_in_use",
        );
  }
  const response = route.handle(payments, request, route.path.exec(request.path)?.[1] ?? "");
  if (typeof key === "string") {
    payments.responsesByKey.set(key, { request: content, response });
  }
  return response;
}

function stripeRefusal(status: number, message: string, code?: string): SimulatedResponse {
  const error = { type: "invalid_request_error", message, ...(code !== undefined && { code }) };
  return { status, body: { error } };
}

const missing = (what: string): SimulatedResponse => stripeRefusal(404, `No such ${what}`, "resource_missing");

const routes: readonly { method: string; path: RegExp; handle: Handler }[] = [
  { method: "GET", path: exactly(paths.price("([^/]+)")), handle: showPrice },
  { method: "POST", path: exactly(paths.customers), handle: addCustomer },
  { method: "GET", path: exactly(paths.customer("([^/]+)")), handle: showCustomer },
  { method: "POST", path: exactly(paths.customer("([^/]+)")), handle: changeCustomer },
  { method: "GET", path: exactly(paths.paymentMethods("([^/]+)")), handle: listMethods },
  { method: "POST", path: exactly(paths.sessions), handle: openSetup },
  { method: "POST", path: exactly(paths.portalSessions), handle: openPortal },
  { method: "POST", path: exactly(paths.coupons), handle: addCoupon },
  { method: "GET", path: exactly(paths.subscriptions), handle: listSubscriptions },
  { method: "POST", path: exactly(paths.subscriptions), handle: subscriptions.subscribe },
  { method: "POST", path: exactly(paths.subscription("([^/]+)")), handle: onSubscription(subscriptions.change) },
  { method: "DELETE", path: exactly(paths.subscription("([^/]+)")), handle: onSubscription(subscriptions.cancel) },
  { method: "DELETE", path: exactly(paths.discount("([^/]+)")), handle: onSubscription(subscriptions.removeDiscount) },
  { method: "GET", path: exactly(paths.invoices), handle: listInvoices },
  { method: "GET", path: exactly(paths.invoice("([^/]+)")), handle: showInvoice },
];

function exactly(path: string): RegExp {
  return new RegExp(`^${path}$`);
}

function showPrice(payments: SimulatedPayments, _request: SimulatedRequest, id: string): SimulatedResponse {
  return id === payments.account.priceId ? { status: 200, body: wirePrice(payments) } : missing("price");
}

function addCustomer(payments: SimulatedPayments, { body, now }: SimulatedRequest): SimulatedResponse {
  const customer: SimulatedCustomer = {
    id: newId("cus"),
    name: subscriptions.fieldOf(body, "name"),
    email: subscriptions.fieldOf(body, "email"),
    metadata: subscriptions.metadataOf(body),
    methodId: null,
    created: paymentsTime(payments, { customerId: null, now }),
    aheadSeconds: 0,
  };
  payments.customers.unshift(customer);
  return { status: 200, body: wireCustomer(customer, null) };
}

function showCustomer(payments: SimulatedPayments, { query }: SimulatedRequest, id: string): SimulatedResponse {
  const customer = payments.customers.find((candidate) => candidate.id === id);
  if (customer === undefined) {
    return missing("customer");
  }
  const isExpanded = query.getAll("expand[]").includes("invoice_settings.default_payment_method");
  const method = payments.methods.find((candidate) => candidate.id === customer.methodId);
  return { status: 200, body: wireCustomer(customer, isExpanded ? (method ?? null) : null) };
}

function changeCustomer(payments: SimulatedPayments, { body, now }: SimulatedRequest, id: string): SimulatedResponse {
  const customer = payments.customers.find((candidate) => candidate.id === id);
  const methodId = subscriptions.fieldOf(body, "invoice_settings[default_payment_method]");
  if (customer === undefined) {
    return missing("customer");
  }
  if (!payments.methods.some((method) => method.id === methodId && method.customerId === id)) {
    return missing("payment method");
  }
  customer.methodId = methodId;
  reportCustomer(payments, id, paymentsTime(payments, { customerId: id, now }));
  return { status: 200, body: wireCustomer(customer, null) };
}

function listMethods(payments: SimulatedPayments, request: SimulatedRequest, id: string): SimulatedResponse {
  return listed(
    request,
    payments.methods.filter(({ customerId }) => customerId === id),
    wireMethod,
  );
}

function openSetup(payments: SimulatedPayments, { body, now }: SimulatedRequest): SimulatedResponse {
  const id = newId("cs_test");
  const customerId = subscriptions.fieldOf(body, "customer");
  const [doneUrl, cancelUrl] = [subscriptions.fieldOf(body, "success_url"), subscriptions.fieldOf(body, "cancel_url")];
  if (body["mode"] !== "setup" || !payments.customers.some((customer) => customer.id === customerId)) {
    return stripeRefusal(400, "This simulated Stripe saves cards of its customers only");
  }
  payments.sessions.push({ id, kind: "setup", customerId, doneUrl, cancelUrl, isUsed: false });
  const created = paymentsTime(payments, { customerId, now });
  const nothing = { custom_fields: [], custom_text: {}, shipping_options: [], payment_method_types: ["card"] };
  const fixed = { object: "checkout.session", mode: "setup", livemode: false, payment_status: "no_payment_required" };
  const urls = { url: `${payments.pagesUrl}/c/pay/${id}`, success_url: doneUrl, cancel_url: cancelUrl };
  const times = { created, expires_at: created + 86_400 };
  return {
    status: 200,
    body: {
      id,
      customer: customerId,
      automatic_tax: { enabled: false, status: null },
      ...nothing,
      ...fixed,
      ...urls,
      ...times,
    },
  };
}

function openPortal(payments: SimulatedPayments, { body, now }: SimulatedRequest): SimulatedResponse {
  const id = newId("bps");
  const customerId = subscriptions.fieldOf(body, "customer");
  const returnUrl = subscriptions.fieldOf(body, "return_url");
  if (!payments.customers.some((customer) => customer.id === customerId)) {
    return missing("customer");
  }
  payments.sessions.push({ id, kind: "portal", customerId, doneUrl: returnUrl, cancelUrl: returnUrl, isUsed: false });
  const session = { id, object: "billing_portal.session", configuration: "bpc_hangtag", customer: customerId };
  const url = `${payments.pagesUrl}/p/session/${id}`;
  const created = paymentsTime(payments, { customerId, now });
  return { status: 200, body: { ...session, created, livemode: false, return_url: returnUrl, url, flow: null } };
}

function addCoupon(payments: SimulatedPayments, { body }: SimulatedRequest): SimulatedResponse {
  if (payments.coupons.includes(String(body["id"]))) {
    return stripeRefusal(400, "Coupon already exists.", "resource_already_exists");
  }
  payments.coupons.push(multiStoreCoupon);
  return { status: 200, body: wireCoupon() };
}

function onSubscription(
  handle: (
    payments: SimulatedPayments,
    request: SimulatedRequest,
    subscription: SimulatedSubscription,
  ) => SimulatedResponse,
): Handler {
  return (payments, request, id) => {
    const subscription = payments.subscriptions.find((candidate) => candidate.id === id);
    return subscription === undefined ? missing("subscription") : handle(payments, request, subscription);
  };
}

function listSubscriptions(payments: SimulatedPayments, request: SimulatedRequest): SimulatedResponse {
  const ofCustomer = payments.subscriptions.filter(({ customerId }) => customerId === request.query.get("customer"));
  return listed(request, ofCustomer, (subscription) => wireSubscription(payments, subscription));
}

function listInvoices(payments: SimulatedPayments, request: SimulatedRequest): SimulatedResponse {
  const ofCustomer = payments.invoices.filter(({ customerId }) => customerId === request.query.get("customer"));
  return listed(request, ofCustomer, (invoice) => wireInvoice(payments, invoice));
}

function showInvoice(payments: SimulatedPayments, _request: SimulatedRequest, id: string): SimulatedResponse {
  const invoice = payments.invoices.find((candidate) => candidate.id === id);
  return invoice === undefined ? missing("invoice") : { status: 200, body: wireInvoice(payments, invoice) };
}

function listed<Item extends { id: string }>(
  { query, path }: SimulatedRequest,
  items: readonly Item[],
  wire: (item: Item) => Record<string, unknown>,
): SimulatedResponse {
  const after = query.get("starting_after");
  const from = after === null ? 0 : items.findIndex(({ id }) => id === after) + 1;
  const limit = Number(query.get("limit") ?? 10);
  const data = items.slice(from, from + limit).map(wire);
  return { status: 200, body: { object: "list", url: path, has_more: from + limit < items.length, data } };
}
