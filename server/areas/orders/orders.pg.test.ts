import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aFeed } from "#tests/kit/a-feed.ts";
import { askFor } from "#tests/kit/bookkeeping/connect-store.ts";
import {
  cancelOrder,
  deliveryHeaders,
  placeOrder,
  reportOrder,
  reportShop,
  takeOutLine,
} from "#tests/kit/orders/shopping.ts";
import type { SimulatedDelivery, SimulatedOrder } from "#tests/kit/orders/shopping.ts";
import { shopLogin, shopServices } from "#tests/kit/orders/some-shops.ts";
import type { ShopServices } from "#tests/kit/orders/some-shops.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aSale } from "#tests/kit/pos-rows.ts";
import { aConsent, aTextingNumber } from "#tests/kit/texting/a-text.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

const minute = 60_000;
const amara = { firstName: "Amara", lastName: "Okonkwo", email: "amara@example.com", phone: "+16145550137" };
const coat = { title: "Columbia winter coat", variant: "6X", sku: "4418823", price: "24.00" };
const pants = { title: "Lands' End snow pants", variant: "7", sku: "4421060", price: "12.00" };

let program: TestProgram;
let services: ShopServices;
let store: TestStore;
let manager: Person;
let employee: Person;

beforeAll(async () => {
  services = await shopServices(() => program.clock.now);
  program = await testProgram({ services: services.services });
});
afterAll(async () => {
  await program.stop();
  await services.stop();
});
beforeEach(async () => {
  // Wednesday the 4th of March, noon in Chicago.
  program.clock.now = new Date("2026-03-04T18:00:00Z");
  services.trouble = null;
  services.requests.length = 0;
  services.shop.orders.length = 0;
  services.shop.deliveries.length = 0;
  await program.owner.query("delete from graphile_worker._private_jobs");
  await program.owner.query("update order_shops set ended_at = now() where ended_at is null");
  store = await aStore(program, { name: "Maple Street", timeZone: "America/Chicago" });
  await program.owner.query(
    `insert into store_hours (store_id, weekday, opens_minutes, closes_minutes)
     select $1, day, 540, 1260 from generate_series(0, 6) as day`,
    [store.id],
  );
  manager = await aPerson(program, store, { role: roles.manager, firstName: "Marcus" });
  employee = await aPerson(program, store, { role: roles.user, firstName: "Harper" });
});

const typed = Object.entries(shopLogin)
  .map(([name, value]) => `{ name: "${name}", value: "${value}" }`)
  .join(", ");

const change = (field: string, person: Person = manager) => askFor(person, `mutation { ${field} }`);

async function connect(): Promise<void> {
  await change(`connectOnlineShop(id: "shopify", credentials: [${typed}]) { shopDomain }`);
  await change(`saveOnlineShopSecret(id: "shopify", secret: "${services.shop.secret}") { hasSecret }`);
  await runJobs(program);
}

/** Posts a webhook as the shop does; `body` and `headers` change it. */
function post(
  delivery: SimulatedDelivery,
  { body = delivery.body, secret = services.shop.secret, storeId = store.id } = {},
) {
  const headers = deliveryHeaders({ ...services.shop, secret }, delivery);
  return program.http.inject({
    method: "POST",
    url: `/api/orders/shopify/${storeId}/webhooks`,
    headers,
    payload: body,
  });
}

async function deliver(order: SimulatedOrder, topic: Parameters<typeof reportOrder>[2] = "created"): Promise<void> {
  expect((await post(reportOrder(services.shop, order, topic))).statusCode).toBe(200);
  await runJobs(program);
}

const order = (...lines: (typeof coat)[]): SimulatedOrder =>
  placeOrder(services.shop, { at: program.clock.now, customer: amara, note: "After 6?", lines });

type Listed = { id: string; name: string; state: string; dueAt: string; lines: { id: string; pickState: string }[] };

async function list(person: Person = employee): Promise<{ isConnected: boolean; orders: Listed[] }> {
  const fields = "id name state dueAt isReconciled lines { id sku pickState quantity }";
  const { onlineOrders } = await askFor(person, `{ onlineOrders { isConnected orders { ${fields} } } }`);
  return onlineOrders as Awaited<ReturnType<typeof list>>; // oxlint-disable-line typescript/no-unsafe-type-assertion -- asked for above
}

async function firstOrder(): Promise<Listed> {
  const [first] = (await list()).orders;
  if (first === undefined) {
    throw new Error("No order");
  }
  return first;
}

const pageFields = `order { name state customerName isTexted lines { pickState } } customerEmail customerPhone note total
  offer { phone body refusal } steps { kind detail byName } writeState writeProblem`;

async function page(id: string, person: Person = employee): Promise<Record<string, unknown>> {
  const { onlineOrder } = await askFor(person, `{ onlineOrder(id: "${id}") { ${pageFields} } }`);
  return recordOf(onlineOrder);
}

async function view(): Promise<Record<string, unknown>> {
  const fields =
    "integration { state needsAction lastError { text } } hasSecret badSignatures isSecretWrong lastReportAt";
  const { onlineShop } = await askFor(manager, `{ onlineShop(id: "shopify") { ${fields} } }`);
  return recordOf(onlineShop);
}

const act = (name: string, id: string) => change(`${name}(id: "${id}") { order { state } }`, employee);
const mark = (id: string, line: string, to: string) =>
  change(`markOrderLine(id: "${id}", lineId: "${line}", to: ${to}) { order { state } }`, employee);

/** What would change something in the shop. */
const writes = (): string[] => services.requests.filter((request) => !request.startsWith("GET "));

test("[AUT-12] [ORD-1] [done 1] a signed webhook makes one order, and the same webhook again none", async () => {
  await connect();
  const delivery = reportOrder(services.shop, order(coat, pants), "created");
  expect([(await post(delivery)).statusCode, (await post(delivery)).statusCode]).toEqual([200, 200]);
  await runJobs(program);
  expect((await post(delivery)).statusCode).toBe(200);
  await runJobs(program);
  const { isConnected, orders } = await list();
  expect([isConnected, orders]).toMatchObject([true, [{ name: "#1039", state: "NEW", isReconciled: false }]]);
  expect(orders[0]?.lines.map(({ pickState }) => pickState)).toEqual(["TO_FIND", "TO_FIND"]);
  expect(await view()).toMatchObject({ integration: { state: "ACTIVE" }, badSignatures: 0 });
  const { rows } = await program.owner.query("select body from order_reports where store_id = $1", [store.id]);
  expect(rows).toEqual([{ body: null }]);
});

test("a store with a secret and no webhook yet is connected and not active", async () => {
  await connect();
  expect(await view()).toMatchObject({ integration: { state: "CONNECTED" }, hasSecret: true, lastReportAt: null });
});

test("[done 2] a body changed by one byte is refused and kept nowhere; five in a row show the mismatch", async () => {
  await connect();
  const delivery = reportOrder(services.shop, order(coat), "created");
  const changed = { body: delivery.body.replace("Columbia", "Columbiz") };
  const statuses = [];
  for (let count = 0; count < 4; count += 1) {
    statuses.push((await post(delivery, changed)).statusCode);
  }
  expect(statuses).toEqual([401, 401, 401, 401]);
  expect(await view()).toMatchObject({ badSignatures: 4, isSecretWrong: false });
  expect((await post(delivery, changed)).statusCode).toBe(401);
  await runJobs(program);
  expect(await view()).toMatchObject({
    integration: {
      ...{ state: "ERROR", needsAction: "REPLACE_SECRET" },
      lastError: { text: "Shopify is sending, but the secret does not match" },
    },
    isSecretWrong: true,
  });
  expect((await list()).orders).toEqual([]);
  const { rows } = await program.owner.query("select count(*)::int from order_reports where store_id = $1", [store.id]);
  expect(rows).toEqual([{ count: 0 }]);
  // The poll still works meanwhile, and does not hide it.
  program.clock.pass(16 * minute);
  await runJobs(program);
  expect(await view()).toMatchObject({ integration: { state: "ERROR" } });
  expect((await list()).orders).toHaveLength(1);
  expect((await post(delivery)).statusCode).toBe(200);
  expect(await view()).toMatchObject({ integration: { state: "ACTIVE", needsAction: null }, badSignatures: 0 });
});

test("what no shop of the store signed is refused: without headers, of another shop, at another store, too large", async () => {
  await connect();
  const delivery = reportOrder(services.shop, order(coat), "created");
  const url = `/api/orders/shopify/${store.id}/webhooks`;
  const other = await aStore(program);
  const answers = [
    await program.http.inject({ method: "POST", url, payload: delivery.body }),
    await post(delivery, { storeId: other.id }),
    await post(delivery, { secret: "another-secret-of-16" }),
    await program.http.inject({ method: "POST", url: "/api/orders/shopify/0/webhooks", payload: "{}" }),
    await program.http.inject({ method: "POST", url: "/api/orders/square/1/webhooks", payload: "{}" }),
    await program.http.inject({ method: "POST", url, payload: Buffer.alloc(5_000_001) }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 404, 404, 413]);
  expect((await list()).orders).toEqual([]);
});

test("[ORD-1] [done 3] an order whose webhook was missed is there after the next poll, found by reconcile", async () => {
  await connect();
  order(coat);
  program.clock.pass(14 * minute);
  await runJobs(program);
  expect((await list()).orders).toEqual([]);
  program.clock.pass(minute);
  await runJobs(program);
  const { id, ...first } = await firstOrder();
  expect(first).toMatchObject({ name: "#1039", isReconciled: true });
  expect((await page(id))["steps"]).toMatchObject([
    { kind: "placed" },
    { kind: "reconciled", detail: "found by reconcile" },
  ]);
});

test("[ORD-4] [done 4] an order placed at 9:50 PM is due at 10 AM of the next open day, an hour after opening", async () => {
  await connect();
  program.clock.now = new Date("2026-03-05T03:50:00Z");
  await deliver(order(coat));
  expect((await firstOrder()).dueAt).toBe("2026-03-05T16:00:00.000Z");
});

test("[CUS-03] [ORD-3] [done 5] a piece that the register sells turns its order into a problem, and a void brings it back", async () => {
  const feed = aFeed(program, store);
  await connect();
  await deliver(order(coat, pants));
  const { id } = await firstOrder();
  await act("startPickingOrder", id);
  const sale = {
    lines: [{ sku: pants.sku, description: "Snow pants", goods: "used" as const, quantity: 1, price: 1200, net: 1200 }],
  };
  await feed([aSale({ seq: 1, ...sale })]);
  program.clock.pass(minute);
  await runJobs(program);
  expect(await firstOrder()).toMatchObject({
    state: "PROBLEM",
    lines: [{ pickState: "TO_FIND" }, { pickState: "SOLD_IN_STORE" }],
  });
  expect((await page(id))["steps"]).toMatchObject([
    ...[{ kind: "placed" }, { kind: "picking", byName: expect.stringContaining("Harper") }],
    ...[{ kind: "sold", detail: "Lands' End snow pants", byName: null }, { kind: "problem" }],
  ]);
  await feed([aSale({ seq: 2, externalId: "T1", type: "void", updatedAt: "2026-03-04T18:01:00.000Z", ...sale })]);
  await runJobs(program);
  expect(await firstOrder()).toMatchObject({ state: "PICKING", lines: [{}, { pickState: "TO_FIND" }] });
});

test("an order for a piece that was sold an hour ago is a problem as soon as it comes", async () => {
  const feed = aFeed(program, store);
  const piece = { description: "Snow pants", categoryPath: ["Boys", "Outerwear"], brand: null, size: "7" };
  await feed([
    {
      ...{ kind: "inventoryItem", externalId: "I1", seq: 1, updatedAt: "2026-03-04T17:00:00Z" },
      ...{ businessDate: "2026-03-04", sku: pants.sku, goods: "used", price: 1200, cost: 400, buyId: null, ...piece },
      ...{
        receivedAt: "2026-02-04T17:00:00Z",
        status: "sold",
        soldAt: "2026-03-04T17:00:00Z",
        soldTransactionId: "T9",
      },
    },
  ]);
  await connect();
  await deliver(order(coat, pants));
  expect((await firstOrder()).state).toBe("PROBLEM");
});

test("[ORD-5] [done 6] with write-back off nothing that changes anything reaches the shop; switched on both words do", async () => {
  await connect();
  await deliver(order(coat));
  const { id, lines } = await firstOrder();
  await mark(id, String(lines[0]?.id), "FOUND");
  await act("readyOrder", id);
  await act("handOverOrder", id);
  await runJobs(program);
  expect(writes()).toEqual([]);
  expect(await page(id)).toMatchObject({ order: { state: "DONE" }, writeState: "NONE" });

  await change(`switchOnlineShopWrites(id: "shopify", isOn: true) { writesBack }`);
  const second = order(pants);
  await deliver(second);
  const next = await firstOrder();
  await mark(next.id, String(next.lines[0]?.id), "FOUND");
  await act("readyOrder", next.id);
  await runJobs(program);
  expect(second).toMatchObject({ isPreparedForPickup: true, isFulfilled: false });
  await act("handOverOrder", next.id);
  program.clock.pass(15_000);
  await runJobs(program);
  expect(second.isFulfilled).toBe(true);
  expect(await page(next.id)).toMatchObject({ writeState: "WRITTEN", writeProblem: null });
});

test("what the shop does not take is tried three times, then stands at the order with its words until a Retry", async () => {
  await connect();
  await change(`switchOnlineShopWrites(id: "shopify", isOn: true) { writesBack }`);
  await deliver(order(coat));
  const { id, lines } = await firstOrder();
  await mark(id, String(lines[0]?.id), "FOUND");
  services.trouble = { status: 503, error: "The location there is closed.", only: /fulfillment_orders/ };
  await act("readyOrder", id);
  for (const wait of [0, 1, 5]) {
    program.clock.pass(wait * minute);
    await runJobs(program, "orders.write-back");
  }
  expect(await page(id)).toMatchObject({
    ...{ order: { state: "READY_FOR_PICKUP" }, writeState: "FAILED", writeProblem: "The location there is closed." },
  });
  services.trouble = null;
  await act("retryOrderWrite", id);
  await runJobs(program, "orders.write-back");
  expect(await page(id)).toMatchObject({ writeState: "WRITTEN" });
});

test("[done 7] all lines found make a picked order; ready offers a text and sends none automatically", async () => {
  await connect();
  await deliver(order(coat, pants));
  const { id, lines } = await firstOrder();
  for (const line of lines) {
    await mark(id, line.id, "FOUND");
  }
  expect((await firstOrder()).state).toBe("PICKED");
  await act("readyOrder", id);
  await runJobs(program);
  expect(await page(id)).toMatchObject({
    order: { state: "READY_FOR_PICKUP", isTexted: false },
    offer: {
      phone: "6145550137",
      body: "Hi Amara, order #1039 is ready at Maple Street: 2 items. We're open until 9:00 PM.",
      refusal: "TEXT_NOT_REGISTERED",
    },
  });
  const { rows } = await program.owner.query("select count(*)::int from texting_messages where store_id = $1", [
    store.id,
  ]);
  expect(rows).toEqual([{ count: 0 }]);
});

test("pressed, the text goes through the guard once, and is not offered again", async () => {
  await connect();
  await deliver(order(coat));
  const { id, lines } = await firstOrder();
  await mark(id, String(lines[0]?.id), "FOUND");
  await act("readyOrder", id);
  const textId = "0193a1b2-7c1c-7f0b-9e0e-6a6c0a3d5b11";
  const text = `textOrderReady(id: "${id}", textId: "${textId}", body: "Come in") { order { isTexted } }`;
  await change(text, employee);
  await change(text, employee);
  const { rows } = await program.owner.query(
    "select kind, status, block_code from texting_messages where store_id = $1",
    [store.id],
  );
  expect(rows).toEqual([{ kind: "conversation", status: "blocked", block_code: "TEXT_NOT_REGISTERED" }]);
  expect(await page(id)).toMatchObject({ order: { isTexted: true }, offer: null });
});

test("the number that came with the order is the yes to its text, and after STOP there is none", async () => {
  await aTextingNumber(program, store);
  await connect();
  await deliver(order(coat));
  const { id, lines } = await firstOrder();
  await mark(id, String(lines[0]?.id), "FOUND");
  await act("readyOrder", id);
  expect(await page(id)).toMatchObject({ offer: { refusal: null } });
  const consents = () =>
    program.owner.query("select purpose, source, wording from texting_consents where store_id = $1", [store.id]);
  expect((await consents()).rows).toEqual([]);
  const textId = "0193a1b2-7c1c-7f0b-9e0e-6a6c0a3d5b12";
  await change(`textOrderReady(id: "${id}", textId: "${textId}", body: "Come in") { writeState }`, employee);
  expect((await consents()).rows).toEqual([
    { purpose: "orders", source: "order", wording: "Gave the number with online order #1039" },
  ]);
  const { rows } = await program.owner.query("select block_code from texting_messages where store_id = $1", [store.id]);
  expect(rows).toEqual([{ block_code: null }]);
  await aConsent(program, store, { phone: amara.phone, purpose: "all", action: "opt_out" });
  program.clock.pass(minute);
  await deliver(order(pants));
  const next = (await list()).orders.find(({ name }) => name === "#1040");
  await mark(String(next?.id), String(next?.lines[0]?.id), "FOUND");
  await act("readyOrder", String(next?.id));
  expect(await page(String(next?.id))).toMatchObject({ offer: { refusal: "TEXT_OPTED_OUT" } });
});

test("[CUS-03] [ORD-2] [done 8] the secret is kept sealed, and no answer, log or event holds it", async () => {
  await connect();
  const { secret } = services.shop;
  const everything = await manager.graphql(`{ onlineShop(id: "shopify") { webhookAddress hasSecret secretSavedAt } }`);
  expect(everything.data).toMatchObject({
    onlineShop: {
      hasSecret: true,
      webhookAddress: expect.stringContaining(`/api/orders/shopify/${store.id}/webhooks`),
    },
  });
  expect(JSON.stringify(everything)).not.toContain(secret);
  const { rows } = await program.owner.query(
    `select (select string_agg(payload::text, ' ') from events where store_id = $1) as events,
       (select string_agg(text, ' ') from integration_events where store_id = $1) as log,
       (select encode(secret, 'escape') from order_shops where store_id = $1) as kept,
       (select string_agg(row_to_json(kept_answers)::text, ' ') from idempotency_keys as kept_answers) as answers`,
    [store.id],
  );
  expect(JSON.stringify(rows)).not.toContain(secret);
  const refused = await employee.graphql(`{ onlineShop(id: "shopify") { hasSecret } }`);
  expect(refused.errors).toHaveLength(1);
});

test.each(["short", "", "a secret with spaces", "x".repeat(201), "shpss_0123456789\\u0000", "shpss_åäö123456789"])(
  "%j is no webhook secret",
  async (secret) => {
    await change(`connectOnlineShop(id: "shopify", credentials: [${typed}]) { shopDomain }`);
    const { errors } = await manager.graphql(
      `mutation { saveOnlineShopSecret(id: "shopify", secret: "${secret}") { hasSecret } }`,
    );
    expect(errors).toHaveLength(1);
  },
);

test("[done 9] a cancellation while picking says when, and keeps the card until the goods are put back", async () => {
  await connect();
  const placed = order(coat, pants);
  await deliver(placed);
  const { id, lines } = await firstOrder();
  await mark(id, String(lines[0]?.id), "FOUND");
  program.clock.pass(10 * minute);
  cancelOrder(placed, program.clock.now);
  await deliver(placed, "cancelled");
  expect(await firstOrder()).toMatchObject({ state: "CANCELLED" });
  const { errors } = await employee.graphql(`mutation { readyOrder(id: "${id}") { writeState } }`);
  expect(errors[0]?.message).toContain("canceled");
  await act("putBackOrder", id);
  expect((await list()).orders).toEqual([]);
});

test("[done 10] a customer who asks to be forgotten is gone from the order, also from its next change; amounts stay", async () => {
  await connect();
  const placed = order(coat);
  await deliver(placed);
  const { id } = await firstOrder();
  expect(await page(id)).toMatchObject({ customerEmail: "amara@example.com", note: "After 6?" });
  await deliver(placed, "redactCustomer");
  placed.updatedAt = new Date(program.clock.now.getTime() + minute);
  await deliver(placed, "updated");
  expect(await page(id)).toMatchObject({
    ...{ customerEmail: null, customerPhone: null, note: null, total: 2532, offer: null },
    order: { customerName: null },
  });
});

test("[done 10] a shop that ends takes every customer of it along; a question about data stands in the history", async () => {
  await connect();
  const placed = order(coat);
  await deliver(placed);
  const { id } = await firstOrder();
  await deliver(placed, "dataRequest");
  expect((await page(id))["steps"]).toMatchObject([{ kind: "placed" }, { kind: "data-requested" }]);
  await post(reportShop(services.shop, "redactShop"));
  await runJobs(program);
  expect(await page(id)).toMatchObject({ order: { customerName: null }, customerPhone: null });
});

test("an app that was uninstalled is an error of the card, and connecting again heals it", async () => {
  await connect();
  await post(reportShop(services.shop, "uninstalled"));
  await runJobs(program);
  expect(await view()).toMatchObject({
    integration: { state: "ERROR", needsAction: "SIGN_IN", lastError: { text: "App was uninstalled" } },
  });
  await connect();
  expect(await view()).toMatchObject({ integration: { needsAction: null }, hasSecret: true });
});

test("an edit keeps what was found, takes out what was refunded, and an older state changes nothing", async () => {
  await connect();
  const placed = order(coat, pants);
  await deliver(placed);
  const { id, lines } = await firstOrder();
  const created = reportOrder(services.shop, placed, "updated");
  await mark(id, String(lines[0]?.id), "FOUND");
  takeOutLine(placed, { sku: pants.sku, at: new Date(program.clock.now.getTime() + minute) });
  await deliver(placed, "updated");
  expect(await firstOrder()).toMatchObject({
    state: "PICKED",
    lines: [
      { pickState: "FOUND", quantity: 1 },
      { pickState: "TO_FIND", quantity: 0 },
    ],
  });
  // The state of before comes late.
  await post(created);
  await runJobs(program);
  expect((await firstOrder()).state).toBe("PICKED");
});

test("a missing piece makes a problem, is undone, and with the rest found the order may leave the floor", async () => {
  await connect();
  await deliver(order(coat, pants));
  const { id, lines } = await firstOrder();
  const [first = "", second = ""] = lines.map((line) => line.id);
  await change(
    `markOrderLine(id: "${id}", lineId: "${first}", to: MISSING, reason: DAMAGED) { order { state } }`,
    employee,
  );
  expect((await firstOrder()).state).toBe("PROBLEM");
  expect((await employee.graphql(`mutation { readyOrder(id: "${id}") { writeState } }`)).errors[0]?.message).toContain(
    "Find or mark every piece",
  );
  await mark(id, second, "FOUND");
  await act("readyOrder", id);
  expect((await firstOrder()).state).toBe("READY_FOR_PICKUP");
});

test("a shop that is another store's is refused, and so is one that takes no token of ours", async () => {
  await connect();
  const other = await aStore(program);
  const stranger = await aPerson(program, other, { role: roles.manager });
  const connecting = `mutation { connectOnlineShop(id: "shopify", credentials: [${typed}]) { shopDomain } }`;
  expect((await stranger.graphql(connecting)).errors[0]?.message).toContain("Another store has this shop's orders");
  const { errors } = await manager.graphql(connecting.replace(shopLogin.adminToken, "wrong"));
  expect(errors[0]?.message).toContain("Invalid API key");
  expect(await view()).toMatchObject({ hasSecret: true });
});

test("disconnected, nothing comes in any more and what came stays", async () => {
  await connect();
  await deliver(order(coat));
  await change(`disconnectOnlineShop(id: "shopify") { hasSecret }`);
  services.requests.length = 0;
  expect((await post(reportOrder(services.shop, order(pants), "created"))).statusCode).toBe(401);
  program.clock.pass(60 * minute);
  await runJobs(program);
  expect(services.requests).toEqual([]);
  expect(await list()).toMatchObject({ isConnected: false, orders: [{ name: "#1039" }] });
});

test("another store's person sees no order of this store", async () => {
  await connect();
  await deliver(order(coat));
  const { id } = await firstOrder();
  const other = await aPerson(program, await aStore(program), { role: roles.owner });
  const { errors } = await other.graphql(`{ onlineOrder(id: "${id}") { total } }`);
  expect(errors[0]?.extensions.code).toBe("not-found");
});

async function onShelf(id: string): Promise<unknown> {
  const fields = "order { state shelf } shelves { name orders } steps { kind detail }";
  const { onlineOrder } = await askFor(employee, `{ onlineOrder(id: "${id}") { ${fields} } }`);
  return onlineOrder;
}

test("a bagged order says on which shelf it waits, the shelf says whose it is, and moving it is told", async () => {
  await connect();
  await change(`saveOnlineShopShelves(id: "shopify", shelves: ["P1", "Back door"]) { shelves }`);
  await deliver(order(coat));
  const { id, lines } = await firstOrder();
  await mark(id, String(lines[0]?.id), "FOUND");
  const early = await employee.graphql(`mutation { shelveOrder(id: "${id}", shelf: "P1") { writeState } }`);
  expect(early.errors[0]?.extensions.code).toBe("changed-meanwhile");
  await change(`readyOrder(id: "${id}", shelf: " P1 ") { order { state } }`, employee);
  expect(await onShelf(id)).toMatchObject({
    order: { state: "READY_FOR_PICKUP", shelf: "P1" },
    shelves: [
      { name: "P1", orders: ["#1039"] },
      { name: "Back door", orders: [] },
    ],
    steps: expect.arrayContaining([{ kind: "ready", detail: "P1" }]),
  });
  await change(`shelveOrder(id: "${id}", shelf: "Under the counter") { order { shelf } }`, employee);
  await change(`shelveOrder(id: "${id}", shelf: "Under the counter") { order { shelf } }`, employee);
  expect(await onShelf(id)).toMatchObject({
    ...{ order: { shelf: "Under the counter" }, shelves: [{ orders: [] }, { orders: [] }] },
    steps: [{}, {}, {}, {}, { kind: "shelved", detail: "Under the counter" }],
  });
  await act("handOverOrder", id);
  expect(await onShelf(id)).toMatchObject({ order: { state: "DONE", shelf: "Under the counter" } });
});

test("[ORD-5] Undo puts a handed-over order back on its shelf, and the shop is told nothing of it", async () => {
  await connect();
  await change(`switchOnlineShopWrites(id: "shopify", isOn: true) { writesBack }`);
  const ordered = order(coat);
  await deliver(ordered);
  const { id, lines } = await firstOrder();
  await mark(id, String(lines[0]?.id), "FOUND");
  await change(`readyOrder(id: "${id}", shelf: "P1") { order { state } }`, employee);
  await runJobs(program);
  const bagged = await page(id);
  program.clock.pass(60_000);
  await act("handOverOrder", id);
  program.clock.pass(5000);
  await act("undoHandOver", id);
  program.clock.pass(60_000);
  await runJobs(program);
  expect(ordered.isFulfilled).toBe(false);
  expect(await onShelf(id)).toMatchObject({
    ...{ order: { state: "READY_FOR_PICKUP", shelf: "P1" } },
    steps: expect.arrayContaining([{ kind: "not-handed-over", detail: null }]),
  });
  expect((await page(id))["order"]).toEqual(bagged["order"]);
  await act("handOverOrder", id);
  program.clock.pass(60_000);
  await runJobs(program);
  expect(ordered.isFulfilled).toBe(true);
  const late = await employee.graphql(`mutation { undoHandOver(id: "${id}") { writeState } }`);
  expect(late.errors[0]).toMatchObject({ message: "Shopify already shows #1039 as handed over" });
});

test("an order that is bagged without a shelf is ready all the same; shelves have names of their own", async () => {
  await connect();
  await deliver(order(coat));
  const { id, lines } = await firstOrder();
  await mark(id, String(lines[0]?.id), "FOUND");
  await act("readyOrder", id);
  expect(await onShelf(id)).toMatchObject({ order: { state: "READY_FOR_PICKUP", shelf: null } });
  const save = (names: string) =>
    manager.graphql(`mutation { saveOnlineShopShelves(id: "shopify", shelves: [${names}]) { shelves } }`);
  expect((await save('"P1", "p1"')).errors).toHaveLength(1);
  expect((await save('""')).errors).toHaveLength(1);
  expect((await save("")).errors).toEqual([]);
  expect(await onShelf(id)).toMatchObject({ shelves: [] });
  const refused = await employee.graphql(`mutation { saveOnlineShopShelves(id: "shopify", shelves: []) { shelves } }`);
  expect(refused.errors).toHaveLength(1);
});
