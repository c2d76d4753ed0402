import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { askFor } from "#tests/kit/bookkeeping/connect-store.ts";
import { deliveryHeaders, placeOrder, reportOrder } from "#tests/kit/orders/shopping.ts";
import { shopLogin, shopServices } from "#tests/kit/orders/some-shops.ts";
import type { ShopServices } from "#tests/kit/orders/some-shops.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs, runQueue } from "#tests/kit/run-jobs.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { breakTable, historyOf, replayWebhook, supportAt, waitingWebhooks } from "#tests/kit/support/webhooks.ts";

describe("an online shop", () => {
  let program: TestProgram;
  let services: ShopServices;
  let store: TestStore;
  let support: Person;
  let manager: Person;

  beforeAll(async () => {
    services = await shopServices(() => program.clock.now);
    program = await testProgram({ services: services.services });
  });
  afterAll(async () => {
    await program.stop();
    await services.stop();
  });
  beforeEach(async () => {
    program.clock.now = new Date("2026-03-04T18:00:00Z");
    services.shop.orders.length = 0;
    await program.owner.query("delete from graphile_worker._private_jobs");
    await program.owner.query("update order_shops set ended_at = now() where ended_at is null");
    store = await aStore(program, { name: "Maple Street", timeZone: "America/Chicago" });
    manager = await aPerson(program, store, { role: roles.manager });
    support = await supportAt(program, store);
    const typed = Object.entries(shopLogin).map(([name, value]) => `{ name: "${name}", value: "${value}" }`);
    await change(`connectOnlineShop(id: "shopify", credentials: [${typed.join(", ")}]) { shopDomain }`);
    await change(`saveOnlineShopSecret(id: "shopify", secret: "${services.shop.secret}") { hasSecret }`);
    await runJobs(program);
  });

  const change = (field: string) => askFor(manager, `mutation { ${field} }`);
  const amara = { firstName: "Amara", lastName: "Okonkwo", email: "amara@example.com", phone: "+16145550137" };

  async function order(): Promise<void> {
    const lines = [{ title: "Columbia winter coat", variant: "6X", sku: "4418823", price: "24.00" }];
    const placed = placeOrder(services.shop, { at: program.clock.now, customer: amara, lines });
    const delivery = reportOrder(services.shop, placed, "created");
    const headers = deliveryHeaders(services.shop, delivery);
    const url = `/api/orders/shopify/${store.id}/webhooks`;
    const answer = await program.http.inject({ method: "POST", url, headers, payload: delivery.body });
    expect(answer.statusCode).toBe(200);
  }

  async function orderNames(): Promise<string[]> {
    const { rows } = await program.owner.query<{ name: string }>(
      "select name from online_orders where store_id = $1 order by name",
      [store.id],
    );
    return rows.map(({ name }) => name);
  }

  test("a webhook that failed says when, how often and why, and nothing of the customer; replayed it is worked off once", async () => {
    const repair = await breakTable(program, "online_orders");
    await order();
    expect(await waitingWebhooks(support)).toMatchObject([{ kind: "Order", tries: 0, trouble: null, triedAt: null }]);
    await runQueue(program);
    const [webhook] = await waitingWebhooks(support);
    expect(webhook).toMatchObject({
      ...{ inbox: "ORDERS", service: "shopify", serviceName: "Shopify", kind: "Order" },
      ...{ tries: 1, trouble: "DATABASE", receivedAt: "2026-03-04T18:00:00.000Z", triedAt: expect.any(String) },
    });
    expect(JSON.stringify(webhook)).not.toMatch(/Amara|Okonkwo|amara@|5550137|Columbia/);
    expect(await replayWebhook(support, webhook)).toBe("BOOKED");
    await runQueue(program);
    expect(await waitingWebhooks(support)).toMatchObject([{ tries: 2 }]);
    await repair();
    expect(await replayWebhook(support, webhook, "Table is repaired")).toBe("BOOKED");
    await runQueue(program);
    expect(await waitingWebhooks(support)).toEqual([]);
    expect(await orderNames()).toHaveLength(1);
    const by = "Sam of support";
    const name = "Shopify: Order";
    expect(await historyOf(program, store)).toEqual([
      { name, reason: "Ticket 4711", support: by, by },
      { name, reason: "Table is repaired", support: by, by },
    ]);
    const { settingChanges } = await askFor(
      manager,
      "{ settingChanges(first: 1) { edges { node { name by changes { field after } } } } }",
    );
    const changes = [
      { field: "name", after: "Shopify: Order" },
      { field: "support", after: "Sam of support" },
      { field: "reason", after: "Table is repaired" },
    ];
    expect(settingChanges).toMatchObject({
      edges: [{ node: { name: "webhook.replayed", changes: expect.arrayContaining(changes) } }],
    });
    // Its body is gone, and so is what a second replay could do.
    expect(await replayWebhook(support, webhook)).toBe("DONE");
    await runQueue(program);
    expect(await orderNames()).toHaveLength(1);
    // The dialog says that the history shows who tried and why, also where it changed nothing.
    expect((await historyOf(program, store)).at(-1)).toEqual({
      ...{ name: "Shopify", reason: "Ticket 4711", support: by, by, isDone: true },
    });
    expect(await historyOf(program, store)).toHaveLength(3);
  });

  test("the replayed one does not wait for those before it, and they go on after it", async () => {
    const repair = await breakTable(program, "online_orders");
    await order();
    await order();
    await runQueue(program);
    const [first, second] = await waitingWebhooks(support);
    expect([first, second]).toMatchObject([{ tries: 1 }, { tries: 0 }]);
    await repair();
    expect(await replayWebhook(support, second)).toBe("BOOKED");
    await runJobs(program);
    expect(await waitingWebhooks(support)).toEqual([]);
    expect(await orderNames()).toHaveLength(2);
  });

  test("only support sees and replays, of the store it is in, and needs a reason", async () => {
    const repair = await breakTable(program, "online_orders");
    await order();
    await runQueue(program);
    await repair();
    const [webhook] = await waitingWebhooks(support);
    for (const role of [roles.user, roles.manager, roles.districtManager, roles.owner]) {
      const person = await aPerson(program, store, { role });
      expect((await person.graphql(`{ waitingWebhooks { id } }`)).errors[0]?.extensions.code).toBe("forbidden");
      expect(await replayWebhook(person, webhook)).toBe("forbidden");
    }
    expect(await replayWebhook(support, webhook, "no")).toBe("invalid-input");
    expect(await replayWebhook(support, { inbox: "ORDERS", service: "shopify", id: "none" })).toBe("not-found");
    for (const inbox of ["TEXTING", "CONTACTS", "REGISTERS", "BILLING"]) {
      expect(await replayWebhook(support, { inbox, service: "shopify", id: String(webhook?.id) })).toBe("not-found");
    }
    const elsewhere = await supportAt(program, await aStore(program));
    expect(await waitingWebhooks(elsewhere)).toEqual([]);
    expect(await replayWebhook(elsewhere, webhook)).toBe("not-found");
    expect(await waitingWebhooks(support)).toMatchObject([{ tries: 1 }]);
    expect(await historyOf(program, store)).toEqual([]);
  });

  test("support reads how the store's services stand and their logs, without a key that the service repeats", async () => {
    services.trouble = {
      status: 503,
      error: `Token ${shopLogin.adminToken} and secret ${services.shop.secret} are busy`,
    };
    program.clock.pass(16 * 60_000);
    await runQueue(program);
    services.trouble = null;
    const { integrations } = await askFor(support, "{ integrations { id state lastOkAt lastError { text } } }");
    expect(integrations).toContainEqual(
      expect.objectContaining({ id: "shopify", lastError: { text: expect.any(String) } }),
    );
    const { integrationLog } = await askFor(support, `{ integrationLog(id: "shopify") { lines { text isError } } }`);
    const shown = JSON.stringify([integrations, integrationLog]);
    expect(integrationLog).toMatchObject({
      lines: expect.arrayContaining([expect.objectContaining({ isError: true })]),
    });
    expect(shown).toContain("•••");
    expect(shown).not.toContain(shopLogin.adminToken);
    expect(shown).not.toContain(services.shop.secret);
  });
});
