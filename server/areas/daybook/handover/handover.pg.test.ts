import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { standsAt } from "#tests/kit/counter/at-a-till.ts";
import { aRegister, aStore, anEmployee } from "#tests/kit/people.ts";
import type { TestEmployee, TestStore } from "#tests/kit/people.ts";
import { signedInRegister } from "#tests/kit/signed-in.ts";
import type { GraphqlAnswer, Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let amyIs: TestEmployee;
let benIs: TestEmployee;
let register: Person;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

beforeEach(async () => {
  program.clock.now = new Date("2026-11-20T22:00:00Z");
  store = await aStore(program);
  amyIs = await anEmployee(program, store, { firstName: "Amy" });
  benIs = await anEmployee(program, store, { firstName: "Ben", pin: "7305" });
  register = await signedInRegister(program, await aRegister(program, store), store);
});

function later(seconds: number): void {
  program.clock.now = new Date(program.clock.now.getTime() + seconds * 1000);
}

const paper =
  "waiting { number since } notCollected { number } openTasks { name isOverdue } textsWaiting { count since } people { name } notes { body }";

function sign(person: Person, id: string, note = ""): Promise<GraphqlAnswer> {
  return person.graphql(`mutation ($id: Uuid!, $note: String!) { signHandover(id: $id, note: $note) { id } }`, {
    id,
    note,
  });
}

function signRead(person: Person, id: string): Promise<GraphqlAnswer> {
  return person.graphql("mutation ($id: Uuid!) { signHandoverRead(id: $id) { readBy { firstName } } }", { id });
}

function read(person: Person): Promise<GraphqlAnswer> {
  return person.graphql(
    `{ handover { now { ${paper} } signed { note from { firstName } readBy { firstName } snapshot { ${paper} } } } }`,
  );
}

async function aBuy(number: string, readyAt: string | null): Promise<void> {
  await program.owner.query(
    `insert into pos_buys (store_id, external_id, business_date, number, customer_id, checked_in_at, ready_at, status,
       paid_cash_cents, paid_trade_cents, items_offered, items_taken, updated_at, received_at, device_id, seq)
     values ($1, $2, '2026-11-20', $2, 'c', '2026-11-20T20:00Z', $3, 'open', 0, 0, 1, 0, now(), now(), gen_random_uuid(), 1)`,
    [store.id, number, readyAt],
  );
}

/** A customer wrote then, and nobody has answered. */
async function aTextAt(instant: string, phone: string): Promise<void> {
  await program.owner.query(
    `insert into texting_threads (store_id, id, phone, created_at, last_message_at, last_inbound_at, needs_reply, placed_at)
     values ($1, gen_random_uuid(), $2, $3, $3, $3, true, $3)`,
    [store.id, phone, instant],
  );
}

test("a handover lists who waits and what is open, and stays as it was signed", async () => {
  await aBuy("11", null);
  await aBuy("12", "2026-11-20T21:30Z");
  await aTextAt("2026-11-20T21:10:00Z", "+16085550142");
  await aTextAt("2026-11-20T20:40:00Z", "+16085550143");
  const amy = await standsAt(register, amyIs);
  const todo = { id: randomUUID(), name: "Call the plumber", date: "2026-11-20" };
  await amy.graphql("mutation ($todo: TodoInput!) { addTodo(todo: $todo) { id } }", { todo });
  const id = randomUUID();
  expect((await sign(amy, id, "Mrs. Lee comes at 6")).errors).toEqual([]);
  await amy.graphql("mutation ($id: Uuid!) { tickTask(id: $id) { wasDoneBefore } }", { id: todo.id });
  await aBuy("13", null);
  await program.owner.query("update texting_threads set needs_reply = false where store_id = $1", [store.id]);
  const paperBefore = await read(amy);
  expect(paperBefore.data).toMatchObject({
    handover: {
      now: { waiting: [{ number: "11" }, { number: "13" }], openTasks: [], textsWaiting: null },
      signed: [
        {
          note: "Mrs. Lee comes at 6",
          from: { firstName: "Amy" },
          readBy: null,
          snapshot: {
            waiting: [{ number: "11", since: "2026-11-20T20:00:00.000Z" }],
            notCollected: [{ number: "12" }],
            openTasks: [{ name: "Call the plumber", isOverdue: false }],
            textsWaiting: { count: 2, since: "2026-11-20T20:40:00.000Z" },
          },
        },
      ],
    },
  });
});

test("the PIN is the signature: one from more than a minute ago signs nothing", async () => {
  const amy = await standsAt(register, amyIs);
  later(61);
  expect((await sign(amy, randomUUID())).errors[0]?.extensions.code).toBe("pin-needed");
  const again = await standsAt(register, amyIs);
  expect((await sign(again, randomUUID())).errors).toEqual([]);
});

test("another lead signs that it is read, once", async () => {
  const amy = await standsAt(register, amyIs);
  const id = randomUUID();
  await sign(amy, id);
  expect((await signRead(amy, id)).errors[0]?.extensions.code).toBe("own-handover");
  const ben = await standsAt(register, benIs, "7305");
  expect((await signRead(ben, id)).data).toEqual({ signHandoverRead: { readBy: { firstName: "Ben" } } });
  const third = await anEmployee(program, store, { firstName: "Cleo", pin: "9152" });
  const cleo = await standsAt(register, third, "9152");
  expect((await signRead(cleo, id)).data).toEqual({ signHandoverRead: { readBy: { firstName: "Ben" } } });
});

test("the same request twice signs one paper", async () => {
  const amy = await standsAt(register, amyIs);
  const id = randomUUID();
  await sign(amy, id, "First");
  expect((await sign(amy, id, "Second")).errors).toEqual([]);
  expect((await read(amy)).data).toMatchObject({ handover: { signed: [{ note: "First" }] } });
});

test("required fields of the log that are empty are named", async () => {
  const amy = await standsAt(register, amyIs);
  await program.owner.query(
    `insert into log_fields (store_id, id, name, kind, is_required, position, created_at) values
       ($1, gen_random_uuid(), 'Cash over or short', 'money', true, 0, $2),
       ($1, gen_random_uuid(), 'Weather', 'text', false, 1, $2)`,
    [store.id, program.clock.now],
  );
  const answer = await amy.graphql("{ handover { now { logToFill } } }");
  expect(answer.data).toEqual({ handover: { now: { logToFill: ["Cash over or short"] } } });
});

test("bins that left storage and did not reach the floor are named", async () => {
  const amy = await standsAt(register, amyIs);
  const place = (await program.owner.query(
    `insert into backstock_locations (store_id, id, number, name, position, is_pick_list, created_at)
     values ($1, gen_random_uuid(), 7, 'Cart', 2, true, now()) returning id`,
    [store.id],
  )) as { rows: { id: string }[] };
  await program.owner.query(
    `with category as (
       insert into backstock_categories (store_id, id, name, position, created_at)
       values ($1, gen_random_uuid(), 'Coats', 0, now()) returning id
     ), bin as (
       insert into bins (store_id, id, number, created_at) values ($1, gen_random_uuid(), 214, now()) returning id
     )
     insert into backstock_fillings
       (store_id, id, bin_id, category_id, location_id, inventory_date, created_at, filled_on)
     select $1, gen_random_uuid(), bin.id, category.id, $2, '2026-11-01', now(), '2026-11-01' from bin, category`,
    [store.id, place.rows[0]?.id],
  );
  const answer = await amy.graphql("{ handover { now { bins { bin category location } } } }");
  expect(answer.data).toMatchObject({
    handover: { now: { bins: [{ bin: "214", category: "Coats", location: "Cart" }] } },
  });
});
