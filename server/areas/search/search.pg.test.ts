import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aBin, aCategory, aFilledBin, findLocations } from "#tests/kit/a-backstock.ts";
import { aStore, aUser, anEmployee } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { signedIn } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let manager: Person;
let employee: Person;

beforeAll(async () => {
  program = await testProgram();
  store = await aStore(program);
  manager = await signedIn(program, await aUser(program, { stores: [store], role: roles.manager }), { store });
  const ana = await anEmployee(program, store, { firstName: "Wolfgang", lastName: "Woolley" });
  employee = await signedIn(program, await aUser(program, { stores: [store] }), { store });
  await program.owner.query(
    `insert into notes (store_id, id, business_date, body, access, author_employee_id, created_at)
     select $1, gen_random_uuid(), current_date - day, body, access, $2, now()
     from (values (1, 'Sort the wool coats', 'all'), (3, 'Woolen socks are stolen', 'manager'), (900, 'Old wool', 'all')) as note (day, body, access)`,
    [store.id, ana.id],
  );
  await program.owner.query(
    `insert into task_occurrences (store_id, id, business_date, original_date, name, access, created_at)
     values ($1, $2, current_date, current_date, 'Steam the wool rack', 'all', now())`,
    [store.id, randomUUID()],
  );
});

afterAll(() => program.stop());

async function search(by: Person, text: string): Promise<unknown> {
  const answer = await by.graphql("query ($text: String!) { search(text: $text) { kind text } }", { text });
  return answer.data?.["search"];
}

test("people come first, then tasks, then notes, each by the beginnings of its words", async () => {
  expect(await search(manager, "woo")).toEqual([
    { kind: "EMPLOYEE", text: "Wolfgang Woolley" },
    { kind: "TASK", text: "Steam the wool rack" },
    { kind: "NOTE", text: "Woolen socks are stolen" },
    { kind: "NOTE", text: "Sort the wool coats" },
  ]);
  expect(await search(manager, "rack wool")).toEqual([{ kind: "TASK", text: "Steam the wool rack" }]);
  expect(await search(manager, "ool")).toEqual([]);
});

test("what is for managers alone is not found by anybody else", async () => {
  expect(await search(employee, "stolen")).toEqual([]);
  expect(await search(manager, "stolen")).toEqual([{ kind: "NOTE", text: "Woolen socks are stolen" }]);
});

test("signs are looked for as they are, and another store's things are not there", async () => {
  expect(await search(manager, "(wool")).toEqual([]);
  const other = await aStore(program);
  const stranger = await signedIn(program, await aUser(program, { stores: [other] }), { store: other });
  expect(await search(stranger, "wool")).toEqual([]);
});

test("a bin is found by its number or label, the one that is meant first, with what it holds", async () => {
  const category = await aCategory(program, store, "Boys 2T FW");
  const { backRoomId } = await findLocations(program, store);
  await aBin(program, store, 21);
  await aFilledBin(program, store, { number: 212, categoryId: category.id, locationId: backRoomId });
  const both = [
    { kind: "BIN", text: "21, empty" },
    { kind: "BIN", text: "212, Boys 2T FW, Back room" },
  ];
  expect(await search(employee, "21")).toEqual(both);
  await aBin(program, store, 8);
  expect(await search(employee, "8")).toEqual([{ kind: "BIN", text: "8, empty" }]);
  await program.owner.query("insert into backstock_settings (store_id, bin_prefix) values ($1, 'A-')", [store.id]);
  expect(await search(employee, "a-212")).toEqual([{ kind: "BIN", text: "A-212, Boys 2T FW, Back room" }]);
});

test("an online order is found by its number or its customer, with the shelf on which it waits", async () => {
  const placed = `insert into online_orders (store_id, id, provider, shop_domain, external_id, name, placed_at, shop_updated_at,
      customer_name, channel, financial_status, fulfillment_status, delivery_method, subtotal_cents, tax_cents, total_cents,
      currency, tags, state, due_at, received_at, is_reconciled, state_at, shelf)
    values ($1, gen_random_uuid(), 'shopify', 'maple.test', $2, $3, now(), now(), $4, 'web', 'paid', '', 'pickup', 100, 0, 100,
      'USD', '{}', $5, now(), now(), false, now(), $6)`;
  const { id } = store;
  await program.owner.query(placed, [id, "1", "#4042", "Amara Okonkwo", "ready_for_pickup", "P2"]);
  await program.owner.query(placed, [id, "2", "#4043", "Amara Quist", "picking", null]);
  const ready = { kind: "ORDER", text: "#4042 Amara Okonkwo, ready on shelf P2" };
  expect(await search(employee, "4042")).toEqual([ready]);
  expect(await search(employee, "#4042")).toEqual([ready]);
  expect(await search(employee, "amara")).toEqual([ready, { kind: "ORDER", text: "#4043 Amara Quist, being picked" }]);
  const other = await aStore(program);
  const stranger = await signedIn(program, await aUser(program, { stores: [other] }), { store: other });
  expect(await search(stranger, "4042")).toEqual([]);
});
