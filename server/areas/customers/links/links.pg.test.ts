import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aBuyCounter, aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import { aFeed } from "#tests/kit/a-feed.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aCustomer } from "#tests/kit/pos-rows.ts";
import { recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson, Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let ana: EmployedPerson;
let manager: EmployedPerson;

beforeAll(async () => {
  program = await testProgram();
});
beforeEach(async () => {
  ({ store, ana, manager } = await aBuyCounter(program));
});
afterAll(() => program.stop());

const dana = { firstName: "Dana", lastName: "Whitfield", mobile: "6145550148", email: "dana@mail.test" };

async function aSeller(): Promise<string> {
  const checkIn = aCheckIn({ contact: dana });
  expect((await createBuy(ana, checkIn)).errors).toEqual([]);
  return checkIn.customerId;
}

async function readLinks(customerId: string): Promise<Record<string, unknown>> {
  const text = `query ($id: Uuid!) { customerLinks(customerId: $id) { state links { posCustomerId method isGone }
    candidates { score unlinkedAt wasLinked register { posCustomerId } } } }`;
  const { data, errors } = await ana.graphql(text, { id: customerId });
  expect(errors).toEqual([]);
  return recordOf(data?.["customerLinks"]);
}

function change(by: Person, name: "linkCustomer" | "unlinkCustomer", customerId: string) {
  const text = `mutation ($id: Uuid!) { ${name}(customerId: $id, posCustomerId: "C7") { state } }`;
  return by.graphql(text, { id: customerId });
}

test("mobile and last name in the feed link a customer, also where the number stands in Customer Code", async () => {
  const customerId = await aSeller();
  await aFeed(
    program,
    store,
  )([
    aCustomer({ seq: 1, externalId: "C7", name: "D WHITFIELD", phone: null, customerCode: "6145550148", email: null }),
  ]);
  expect(await readLinks(customerId)).toMatchObject({
    state: "LINKED",
    links: [{ posCustomerId: "C7", method: "feed" }],
  });
});

test("who is checked in and is surely one record that the register had long before is linked to it; less is not", async () => {
  const feed = aFeed(program, store);
  await feed([aCustomer({ seq: 21, externalId: "C7", name: "D WHITFIELD", phone: "6145550148", email: null })]);
  expect(await readLinks(await aSeller())).toMatchObject({
    state: "LINKED",
    links: [{ posCustomerId: "C7", method: "check-in" }],
  });
});

test("a check-in links nobody by the mobile alone, and none of two who are sure", async () => {
  const feed = aFeed(program, store);
  await feed([aCustomer({ seq: 31, externalId: "C7", name: "Somebody Else", phone: "6145550148", email: null })]);
  expect(await readLinks(await aSeller())).toMatchObject({ state: "SUGGESTED", links: [] });
  await feed([
    aCustomer({ seq: 32, externalId: "C8", name: "Kay Whitfield", phone: "6145550148", email: null }),
    aCustomer({ seq: 33, externalId: "C9", name: "Dana Whitfield", phone: "6145550148", email: null }),
  ]);
  expect(await readLinks(await aSeller())).toMatchObject({ state: "CONFLICT", links: [] });
});

test("the mobile alone is suggested, and two sure records wait for a person", async () => {
  const customerId = await aSeller();
  const feed = aFeed(program, store);
  await feed([aCustomer({ seq: 2, externalId: "C7", name: "Somebody Else", phone: "6145550148", email: null })]);
  expect(await readLinks(customerId)).toMatchObject({ state: "SUGGESTED", links: [], candidates: [{ score: 60 }] });
  await feed([
    aCustomer({ seq: 3, externalId: "C8", name: "Kay Whitfield", phone: "6145550148", email: null }),
    aCustomer({ seq: 4, externalId: "C9", name: "K Else", phone: "6145550148", email: "dana@mail.test" }),
  ]);
  expect(await readLinks(customerId)).toMatchObject({
    state: "CONFLICT",
    links: [],
    candidates: [{ score: 85 }, { score: 75 }, { score: 60 }],
  });
});

test("a link taken away is not made again by the feed, comes back by hand, and both steps are in the history", async () => {
  const customerId = await aSeller();
  const feed = aFeed(program, store);
  const row = { externalId: "C7", name: "Dana Whitfield", phone: "6145550148", email: null };
  await feed([aCustomer({ ...row, seq: 20 })]);
  expect((await change(ana, "unlinkCustomer", customerId)).errors[0]?.extensions.code).toBe("action-needs-manager");
  expect(await change(manager, "unlinkCustomer", customerId)).toMatchObject({ errors: [] });
  await feed([
    aCustomer({ seq: 5, ...row, email: "new@mail.test", updatedAt: new Date(Date.now() + 60_000).toISOString() }),
  ]);
  expect(await readLinks(customerId)).toMatchObject({
    state: "UNLINKED",
    links: [],
    candidates: [{ score: 85, unlinkedAt: expect.any(String), register: { posCustomerId: "C7" } }],
  });
  expect(await change(ana, "linkCustomer", customerId)).toMatchObject({ data: { linkCustomer: { state: "LINKED" } } });
  const events = await program.owner.query(
    `select name, payload->>'method' as method from events
     where record_id = $1 and name in ('customer.linked', 'customer.unlinked') order by at, id`,
    [customerId],
  );
  expect(events.rows.map(({ name }: { name: string }) => name).toSorted()).toEqual([
    "customer.linked",
    "customer.linked",
    "customer.unlinked",
  ]);
});

test("neither of two records is meant: both stay apart through feeds and check-ins, and Undo suggests them again", async () => {
  const customerId = await aSeller();
  const feed = aFeed(program, store);
  const twins = (seq: number, more: { updatedAt?: string } = {}) => [
    aCustomer({ seq, externalId: "C8", name: "Kay Whitfield", phone: "6145550148", email: null, ...more }),
    aCustomer({ seq: seq + 1, externalId: "C9", name: "Dana Whitfield", phone: "6145550148", email: null, ...more }),
  ];
  await feed(twins(40));
  const ask = (by: Person, name: string, ids: string[]) =>
    by.graphql(
      `mutation ($id: Uuid!, $ids: [String!]!) { ${name}(customerId: $id, posCustomerIds: $ids) { state links { posCustomerId } } }`,
      { id: customerId, ids },
    );
  expect(await readLinks(customerId)).toMatchObject({ state: "CONFLICT" });
  // What is no candidate is left alone.
  expect(await ask(ana, "ruleOutCustomerLinks", ["C8", "C9", "C100"])).toMatchObject({
    errors: [],
    data: { ruleOutCustomerLinks: { state: "UNLINKED", links: [] } },
  });
  await ask(ana, "ruleOutCustomerLinks", ["C8", "C9"]);
  await feed(twins(50, { updatedAt: new Date(Date.now() + 60_000).toISOString() }));
  expect((await createBuy(ana, { ...aCheckIn({ contact: dana }), customerId })).errors).toEqual([]);
  expect(await readLinks(customerId)).toMatchObject({
    state: "UNLINKED",
    links: [],
    candidates: [
      { unlinkedAt: expect.any(String), wasLinked: false },
      { unlinkedAt: expect.any(String), wasLinked: false },
    ],
  });
  expect(await ask(ana, "offerCustomerLinksAgain", ["C8", "C9"])).toMatchObject({
    data: { offerCustomerLinksAgain: { state: "CONFLICT" } },
  });
  const { rows } = await program.owner.query<{ name: string }>(
    "select name from events where record_id = $1 and name like 'customer.link-%'",
    [customerId],
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual([
    ...["customer.link-offered-again", "customer.link-offered-again"],
    ...["customer.link-ruled-out", "customer.link-ruled-out"],
  ]);
});

test("what a manager unlinked is not suggested again by undoing what was ruled out", async () => {
  const customerId = await aSeller();
  const row = { externalId: "C7", name: "Dana Whitfield", phone: "6145550148", email: null };
  await aFeed(program, store)([aCustomer({ ...row, seq: 60 })]);
  await change(manager, "unlinkCustomer", customerId);
  const text = `mutation ($id: Uuid!) { offerCustomerLinksAgain(customerId: $id, posCustomerIds: ["C7"]) { state } }`;
  expect((await ana.graphql(text, { id: customerId })).errors).toEqual([]);
  expect(await readLinks(customerId)).toMatchObject({ state: "UNLINKED", candidates: [{ wasLinked: true }] });
});

test("a record that belongs to another customer, and one that is not there, are not linked", async () => {
  const customerId = await aSeller();
  expect((await change(ana, "linkCustomer", customerId)).errors[0]?.extensions.code).toBe("not-found");
  const other = aCheckIn({ contact: { ...dana, firstName: "Kim", mobile: "6145550177", email: "" } });
  await createBuy(ana, other);
  await aFeed(
    program,
    store,
  )([aCustomer({ seq: 6, externalId: "C7", name: "Kim Whitfield", phone: "6145550177", email: null })]);
  expect((await change(ana, "linkCustomer", customerId)).errors[0]?.extensions.code).toBe("already-matched");
});
