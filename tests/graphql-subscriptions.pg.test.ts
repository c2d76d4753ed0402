import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { roles } from "#common/permissions.ts";
import { aRegister, aStore, aUser } from "#tests/kit/people.ts";
import type { TestRegister, TestStore } from "#tests/kit/people.ts";
import { aSale } from "#tests/kit/pos-rows.ts";
import { aBrowser, programOnPort } from "#tests/kit/program-on-port.ts";
import type { Browser, ProgramOnPort } from "#tests/kit/program-on-port.ts";
import { nextEvent, listening, recorded } from "#tests/kit/realtime-kit.ts";

let program: ProgramOnPort;
let store: TestStore;
let register: TestRegister;
let sent = 0;
const browsers: Browser[] = [];

const day = "2026-03-04";
const query = "subscription Day($date: BusinessDate) { dailyReport(date: $date) { date sales customers } }";

beforeAll(async () => {
  program = await programOnPort();
  store = await aStore(program);
  register = await aRegister(program, store);
});
afterEach(async () => {
  browsers.splice(0).forEach((browser) => browser.close());
  await vi.waitUntil(async () => (await rows()) === 0, { timeout: 5000 });
});
afterAll(() => program.stop());

async function aManager(): Promise<{ browser: Browser; userId: number }> {
  const user = await aUser(program, { stores: [store], role: roles.manager });
  const browser = await aBrowser(program, user, store);
  browsers.push(browser);
  return { browser, userId: user.id };
}

async function subscribe(browser: Browser): Promise<{ answer: unknown; channel: string }> {
  const response = await browser.post("/graphql", { query, operationName: "Day", variables: { date: day } });
  expect(response.status).toBe(200);
  return { answer: await response.json(), channel: response.headers.get("x-subscription-id") ?? "" };
}

/** The register sends one more sale of $10.00. */
async function sell(): Promise<void> {
  sent += 1;
  const response = await fetch(`${program.url}/api/pos/v1/batches`, {
    method: "POST",
    headers: { authorization: `Bearer ${register.token}`, "content-type": "application/json" },
    body: JSON.stringify({ batch: sent, sentAt: new Date().toISOString(), lost: [], rows: [aSale({ seq: sent })] }),
  });
  expect(response.status).toBe(200);
}

async function rows(): Promise<number> {
  const result = await program.owner.query<{ count: number }>(
    "select count(*)::int as count from graphql_subscriptions",
  );
  return result.rows[0]?.count ?? -1;
}

function figures(sales: number): object {
  return { data: { dailyReport: { date: day, sales, customers: sales / 1000 } } };
}

test.each<[string, unknown]>([
  ["NUL", "a\0b"],
  ["a lone surrogate", "a\ud83d"],
  ["a day that no store means", "9999-12-31"],
  ["a very long text", "x".repeat(1_000_000)],
  ["a number", 2 ** 53],
  ["a list", [day, day]],
  ["nothing readable", {}],
])("a subscription to %s is refused with a sentence and not stored", async (_what, date) => {
  const { browser } = await aManager();
  const response = await browser.post("/graphql", { query, operationName: "Day", variables: { date } });
  expect(response.headers.get("x-subscription-id")).toBeNull();
  const text = await response.text();
  expect(text).toContain("$date");
  expect(text).not.toContain("internal");
  expect(await rows()).toBe(0);
});

test("an undeclared variable is not stored", async () => {
  const { browser } = await aManager();
  const variables = { date: day, other: "a\0b" };
  const taken = await browser.post("/graphql", { query, operationName: "Day", variables });
  expect(taken.headers.get("x-subscription-id")).not.toBeNull();
  const kept = await program.owner.query("select variables from graphql_subscriptions");
  expect(kept.rows).toEqual([{ variables: { date: day } }]);
  await program.owner.query("delete from graphql_subscriptions");
});

test("a NUL in a subscription's text is refused where it is a value and left out where it is a comment", async () => {
  const { browser } = await aManager();
  const value = await browser.post("/graphql", {
    query: String.raw`subscription { dailyReport(date: "a\u0000") { date } }`,
  });
  expect(await value.text()).toContain("BusinessDate");
  expect(await rows()).toBe(0);
  const comment = await browser.post("/graphql", { query: "subscription { devices { id } } # a\0b" });
  expect(await comment.json()).toMatchObject({ data: { devices: [{ id: register.id }] } });
  await program.owner.query("delete from graphql_subscriptions");
});

test("[API-08] a subscription gets a result at once and after each sale, until nobody listens", async () => {
  await sell();
  const { browser } = await aManager();
  const { answer, channel } = await subscribe(browser);
  expect(answer).toEqual(figures(sent * 1000));
  expect(channel).toMatch(/^private-graphql-[0-9a-f-]{36}$/);
  const updates = recorded(await listening(browser.pusher, channel));
  await sell();
  await expect.poll(() => updates).toEqual([["update", { result: figures(sent * 1000), more: true }]]);
  expect(await rows()).toBe(1);
  browser.pusher.unsubscribe(channel);
  await expect.poll(rows).toBe(0);
});

test("a sale between the first result and the listening is not lost", async () => {
  const { browser } = await aManager();
  const { channel } = await subscribe(browser);
  await sell();
  await expect.poll(async () => missed()).toBe(true);
  const listened = browser.pusher.subscribe(channel);
  expect(await nextEvent(listened, "update")).toEqual({ result: figures(sent * 1000), more: true });
});

async function missed(): Promise<boolean> {
  const result = await program.owner.query<{ missed: boolean }>(
    "select coalesce(bool_or(is_missed), false) as missed from graphql_subscriptions",
  );
  return result.rows[0]?.missed === true;
}

test("nobody else may listen to a person's subscription", async () => {
  const { browser } = await aManager();
  const { browser: colleague } = await aManager();
  const { channel } = await subscribe(browser);
  expect(await nextEvent(colleague.pusher.subscribe(channel), "pusher:subscription_error")).toMatchObject({
    status: 403,
  });
  await listening(browser.pusher, channel);
});

test("a person who loses the store gets the end of the subscription", async () => {
  const { browser, userId } = await aManager();
  const { channel } = await subscribe(browser);
  const last = nextEvent(await listening(browser.pusher, channel), "update");
  await program.owner.query("delete from user_stores where user_id = $1", [userId]);
  expect(await last).toEqual({ result: null, more: false });
  await expect.poll(rows).toBe(0);
});

test("a person who is made inactive is cut off on all screens", async () => {
  const { browser, userId } = await aManager();
  browser.pusher.signin();
  const { channel } = await subscribe(browser);
  const last = nextEvent(await listening(browser.pusher, channel), "update");
  await vi.waitUntil(() => browser.pusher.user.user_data !== null, { timeout: 10_000 });
  await program.owner.query("update users set is_active = false where id = $1", [userId]);
  expect(await last).toEqual({ result: null, more: false });
  await expect.poll(() => browser.pusher.connection.state).toBe("disconnected");
});

test("a subscription ends with its session", async () => {
  const { browser, userId } = await aManager();
  const { channel } = await subscribe(browser);
  const last = nextEvent(await listening(browser.pusher, channel), "update");
  await program.owner.query("update sessions set revoked_at = now() where user_id = $1", [userId]);
  expect(await last).toEqual({ result: null, more: false });
});

test("[API-08] a sign-in that is revoked loses its sockets at once, another one of the same person stays", async () => {
  const user = await aUser(program, { stores: [store], role: roles.manager });
  const [revoked, other] = [await aBrowser(program, user, store), await aBrowser(program, user, store)];
  browsers.push(revoked, other);
  for (const { pusher } of [revoked, other]) {
    pusher.signin();
    await listening(pusher, `private-store-${store.id}`);
    await vi.waitUntil(() => pusher.user.user_data !== null, { timeout: 10_000 });
  }
  const mine = "select id from sessions where user_id = $1 order by created_at limit 1";
  await program.owner.query(`update sessions set revoked_at = now() where id = (${mine})`, [user.id]);
  await expect.poll(() => revoked.pusher.connection.state).toBe("disconnected");
  expect(other.pusher.connection.state).toBe("connected");
});

test("signing out closes the sockets of that sign-in", async () => {
  const user = await aUser(program, { stores: [store] });
  const browser = await aBrowser(program, user, store);
  browsers.push(browser);
  browser.pusher.signin();
  await listening(browser.pusher, `private-store-${store.id}`);
  await vi.waitUntil(() => browser.pusher.user.user_data !== null, { timeout: 10_000 });
  await browser.signOut();
  await expect.poll(() => browser.pusher.connection.state).toBe("disconnected");
});

test("what the settings hide is hidden in the next answer", async () => {
  const user = await aUser(program, { stores: [store] });
  const browser = await aBrowser(program, user, store);
  browsers.push(browser);
  const { channel } = await subscribe(browser);
  const next = nextEvent(await listening(browser.pusher, channel), "update");
  await program.owner.query("update store_settings set show_sales_to_employees = false where store_id = $1", [
    store.id,
  ]);
  expect(await next).toMatchObject({ result: { data: { dailyReport: { sales: null } } } });
});

test("an invalid subscription is refused like any request and leaves nothing behind", async () => {
  const { browser } = await aManager();
  for (const wrong of [{ query: "subscription { nope }" }, { query, variables: { date: "yesterday" } }]) {
    const response = await browser.post("/graphql", wrong);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { requestId: expect.any(String) } }] });
    expect(response.headers.get("x-subscription-id")).toBeNull();
  }
  expect(await rows()).toBe(0);
});

test("[API-06] a subscription does not travel in a batch", async () => {
  const { browser } = await aManager();
  const response = await browser.post("/graphql", [{ query, variables: { date: day } }, { query: "{ __typename }" }]);
  expect(await response.json()).toMatchObject([
    { errors: [{ extensions: { code: "subscription-alone" } }] },
    { data: { __typename: "Query" } },
  ]);
  expect(await rows()).toBe(0);
});
