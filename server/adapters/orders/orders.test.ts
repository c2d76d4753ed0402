import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { openPublishedInterface } from "#tests/kit/providers/published-interface.ts";
import { shopLogin, shopServices } from "#tests/kit/orders/some-shops.ts";
import type { ShopServices } from "#tests/kit/orders/some-shops.ts";
import { cancelOrder, placeOrder, takeOutLine } from "./simulated-shop.ts";
import { deliveryHeaders, reportOrder, reportShop } from "./shopify/shopify-simulator.ts";
import { shopifySignature } from "./shopify/shopify-webhooks.ts";

const now = new Date("2026-11-21T21:00:00Z");
const amara = { firstName: "Amara", lastName: "Okonkwo", email: "amara@example.com", phone: "+16145550137" };
const coat = { title: "Columbia winter coat", variant: "6X", sku: "4418823", price: "24.00" };

let services: ShopServices;
const since = new Date("2026-11-20T00:00:00Z");

beforeAll(async () => {
  services = await shopServices(() => now);
});
beforeEach(() => {
  services.trouble = null;
  services.shop.orders.length = 0;
  services.exchanges.length = 0;
});
afterAll(() => services.stop());

test("a custom app connects by the shop's domain and its token, and the shop says its name", async () => {
  const typed = { ...shopLogin, shopDomain: " https://Maple-Street.myshopify.com/admin " };
  expect(await services.service.connect(typed)).toEqual({
    ...{ credentials: shopLogin, accountName: "Maple Street Kids" },
    ...{ expiresAt: null, shopDomain: "maple-street.myshopify.com" },
  });
});

test.each(["evil.example.com", "127.0.0.1", "x.myshopify.com.evil.test", "a@b.myshopify.com", "", "maple street"])(
  "the token never goes to %j, which is no shop of Shopify's",
  async (shopDomain) => {
    await expect(services.service.connect({ ...shopLogin, shopDomain })).rejects.toMatchObject({ code: "refused" });
    expect(services.exchanges).toEqual([]);
  },
);

test("a wrong token asks for another one, and an app without the scope says which", async () => {
  const { service, shop } = services;
  await expect(service.connect({ ...shopLogin, adminToken: "no" })).rejects.toMatchObject({ code: "sign-in" });
  shop.scopes = [];
  await expect(service.connect(shopLogin)).rejects.toMatchObject({
    code: "plan",
    message: "[API] This action requires merchant approval for read_orders scope.",
  });
  shop.scopes = ["read_orders", "write_orders"];
});

test("an order comes in our words, with what the customer gave", async () => {
  const { service, shop } = services;
  const order = placeOrder(shop, { at: now, customer: amara, note: "Can I come after 6?", lines: [coat] });
  const page = await service.listOrders(shopLogin, { since, cursor: null });
  expect(page).toEqual({
    cursor: null,
    orders: [
      {
        ...{ id: String(order.id), name: "#1039", placedAt: now, updatedAt: now, cancelledAt: null },
        ...{ customerName: "Amara Okonkwo", email: "amara@example.com", phone: "+16145550137", channel: "web" },
        ...{ financialStatus: "paid", fulfillmentStatus: "", delivery: "pickup", currency: "USD" },
        ...{ subtotalCents: 2400, taxCents: 132, totalCents: 2532, note: "Can I come after 6?", tags: [] },
        lines: [
          {
            ...{ id: String(order.lines[0]?.id), title: "Columbia winter coat", variant: "6X" },
            ...{ sku: "4418823", quantity: 1, priceCents: 2400 },
          },
        ],
      },
    ],
  });
});

test("what is refunded is no longer ordered, and a delivery is told by its lines", async () => {
  const { service, shop } = services;
  const order = placeOrder(shop, { at: now, customer: amara, delivery: "ship", lines: [coat] });
  placeOrder(shop, { at: now, customer: amara, delivery: "local", lines: [coat] });
  takeOutLine(order, { sku: coat.sku, at: now });
  cancelOrder(order, now);
  const { orders } = await service.listOrders(shopLogin, { since, cursor: null });
  expect(orders.map(({ delivery, cancelledAt, lines }) => [delivery, cancelledAt, lines[0]?.quantity])).toEqual([
    ["ship", now, 0],
    ["local", null, 1],
  ]);
});

test("a long list comes page by page, each order once", async () => {
  const { service, shop } = services;
  for (let count = 0; count < 230; count += 1) {
    placeOrder(shop, { at: new Date(now.getTime() + count), lines: [coat] });
  }
  const names: string[] = [];
  let cursor: string | null = null;
  let pages = 0;
  do {
    const page: Awaited<ReturnType<typeof service.listOrders>> = await service.listOrders(shopLogin, { since, cursor });
    names.push(...page.orders.map(({ name }) => name));
    cursor = page.cursor;
    pages += 1;
  } while (cursor !== null);
  expect([pages, new Set(names).size, names.length]).toEqual([3, 230, 230]);
});

test.each([
  [429, "rate-limited"],
  [500, "unavailable"],
  [401, "sign-in"],
  [402, "plan"],
  [423, "plan"],
])("status %i of Shopify is a fault of the kind %s", async (status, code) => {
  services.trouble = { status, retryAfterSeconds: 60 };
  await expect(services.service.listOrders(shopLogin, { since, cursor: null })).rejects.toMatchObject({ code });
});

test("ready and handed over reach the shop once, however often they are said", async () => {
  const { service, shop } = services;
  const order = placeOrder(shop, { at: now, customer: amara, lines: [coat] });
  await service.markReady(shopLogin, String(order.id));
  await service.fulfill(shopLogin, String(order.id));
  await service.fulfill(shopLogin, String(order.id));
  expect(order).toMatchObject({ isPreparedForPickup: true, isFulfilled: true });
  const shipped = placeOrder(shop, { at: now, customer: amara, delivery: "ship", lines: [coat] });
  await expect(service.markReady(shopLogin, String(shipped.id))).rejects.toMatchObject({
    code: "refused",
    message: "The order is not picked up in the store.",
  });
});

test("a signature is that of the raw bytes: one changed byte, another secret or none is not genuine", () => {
  const { service, shop } = services;
  const delivery = reportOrder(shop, placeOrder(shop, { at: now, customer: amara, lines: [coat] }), "created");
  const headers = deliveryHeaders(shop, delivery);
  const rawBody = Buffer.from(delivery.body);
  expect(service.isGenuine(shop.secret, { headers, rawBody })).toBe(true);
  const changed = Buffer.from(rawBody);
  changed.writeUInt8(changed.readUInt8(10) ^ 1, 10);
  expect(service.isGenuine(shop.secret, { headers, rawBody: changed })).toBe(false);
  expect(service.isGenuine("another", { headers, rawBody })).toBe(false);
  expect(service.isGenuine(shop.secret, { headers: {}, rawBody })).toBe(false);
  expect(service.readEnvelope({ headers, rawBody })).toEqual({
    ...{ id: delivery.webhookId, topic: "orders/create", shopDomain: shop.domain },
  });
  expect(service.readEnvelope({ headers: {}, rawBody })).toBeNull();
});

test("the digest is base64 of HMAC-SHA256, as RFC 4231 computes it", () => {
  expect(shopifySignature("Jefe", Buffer.from("what do ya want for nothing?"))).toBe(
    "W9zBRr9gdU5qBCQmCJV1x1oAPwidJzmDnexYuWTsOEM=",
  );
});

test("a report that cannot be read asks for a look, and privacy topics name their orders", () => {
  const { service, shop } = services;
  const order = placeOrder(shop, { at: now, customer: amara, lines: [coat] });
  const { topic, body } = reportOrder(shop, order, "redactCustomer");
  const orderIds = [String(order.id)];
  expect(service.readReport({ topic, body })).toEqual({ kind: "privacy", what: "redact-customer", orderIds });
  expect(service.readReport({ topic: "orders/create", body: "{}" })).toEqual({ kind: "look" });
  expect(service.readReport(reportOrder(shop, order, "fulfilled"))).toEqual({ kind: "look" });
  expect(service.readReport(reportShop(shop, "uninstalled"))).toEqual({ kind: "uninstalled" });
  expect(service.readReport({ topic: "products/update", body: "[]" })).toEqual({ kind: "other" });
});

/** The description calls a number a float, which no version of OpenAPI does. */
const published = openPublishedInterface("shopify-admin-2021-10.yml.gz", (text): unknown =>
  parse(text.replaceAll("type: float", "type: number")),
);

test.skipIf(published === null)("what we ask and what the simulator returns fit what Shopify published", async () => {
  const { service, shop } = services;
  placeOrder(shop, { at: now, customer: amara, delivery: "ship", note: "Thank you", lines: [coat] });
  placeOrder(shop, { at: now, lines: [coat, { ...coat, sku: "2" }] });
  await service.listOrders(shopLogin, { since, cursor: null });
  await service.listOrders(shopLogin, { since, cursor: btoa("|1") });
  const problems = services.exchanges.flatMap(({ request, response }) =>
    published?.findProblems({ ...request, path: `/admin/api/2021-10${request.path}` }, response),
  );
  // The description knows no field that is empty, and leaves the cursor of every list out, which Shopify documents at
  // https://shopify.dev/docs/api/admin-rest/usage/pagination
  const own = problems.filter((problem) => !/received null$|^query page_info: not published$/.test(String(problem)));
  expect([services.exchanges.length, own]).toEqual([2, []]);
});
