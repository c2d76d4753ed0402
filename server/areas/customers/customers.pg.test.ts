import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aBuyCounter, aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson, GraphqlAnswer, Person } from "#tests/kit/signed-in.ts";
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

const contact = { firstName: "Nora", lastName: "Lee", mobile: "(216) 555-0142", email: "nora@lee.test" };

/** A seller as a check-in leaves her; returns her id. */
async function aSeller(fields: Record<string, unknown> = {}): Promise<string> {
  const checkIn = aCheckIn({ contact: { ...contact, ...fields } });
  expect((await createBuy(ana, checkIn)).errors).toEqual([]);
  return checkIn.customerId;
}

async function readSeller(id: string): Promise<Record<string, unknown>> {
  const text =
    "query ($id: Uuid!) { customer(id: $id) { fullName mobile email city version isDoNotBuy doNotBuyAt doNotBuyBy note } }";
  const { data, errors } = await ana.graphql(text, { id });
  expect(errors).toEqual([]);
  return recordOf(data?.["customer"]);
}

function edit(by: Person, change: Record<string, unknown>): Promise<GraphqlAnswer> {
  const text = `mutation ($id: Uuid!, $contact: CustomerContact!, $version: String) {
    editCustomer(id: $id, contact: $contact, version: $version) { mobile } }`;
  return by.graphql(text, change);
}

function flag(by: Person, id: string): Promise<GraphqlAnswer> {
  const text = `mutation ($id: Uuid!) { flagCustomer(id: $id, isDoNotBuy: true, note: "Two returned checks") { note } }`;
  return by.graphql(text, { id });
}

async function match(evidence: Record<string, unknown>): Promise<unknown> {
  const text = `query ($mobile: String, $email: String, $firstName: String, $lastName: String) {
    matchCustomers(mobile: $mobile, email: $email, firstName: $firstName, lastName: $lastName) {
      matches { by buys customer { id } } } }`;
  const { data, errors } = await ana.graphql(text, evidence);
  expect(errors).toEqual([]);
  return recordOf(data?.["matchCustomers"])["matches"];
}

test("a seller's contact is edited, kept as it is dialed, and stands in the history with before and after", async () => {
  const id = await aSeller();
  const { version } = await readSeller(id);
  const changed = { ...contact, mobile: "+1 216 555 0177", city: "Cleveland" };
  const done = await edit(ana, { id, contact: changed, version });
  expect(done).toMatchObject({ errors: [], data: { editCustomer: { mobile: "+12165550177" } } });
  expect(await readSeller(id)).toMatchObject({ fullName: "Nora Lee", mobile: "+12165550177", city: "Cleveland" });
  const events = await program.owner.query(
    `select payload->'before'->>'mobile' as before, payload->'after'->>'mobile' as after from events
     where name = 'customer.edited' and record_id = $1`,
    [id],
  );
  expect(events.rows).toEqual([{ before: "+12165550142", after: "+12165550177" }]);
});

test("of two who edit one seller the second keeps what was typed and reads that a person was faster", async () => {
  const id = await aSeller();
  const { version } = await readSeller(id);
  expect((await edit(ana, { id, contact: { ...contact, city: "Akron" }, version })).errors).toEqual([]);
  const { errors } = await edit(manager, { id, contact: { ...contact, city: "Toledo" }, version });
  expect(errors[0]?.extensions.code).toBe("saved-since");
  expect(await readSeller(id)).toMatchObject({ city: "Akron" });
});

test("a seller without a name or with a phone that is none is refused, at the field", async () => {
  const id = await aSeller();
  const { errors } = await edit(ana, { id, contact: { ...contact, firstName: " ", mobile: "191 555 0142" } });
  expect(errors[0]?.extensions.errors).toEqual({
    firstName: ["First name is required"],
    mobile: ["Mobile must be a valid North America phone number"],
  });
});

test("only a manager says that a seller's goods are not bought", async () => {
  const id = await aSeller();
  expect((await flag(ana, id)).errors[0]?.extensions.code).toBe("action-needs-manager");
  expect(await readSeller(id)).toMatchObject({ isDoNotBuy: false, note: "" });
  expect((await flag(manager, id)).errors).toEqual([]);
  expect(await readSeller(id)).toMatchObject({ isDoNotBuy: true, note: "Two returned checks" });
});

test("who set Do not buy and when stays through a change of the note, and goes with the mark", async () => {
  const id = await aSeller();
  const set = (isDoNotBuy: boolean, note: string) =>
    manager.graphql(
      `mutation ($id: Uuid!, $isDoNotBuy: Boolean!, $note: String!) {
        flagCustomer(id: $id, isDoNotBuy: $isDoNotBuy, note: $note) { id } }`,
      { id, isDoNotBuy, note },
    );
  await flag(manager, id);
  const { doNotBuyAt, doNotBuyBy } = await readSeller(id);
  expect([doNotBuyAt, doNotBuyBy]).toEqual([expect.any(String), expect.any(String)]);
  await set(true, "Three returned checks");
  expect(await readSeller(id)).toMatchObject({ doNotBuyAt, doNotBuyBy, note: "Three returned checks" });
  await set(false, "Paid up");
  expect(await readSeller(id)).toMatchObject({ isDoNotBuy: false, doNotBuyAt: null, doNotBuyBy: null });
});

test("a seller is found by mobile before email, in every store of the company and in no other company", async () => {
  const byEmail = await aSeller({ mobile: "216 555 0143", email: "shared@lee.test" });
  const byMobile = await aSeller({ mobile: "216 555 0144", email: "" });
  const evidence = { mobile: "(216) 555-0144", email: "shared@lee.test" };
  const matches = (buys: number) => [
    { by: ["MOBILE"], buys, customer: { id: byMobile } },
    { by: ["EMAIL"], buys, customer: { id: byEmail } },
  ];
  expect(await match(evidence)).toEqual(matches(1));
  const sister = await aStore(program, { account: { id: store.accountId } });
  ana = await aPerson(program, sister);
  // What was brought to another store is that store's to count.
  expect(await match(evidence)).toEqual(matches(0));
  ana = await aPerson(program, await aStore(program));
  expect(await match(evidence)).toEqual([]);
  const { errors } = await edit(ana, { id: byMobile, contact });
  expect(errors[0]?.extensions.code).toBe("not-found");
});

test("a seller whom nobody has checked in is not found", async () => {
  expect((await edit(ana, { id: randomUUID(), contact })).errors[0]?.extensions.code).toBe("not-found");
});
