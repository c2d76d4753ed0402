import { billing } from "#server/adapters/billing/billing.ts";
import type { BillingService, CompanyBilling } from "#server/adapters/billing/billing.ts";
import { defineProvider } from "#server/platform/providers/provider.ts";
import { readResponse } from "#server/platform/providers/read-response.ts";
import * as answers from "./stripe-answers.ts";
import { stripeCall, stripeLibrary } from "./stripe-call.ts";
import type { StripeAccount, StripeCall } from "./stripe-call.ts";
import { stripeMetadata, stripePaths as paths, stripeSettings, stripeUrl } from "./stripe-paths.ts";
import { toInvoice, toMethod, toSubscription } from "./stripe-records.ts";
import { readStripeReport } from "./stripe-report.ts";
import { stripeSubscriptions } from "./stripe-subscriptions.ts";

/** Stripe, with one account of the installation: each company is a customer there, each store a subscription. */
export const stripe = defineProvider({
  id: "stripe",
  name: "Stripe",
  need: billing,
  about: "Charges the company for its stores",
  exchange: {
    gets: "Whether invoices are paid, the last four digits of the card",
    sends: "The company's and the stores' names, the owner's email",
    never: "Customers, sales, employees",
  },
  credentials: [],
  addresses: { api: { setting: stripeSettings.url, own: stripeUrl } },
  keys: {
    secretKey: stripeSettings.secretKey,
    webhookSecret: stripeSettings.webhookSecret,
    price: stripeSettings.price,
  },
  open: (urls, keys) => openStripe({ ...urls, ...keys }),
});

function openStripe(account: StripeAccount): BillingService {
  const library = stripeLibrary(account);
  const call = stripeCall(library);
  return {
    readPrice: async () =>
      readResponse(answers.price, await call({ method: "GET", path: paths.price(account.price) })).unit_amount,
    async addCustomer({ accountId, name, email }) {
      const form = { name, email, metadata: { [stripeMetadata.account]: String(accountId) } };
      const idempotencyKey = `hangtag-customer-${accountId}`;
      const body = await call({ method: "POST", path: paths.customers, form, idempotencyKey });
      return readResponse(answers.record, body).id;
    },
    async openSetup({ customerId: customer, doneUrl, cancelUrl }) {
      const urls = { success_url: doneUrl, cancel_url: cancelUrl };
      const form = { mode: "setup", customer, payment_method_types: ["card"], ...urls };
      return readResponse(answers.link, await call({ method: "POST", path: paths.sessions, form }));
    },
    async openPortal({ customerId, returnUrl }) {
      const form = { customer: customerId, return_url: returnUrl };
      return readResponse(answers.link, await call({ method: "POST", path: paths.portalSessions, form })).url;
    },
    async openInvoice({ customerId, id }) {
      const body = await call({ method: "GET", path: paths.invoice(encodeURIComponent(id)) });
      const { customer, hosted_invoice_url: url } = readResponse(answers.invoice, body);
      return customer === customerId ? (url ?? null) : null;
    },
    readCompany: (customerId) => readCompany(call, customerId),
    async choosePaymentMethod({ customerId, id }) {
      const form = { invoice_settings: { default_payment_method: id } };
      await call({ method: "POST", path: paths.customer(customerId), form });
    },
    ...stripeSubscriptions(call, account.price),
    readReport: (receipt) => readStripeReport(library, account.webhookSecret, receipt),
  };
}

async function readCompany(call: StripeCall, customerId: string): Promise<CompanyBilling> {
  const customer = await call({
    method: "GET",
    path: paths.customer(customerId),
    query: { "expand[]": "invoice_settings.default_payment_method" },
  });
  const { default_payment_method: method } = readResponse(answers.customer, customer).invoice_settings;
  const methods = await readPages(call, { path: paths.paymentMethods(customerId), query: {} }, (body) =>
    readResponse(answers.listOf(answers.paymentMethod), body),
  );
  const ofCustomer = { customer: customerId };
  const subscriptions = await readPages(
    call,
    { path: paths.subscriptions, query: { ...ofCustomer, status: "all" } },
    (body) => readResponse(answers.listOf(answers.subscription), body),
  );
  const invoices = await readPages(call, { path: paths.invoices, query: ofCustomer }, (body) =>
    readResponse(answers.listOf(answers.invoice), body),
  );
  return {
    method: method === null ? null : toMethod(method),
    methodIds: methods.map(({ id }) => id),
    subscriptions: subscriptions.map(toSubscription),
    invoices: invoices.map(toInvoice),
  };
}

const pageSize = 100;
/** Twenty years of invoices of forty stores; what is older is left at Stripe. */
const mostPages = 100;

type Page<Item> = { data: Item[]; has_more: boolean };

async function readPages<Item extends { id: string }>(
  call: StripeCall,
  { path, query }: { path: string; query: Record<string, string> },
  read: (body: unknown) => Page<Item>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 0; page < mostPages; page += 1) {
    const last = items.at(-1);
    const after = last === undefined ? {} : { starting_after: last.id };
    const body = await call({ method: "GET", path, query: { ...query, limit: String(pageSize), ...after } });
    const { data, has_more: hasMore } = read(body);
    items.push(...data);
    if (!hasMore) {
      break;
    }
  }
  return items;
}
