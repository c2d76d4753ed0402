import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aBuyCounter, aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let ana: EmployedPerson;

beforeAll(async () => {
  program = await testProgram();
});
beforeEach(async () => {
  ({ store, ana } = await aBuyCounter(program));
});
afterAll(() => program.stop());

async function aSeller(): Promise<{ customerId: string; buyId: string }> {
  const checkIn = aCheckIn({ contact: { firstName: "Nora", lastName: "Lee", mobile: "(216) 555-0142" } });
  expect((await createBuy(ana, checkIn)).errors).toEqual([]);
  return { customerId: checkIn.customerId, buyId: checkIn.id };
}

async function read(
  field: string,
  fields: string,
  { id, args = "" }: { id: string; args?: string },
): Promise<Record<string, unknown>> {
  const name = field === "customerSummary" ? "id" : "customerId";
  const { data, errors } = await ana.graphql(`query ($id: Uuid!) { ${field}(${name}: $id ${args}) { ${fields} } }`, {
    id,
  });
  expect(errors).toEqual([]);
  return recordOf(data?.[field]);
}

function addNote(customerId: string, note: { id: string; body: string; isPinned: boolean }) {
  const text = `mutation ($id: Uuid!, $customerId: Uuid!, $body: String!, $isPinned: Boolean!) {
    addCustomerNote(id: $id, customerId: $customerId, body: $body, isPinned: $isPinned) { body authorName } }`;
  return ana.graphql(text, { customerId, ...note });
}

test("[CUS-01] a customer's page counts buys, money, coupons, texts and purchases, each list in pages", async () => {
  const { customerId, buyId } = await aSeller();
  await program.owner.query(
    `update buys set status = 'complete', stage = 'complete', items_taken = 3, items_passed = 1, paid_cents = 1250,
       payout = 'credit', outcome = 'bought_some', completed_at = now() where id = $1`,
    [buyId],
  );
  const second = aCheckIn({ customerId, contact: { firstName: "Nora", lastName: "Lee", mobile: "2165550142" } });
  program.clock.now = new Date(program.clock.now.getTime() + 60_000);
  expect((await createBuy(ana, second)).errors).toEqual([]);
  await program.owner.query(
    `insert into customer_pos_links (store_id, pos_customer_id, account_id, customer_id, linked_at, method)
     values ($1, 'C7', $2, $3, now(), 'hand')`,
    [store.id, store.accountId, customerId],
  );
  await program.owner.query(
    `insert into pos_transactions (store_id, external_id, business_date, updated_at, seq, device_id, received_at, number,
       terminal, customer_id, type, at, is_employee_purchase, is_wholesale, total_cents, tax_cents, net_cents, gift_cents,
       returns_cents, discount_cents, cost_used_cents, cost_new_cents, items_sold)
     values ($1, 'T1', '2026-03-02', now(), 1, gen_random_uuid(), now(), '1001', '1', 'C7', 'sale', now(), false, false,
       2150, 150, 2000, 0, 0, 0, 0, 0, 2)`,
    [store.id],
  );
  const summary = await read(
    "customerSummary",
    "buys itemsTaken itemsBrought paid tradePaid coupons texts visits purchased notes isOptedOut openBuy { number bags }",
    { id: customerId },
  );
  expect(summary).toMatchObject({ buys: 2, itemsTaken: 3, itemsBrought: 4, paid: 1250, tradePaid: 1250, coupons: 0 });
  expect(summary).toMatchObject({ visits: 1, purchased: 2150, notes: 0, isOptedOut: false, openBuy: { number: 2 } });
  const page = "totalItems pageInfo { hasNextPage endCursor } edges { node { id number } }";
  const first = await read("customerBuys", page, { id: customerId, args: "first: 1" });
  expect(first).toMatchObject({ totalItems: 2, pageInfo: { hasNextPage: true }, edges: [{ node: { number: 2 } }] });
  const { endCursor } = recordOf(first["pageInfo"]);
  const rest = await read("customerBuys", page, {
    id: customerId,
    args: `first: 1, after: ${JSON.stringify(endCursor)}`,
  });
  expect(rest).toMatchObject({ pageInfo: { hasNextPage: false }, edges: [{ node: { id: buyId, number: 1 } }] });
  const bought = await read("customerPurchases", "totalItems edges { node { number total itemsSold } }", {
    id: customerId,
  });
  expect(bought).toMatchObject({ totalItems: 1, edges: [{ node: { number: "1001", total: 2150, itemsSold: 2 } }] });
  expect(await read("customerCoupons", "totalItems edges { node { id } }", { id: customerId })).toMatchObject({
    edges: [],
  });
});

test("a note is written once however often it is sent, pinned, deleted and brought back", async () => {
  const { customerId } = await aSeller();
  const note = { id: randomUUID(), body: "Trade for strollers, never cash.", isPinned: false };
  expect(await addNote(customerId, note)).toMatchObject({ errors: [] });
  expect(await addNote(customerId, note)).toMatchObject({ errors: [] });
  const list = () =>
    read("customerNotes", "totalItems edges { node { body isPinned authorName } }", { id: customerId });
  expect(await list()).toMatchObject({ totalItems: 1, edges: [{ node: { body: note.body, isPinned: false } }] });
  const pin = "mutation ($id: Uuid!) { pinCustomerNote(id: $id, isPinned: true) { isPinned } }";
  expect(await ana.graphql(pin, { id: note.id })).toMatchObject({ data: { pinCustomerNote: { isPinned: true } } });
  const pinned = "query ($id: Uuid!) { pinnedCustomerNotes(customerId: $id) { body } }";
  expect(await ana.graphql(pinned, { id: customerId })).toMatchObject({
    data: { pinnedCustomerNotes: [{ body: note.body }] },
  });
  const erase = "mutation ($id: Uuid!, $off: Boolean!) { deleteCustomerNote(id: $id, isDeleted: $off) { id } }";
  await ana.graphql(erase, { id: note.id, off: true });
  expect(await list()).toMatchObject({ totalItems: 0 });
  await ana.graphql(erase, { id: note.id, off: false });
  expect(await list()).toMatchObject({ totalItems: 1 });
});

test("a note of a stranger's customer is refused, and so is an empty one", async () => {
  const { customerId } = await aSeller();
  const { errors } = await addNote(customerId, { id: randomUUID(), body: "  ", isPinned: false });
  expect(errors[0]?.extensions.code).toBe("invalid-input");
  ana = await aPerson(program, await aStore(program));
  const other = await addNote(customerId, { id: randomUUID(), body: "Hello", isPinned: false });
  expect(other.errors[0]?.extensions.code).toBe("not-found");
});
