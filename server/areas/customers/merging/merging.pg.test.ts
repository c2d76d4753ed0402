import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aBuyCounter, aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
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
const twin = { firstName: "Dana", lastName: "Whitfeld", mobile: "6145550199", email: "dana@mail.test" };

async function aSeller(contact: Record<string, unknown>): Promise<string> {
  const checkIn = aCheckIn({ contact });
  expect((await createBuy(ana, checkIn)).errors).toEqual([]);
  return checkIn.customerId;
}

function merge(by: Person, change: { id: string; keptId: string; mergedId: string }) {
  const text = `mutation ($id: Uuid!, $keptId: Uuid!, $mergedId: Uuid!, $contact: CustomerContact!) {
    mergeCustomers(id: $id, keptId: $keptId, mergedId: $mergedId, contact: $contact) { id fullName mobile isDoNotBuy } }`;
  return by.graphql(text, { ...change, contact: { ...dana, city: "Columbus" } });
}

function undo(by: Person, id: string) {
  return by.graphql("mutation ($id: Uuid!) { undoMerge(id: $id) { fullName city mobile } }", { id });
}

async function readCustomer(id: string): Promise<Record<string, unknown>> {
  const text = `query ($id: Uuid!) { customer(id: $id) { id fullName mobile city isDoNotBuy doNotBuyBy } pastBuys(customerId: $id) { id }
    customerSummary(id: $id) { buys isOptedOut marketingTexts { answer } } }`;
  const { data, errors } = await ana.graphql(text, { id });
  expect(errors).toEqual([]);
  const summary = recordOf(data?.["customerSummary"]);
  expect(data?.["pastBuys"]).toHaveLength(Number(summary["buys"]));
  return { ...recordOf(data?.["customer"]), ...summary };
}

async function say(phone: string, word: { action: string; purpose: string }): Promise<void> {
  await program.owner.query(
    `insert into texting_consents (store_id, id, phone, action, purpose, source, wording, recorded_at)
     values ($1, gen_random_uuid(), $2, $3, $4, 'counter', 'No more texts', now())`,
    [store.id, phone, word.action, word.purpose],
  );
}

async function refusalOf(phone: string): Promise<unknown> {
  const { rows } = await program.owner.query<{ refusal: string }>(
    "select hangtag.text_refusal($1, $2, 'conversation', now(), null) as refusal",
    [store.id, phone],
  );
  return rows[0]?.refusal;
}

test("[CUS-01] two records become one person: both ids open it, buys are counted together, the opt-out stays", async () => {
  const keptId = await aSeller(dana);
  const mergedId = await aSeller(twin);
  await say("+16145550199", { action: "opt_out", purpose: "all" });
  expect(await refusalOf("+16145550148")).not.toBe("TEXT_OPTED_OUT");
  const id = randomUUID();
  expect((await merge(ana, { id, keptId, mergedId })).errors[0]?.extensions.code).toBe("action-needs-manager");
  expect(await merge(manager, { id, keptId, mergedId })).toMatchObject({
    errors: [],
    data: { mergeCustomers: { id: keptId, fullName: "Dana Whitfield" } },
  });
  expect((await merge(manager, { id, keptId, mergedId })).errors).toEqual([]);
  for (const opened of [keptId, mergedId]) {
    expect(await readCustomer(opened)).toMatchObject({ id: keptId, buys: 2, isOptedOut: true, city: "Columbus" });
  }
  expect(await refusalOf("+16145550148")).toBe("TEXT_OPTED_OUT");
});

test("an undo within a day leaves both as they were, and what was merged earlier where it was", async () => {
  const keptId = await aSeller(dana);
  const mergedId = await aSeller(twin);
  const third = await aSeller({ ...twin, firstName: "D.", mobile: "6145550177" });
  await say("+16145550199", { action: "opt_out", purpose: "all" });
  const first = randomUUID();
  const second = randomUUID();
  await merge(manager, { id: first, keptId: mergedId, mergedId: third });
  program.clock.now = new Date(program.clock.now.getTime() + 60_000);
  await merge(manager, { id: second, keptId, mergedId });
  expect(await readCustomer(third)).toMatchObject({ id: keptId, buys: 3 });
  expect((await undo(manager, first)).errors[0]?.extensions.code).toBe("cannot-undo");
  expect(await undo(manager, second)).toMatchObject({ errors: [], data: { undoMerge: { city: "" } } });
  expect(await readCustomer(keptId)).toMatchObject({ id: keptId, buys: 1, isOptedOut: false });
  expect(await readCustomer(third)).toMatchObject({ id: mergedId, buys: 2 });
  expect(await refusalOf("+16145550148")).not.toBe("TEXT_OPTED_OUT");
  expect((await undo(manager, second)).errors).toEqual([]);
});

test("after a day a merge stays", async () => {
  const id = randomUUID();
  await merge(manager, { id, keptId: await aSeller(dana), mergedId: await aSeller(twin) });
  program.clock.now = new Date(program.clock.now.getTime() + 24 * 3_600_000 + 1000);
  manager = await aPerson(program, store, { firstName: "Mia", role: roles.manager });
  expect((await undo(manager, id)).errors[0]?.extensions.code).toBe("cannot-undo");
});

test("a Do not buy of either wins", async () => {
  const keptId = await aSeller(dana);
  const mergedId = await aSeller(twin);
  const flag = `mutation ($id: Uuid!) { flagCustomer(id: $id, isDoNotBuy: true, note: "Recalled seats") { id } }`;
  expect((await manager.graphql(flag, { id: mergedId })).errors).toEqual([]);
  await merge(manager, { id: randomUUID(), keptId, mergedId });
  expect(await readCustomer(keptId)).toMatchObject({ isDoNotBuy: true, doNotBuyBy: expect.any(String) });
});

test("two merges of one pair at once, the one way and the other, leave one person", async () => {
  const danaId = await aSeller(dana);
  const twinId = await aSeller(twin);
  const answers = await Promise.all([
    merge(manager, { id: randomUUID(), keptId: danaId, mergedId: twinId }),
    merge(manager, { id: randomUUID(), keptId: twinId, mergedId: danaId }),
  ]);
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect((await readCustomer(danaId))["id"]).toBe((await readCustomer(twinId))["id"]);
});

test("a stranger's customer, a customer with itself, and one that is not there are refused", async () => {
  const keptId = await aSeller(dana);
  const code = async (by: Person, mergedId: string) =>
    (await merge(by, { id: randomUUID(), keptId, mergedId })).errors[0]?.extensions.code;
  expect(await code(manager, keptId)).toBe("invalid-input");
  expect(await code(manager, randomUUID())).toBe("not-found");
  const stranger = await aPerson(program, await aStore(program), { role: roles.manager });
  expect(await code(stranger, randomUUID())).toBe("not-found");
});

test("duplicates are suggested until a person says that they differ", async () => {
  const id = await aSeller(dana);
  const otherId = await aSeller(twin);
  const list = async () => {
    const text = "query ($id: Uuid!) { customerDuplicates(customerId: $id) { score agreesIn customer { id } buys } }";
    return (await ana.graphql(text, { id })).data?.["customerDuplicates"];
  };
  expect(await list()).toEqual([{ score: 35, agreesIn: ["EMAIL", "FIRST_NAME"], customer: { id: otherId }, buys: 1 }]);
  const say2 = "mutation ($id: Uuid!, $otherId: Uuid!) { saySeparate(id: $id, otherId: $otherId) { id } }";
  expect((await manager.graphql(say2, { id: otherId, otherId: id })).errors).toEqual([]);
  expect(await list()).toEqual([]);
});

test("a customer is searched by name, old phone and email, and merged records lead to their survivor", async () => {
  const keptId = await aSeller(dana);
  const mergedId = await aSeller(twin);
  const search = async (typed: string) => {
    const text = "query ($text: String!) { searchCustomers(text: $text) { id fullName lastBuyOn } }";
    const { data, errors } = await ana.graphql(text, { text: typed });
    expect(errors).toEqual([]);
    return data?.["searchCustomers"];
  };
  expect(await search("whitfe da")).toMatchObject([{ id: mergedId, fullName: "Dana Whitfeld" }]);
  await merge(manager, { id: randomUUID(), keptId, mergedId });
  for (const typed of ["whitfe", "+1 (614) 555-0199", "0199", "555-0199", "dana@mail", "DANA w"]) {
    expect(await search(typed)).toMatchObject([{ id: keptId, fullName: "Dana Whitfield" }]);
  }
  expect(await search("?!")).toEqual([]);
  ana = await aPerson(program, await aStore(program));
  expect(await search("whitfield")).toEqual([]);
});
