import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aBuyCounter, aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
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

const dana = { firstName: "Danatest", lastName: "Whitfieldtest", mobile: "6145550148", email: "danatest@mail.test" };

async function aSeller(): Promise<{ id: string; buyId: string }> {
  const checkIn = aCheckIn({ contact: dana });
  expect((await createBuy(ana, checkIn)).errors).toEqual([]);
  return { id: checkIn.customerId, buyId: checkIn.id };
}

async function complete(buyId: string): Promise<void> {
  await program.owner.query(
    `update buys set status = 'complete', stage = 'complete', paid_cents = 1250, payout = 'cash', outcome = 'bought_some',
       completed_at = now() where id = $1`,
    [buyId],
  );
}

function erase(by: Person, id: string, reason = "Asked at the counter") {
  const text =
    "mutation ($id: Uuid!, $reason: String!) { eraseCustomer(id: $id, reason: $reason) { fullName mobile email } }";
  return by.graphql(text, { id, reason });
}

test("a deleted customer is nobody, amounts stay, and no store of the company texts the phone again", async () => {
  const { id, buyId } = await aSeller();
  await complete(buyId);
  const sister = await aStore(program, { account: { id: store.accountId } });
  expect((await erase(ana, id)).errors[0]?.extensions.code).toBe("action-needs-manager");
  const blank = { fullName: "Deleted customer", mobile: "", email: null };
  expect(await erase(manager, id)).toMatchObject({ errors: [], data: { eraseCustomer: blank } });
  expect(await erase(manager, id)).toMatchObject({ errors: [] });
  const summary =
    'query ($id: Uuid!) { customerSummary(id: $id) { buys paid } searchCustomers(text: "danatest") { id } }';
  expect(await ana.graphql(summary, { id })).toMatchObject({
    data: { customerSummary: { buys: 1, paid: 1250 }, searchCustomers: [] },
  });
  for (const storeId of [store.id, sister.id]) {
    const { rows } = await program.owner.query(
      "select hangtag.text_refusal($1, '+16145550148', 'buy', now(), null) as refusal",
      [storeId],
    );
    expect(rows).toEqual([{ refusal: "TEXT_OPTED_OUT" }]);
  }
  const named = await program.owner.query(
    `select name from events where account_id = $1 and payload::text ~* 'danatest|whitfieldtest|6145550148'`,
    [store.accountId],
  );
  expect(named.rows).toEqual([]);
  const reasons = await program.owner.query(
    "select payload->>'reason' as reason from events where name = 'customer.erased' and record_id = $1",
    [id],
  );
  expect(reasons.rows).toEqual([{ reason: "Asked at the counter" }]);
});

test("nothing of the phone can be read in the company's rows of customers and of what refuses texts", async () => {
  const { id, buyId } = await aSeller();
  await complete(buyId);
  await erase(manager, id);
  const tables = ["customers", "customer_words", "erased_phones", "erased_phone_salts", "customer_notes", "coupons"];
  for (const table of tables) {
    const { rows } = await program.owner.query<{ text: string }>(
      `select t::text as text from ${table} as t where account_id = $1 and t::text ~* '6145550148|danatest'`,
      [store.accountId],
    );
    expect(rows).toEqual([]);
  }
});

test("only the person restarts texts; a new check-in with the phone does not", async () => {
  const { id, buyId } = await aSeller();
  await complete(buyId);
  await erase(manager, id);
  await aSeller();
  const refusal = async () => {
    const { rows } = await program.owner.query<{ isOut: boolean }>(
      `select hangtag.is_opted_out($1, '+16145550148') as "isOut"`,
      [store.id],
    );
    return rows[0]?.isOut;
  };
  expect(await refusal()).toBe(true);
});

test("a customer who has an open buy in a store that the manager does not see is not deleted either", async () => {
  const { id, buyId } = await aSeller();
  await complete(buyId);
  const sister = await aStore(program, { account: { id: store.accountId } });
  const owner = await aPerson(program, sister, { role: roles.owner });
  await owner.graphql("mutation { changeBuySettings(changes: { requiresPosCode: false }) { requiresEmail } }");
  const there = await aPerson(program, sister, { firstName: "Lee" });
  expect((await createBuy(there, aCheckIn({ customerId: id, contact: dana }))).errors).toEqual([]);
  expect((await erase(manager, id)).errors[0]?.message).toBe("Finish or cancel the open buy first");
  expect(await ana.graphql("query ($id: Uuid!) { customer(id: $id) { mobile } }", { id })).toMatchObject({
    data: { customer: { mobile: "+16145550148" } },
  });
});

test("a customer with an open buy, of another company, or without a reason is not deleted", async () => {
  const { id } = await aSeller();
  expect((await erase(manager, id)).errors[0]?.message).toBe("Finish or cancel the open buy first");
  expect((await erase(manager, id, " ")).errors[0]?.extensions.code).toBe("invalid-input");
  const stranger = await aPerson(program, await aStore(program), { role: roles.manager });
  expect((await erase(stranger, id)).errors[0]?.extensions.code).toBe("not-found");
});
