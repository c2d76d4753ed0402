import { firstOf } from "#tests/kit/rows/first-of.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { somePayments } from "#tests/kit/billing/some-payments.ts";
import type { SomePayments } from "#tests/kit/billing/some-payments.ts";
import { openPublishedInterface } from "#tests/kit/providers/published-interface.ts";
import { openServices } from "#server/platform/providers/provider.ts";
import type { SimulatedExchange } from "#server/platform/providers/simulated-services.ts";
import { billing } from "./billing.ts";
import type { SubscriptionOrder } from "#common/billing/subscription.ts";
import type { BillingReport } from "./billing.ts";
import { billingProviders } from "./billing-providers.ts";

const start = new Date("2026-06-01T12:00:00Z");
let now = start;
let payments: SomePayments;

beforeAll(async () => {
  payments = await somePayments(() => now);
});
afterAll(() => payments.stop());

const urls = {
  doneUrl: "https://hangtag.test/done?session={CHECKOUT_SESSION_ID}",
  cancelUrl: "https://hangtag.test/no",
};

async function aCustomer(accountId: number): Promise<string> {
  return payments.service.addCustomer({ accountId, name: "Maple Company", email: "pat@hangtag.test" });
}

/** Types a card on the service's page, and lets it pay. */
async function saveCard(customerId: string, card = "4242"): Promise<void> {
  const { url } = await payments.service.openSetup({ customerId, ...urls });
  await payments.press(url, { card });
  const { methodIds } = await payments.service.readCompany(customerId);
  await payments.service.choosePaymentMethod({ customerId, id: methodIds[0] ?? "" });
}

const openingDay = new Date("2026-06-11T04:00:00Z");
const july = new Date("2026-07-01T04:00:00Z");

function anOrder(customerId: string, changes: Partial<SubscriptionOrder> = {}): SubscriptionOrder {
  const store = { customerId, storeId: 7, storeName: "Maple Street", attempt: 1 };
  const terms = { freeUntil: openingDay, chargeDay: july, waitsForOpening: false, isDiscounted: false };
  return { ...store, ...terms, ...changes };
}

test("a program without Stripe's keys has no billing service", () => {
  const closed = openServices(billingProviders.map((provider) => provider.open({ STRIPE_URL: "http://localhost" })));
  expect(closed.findProgramWide(billing)).toBeNull();
});

test("a company is one customer, however often it is added", async () => {
  expect(await aCustomer(1)).toBe(await aCustomer(1));
  expect(await aCustomer(2)).not.toBe(await aCustomer(1));
});

test("a card that a person saves on Stripe's page is on file, by its last four digits", async () => {
  const customerId = await aCustomer(3);
  expect((await payments.service.readCompany(customerId)).method).toBeNull();
  const { url } = await payments.service.openSetup({ customerId, ...urls });
  const back = await payments.press(url, { card: "4242" });
  expect(back.headers.get("location")).toMatch(/^https:\/\/hangtag\.test\/done\?session=cs_test_\w+$/);
  // Saved, and not chosen yet.
  const { method, methodIds } = await payments.service.readCompany(customerId);
  expect([method, methodIds.length]).toEqual([null, 1]);
  await payments.service.choosePaymentMethod({ customerId, id: firstOf(methodIds) });
  const { method: chosen } = await payments.service.readCompany(customerId);
  expect(chosen).toMatchObject({ brand: "visa", last4: "4242", expiresMonth: 12 });
  expect((await fetch(url)).status).toBe(410);
});

test("[ONB-06] nothing is charged in the free time; then a part of the month, and whole months", async () => {
  now = start;
  const customerId = await aCustomer(4);
  await saveCard(customerId);
  await payments.service.subscribe(anOrder(customerId));
  await payments.service.subscribe(anOrder(customerId));
  now = new Date(openingDay.getTime() - 1000);
  const before = await payments.service.readCompany(customerId);
  expect(before.subscriptions).toHaveLength(1);
  expect(before.subscriptions[0]).toMatchObject({ storeId: 7, attempt: 1, status: "trialing", freeUntil: openingDay });
  expect(before.invoices.map(({ totalCents }) => totalCents)).toEqual([0]);
  now = new Date(july.getTime() + 1000);
  const after = await payments.service.readCompany(customerId);
  expect(after.subscriptions[0]).toMatchObject({ status: "active", periodEndsAt: new Date("2026-08-01T04:00:00Z") });
  expect(after.invoices.map(({ totalCents, status }) => [totalCents, status])).toEqual([
    [10_000, "paid"],
    [6667, "paid"],
    [0, "paid"],
  ]);
});

test("[ONB-05] the discount is on invoices from when it is set until it is taken off", async () => {
  now = start;
  const customerId = await aCustomer(5);
  await saveCard(customerId);
  await payments.service.subscribe(anOrder(customerId, { storeId: 8, chargeDay: null, isDiscounted: true }));
  now = openingDay;
  const [subscription] = (await payments.service.readCompany(customerId)).subscriptions;
  expect(subscription).toMatchObject({ isDiscounted: true, status: "active" });
  await payments.service.setDiscount(String(subscription?.id), false);
  now = new Date("2026-07-11T05:00:00Z");
  const { invoices } = await payments.service.readCompany(customerId);
  expect(invoices.map(({ totalCents, discountCents }) => [totalCents, discountCents])).toEqual([
    [10_000, 0],
    [9500, 500],
    [0, 0],
  ]);
  await payments.service.setDiscount(String(subscription?.id), true);
  expect((await payments.service.readCompany(customerId)).subscriptions[0]).toMatchObject({ isDiscounted: true });
});

test("one that waits for an opening ends without a charge, and a canceled one at the end of its month", async () => {
  now = start;
  const customerId = await aCustomer(6);
  await saveCard(customerId);
  await payments.service.subscribe(anOrder(customerId, { storeId: 9, chargeDay: null, waitsForOpening: true }));
  await payments.service.subscribe(anOrder(customerId, { storeId: 13, chargeDay: null }));
  await payments.service.drop(String((await payments.service.readCompany(customerId)).subscriptions[0]?.id));
  await payments.service.subscribe(anOrder(customerId, { storeId: 10, chargeDay: null }));
  now = openingDay;
  const [open, dropped, waiting] = (await payments.service.readCompany(customerId)).subscriptions;
  expect(dropped).toMatchObject({ storeId: 13, status: "canceled", endedAt: start });
  expect(waiting).toMatchObject({ storeId: 9, status: "canceled", waitsForOpening: true, endedAt: openingDay });
  await payments.service.endWithPeriod(String(open?.id), true);
  expect((await payments.service.readCompany(customerId)).subscriptions[0]).toMatchObject({ endsWithPeriod: true });
  now = new Date("2026-07-12T05:00:00Z");
  const ended = await payments.service.readCompany(customerId);
  expect(ended.subscriptions[0]).toMatchObject({ status: "canceled", endedAt: new Date("2026-07-11T04:00:00Z") });
  expect(ended.invoices.filter(({ totalCents }) => totalCents > 0)).toHaveLength(1);
});

test("a declined card leaves the invoice open and is tried again; another card pays it", async () => {
  now = start;
  const customerId = await aCustomer(7);
  await saveCard(customerId, "0341");
  await payments.service.subscribe(anOrder(customerId, { storeId: 11 }));
  now = new Date("2026-06-12T05:00:00Z");
  const late = await payments.service.readCompany(customerId);
  expect(late.subscriptions[0]).toMatchObject({ status: "past_due" });
  expect(late.invoices[0]).toMatchObject({ status: "open", isTried: true, dueAt: openingDay, paidAt: null });
  expect(late.invoices[0]?.nextTryAt).toEqual(new Date("2026-06-14T04:00:00Z"));
  await payments.press(await payments.service.openPortal({ customerId, returnUrl: urls.cancelUrl }), {
    ...{ act: "card", value: "4242" },
  });
  now = new Date("2026-06-15T05:00:00Z");
  const paid = await payments.service.readCompany(customerId);
  expect(paid.subscriptions[0]).toMatchObject({ status: "active" });
  expect(paid.invoices[0]).toMatchObject({ status: "paid" });
  expect(paid.methodIds).toHaveLength(1);
});

test("an invoice's page opens for its own customer alone", async () => {
  const [mine, other] = [await aCustomer(4), await aCustomer(5)];
  const [invoice] = (await payments.service.readCompany(mine)).invoices;
  const id = String(invoice?.id);
  const url = await payments.service.openInvoice({ customerId: mine, id });
  expect((await fetch(String(url))).status).toBe(200);
  expect(await payments.service.openInvoice({ customerId: other, id })).toBeNull();
});

test("[ONB-04] a report counts with Stripe's signature of the last minutes alone", async () => {
  const read = (body: string, signature: string, at = now): Promise<BillingReport | null> =>
    payments.service.readReport({ body: Buffer.from(body), signature, now: at });
  const reports = payments.payments.reports.map((report) => ({ report, ...payments.sign(report) }));
  const types = new Set<string>();
  for (const { body, headers } of reports) {
    const report = await read(body, headers["stripe-signature"]);
    expect(report?.customerId).toMatch(/^cus_/);
    types.add(String(report?.type));
  }
  expect([...types].toSorted()).toEqual([
    ...["customer.subscription.created", "customer.subscription.deleted", "customer.subscription.trial_will_end"],
    ...["customer.subscription.updated", "customer.updated", "invoice.finalized", "invoice.paid"],
    ...["invoice.payment_failed", "payment_method.attached", "payment_method.detached"],
  ]);
  const { body: first, headers: signed } = firstOf(reports);
  const signature = signed["stripe-signature"];
  expect(await read(`${first} `, signature)).toBeNull();
  expect(await read(first, "")).toBeNull();
  expect(await read(first, signature.replace("v1=", "v1=0"))).toBeNull();
  expect(await read(first, signature, new Date(now.getTime() + 301_000))).toBeNull();
});

test("Stripe's own words come back as a fault that says whether to try again", async () => {
  const order = anOrder("cus_nobody", { storeId: 12 });
  await expect(payments.service.subscribe(order)).rejects.toMatchObject({ code: "refused" });
  // The key of a store's first subscription with other content.
  await expect(payments.service.subscribe(anOrder("cus_nobody"))).rejects.toMatchObject({ code: "refused" });
  payments.trouble = { status: 429, error: "Too many requests" };
  await expect(payments.service.readPrice()).rejects.toMatchObject({ code: "rate-limited" });
  payments.trouble = null;
  expect(await payments.service.readPrice()).toBe(10_000);
  const stopped = await somePayments(() => now);
  await stopped.stop();
  await expect(stopped.service.readPrice()).rejects.toMatchObject({ code: "unavailable" });
});

const published = openPublishedInterface("stripe-spec3-2023-09-12.yaml.gz", (text): unknown => parse(text), [
  "default_payment_method",
]);

function isAnsweredCall({ request, response }: SimulatedExchange): boolean {
  return request.path.startsWith("/v1/") && response.status < 300;
}

test.runIf(published !== null)(
  "what we send and what the simulator returns fit what Stripe publishes",
  { timeout: 120_000 },
  () => {
    const api = payments.exchanges.filter(isAnsweredCall);
    const byCall = Map.groupBy(
      api,
      ({ request }) => `${request.method} ${request.path.replaceAll(/_[\da-z]{8,}/g, "")}`,
    );
    expect([...byCall.keys()].toSorted()).toHaveLength(15);
    for (const [call, exchanges] of byCall) {
      // The first and the last of each: with the fewest and the most records.
      for (const { request, response } of [exchanges[0], exchanges.at(-1)].filter(
        (exchange) => exchange !== undefined,
      )) {
        expect([call, published?.findProblems(request, response)]).toEqual([call, []]);
      }
    }
  },
);
