import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson } from "#tests/kit/signed-in.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import type { CarrierServices } from "#tests/kit/texting/a-carrier.ts";
import { aConsent, aTextingNumber, aThread } from "#tests/kit/texting/a-text.ts";
import { carrierProgram } from "#tests/kit/texting/carrier-program.ts";

const noon = new Date("2026-11-18T17:00:00Z");
const second = 1000;

let program: TestProgram;
let carrier: CarrierServices;
let stop: () => Promise<void>;
let store: TestStore;
let manager: EmployedPerson;
let amy: EmployedPerson;
let customers = 0;
let dana = { id: "", phone: "" };

beforeAll(async () => {
  ({ program, carrier, stop } = await carrierProgram(noon));
  carrier.carrier.acceptsAnySender = true;
});
afterAll(() => stop());

beforeEach(async () => {
  program.clock.now = noon;
  store = await aStore(program, { timeZone: "America/New_York" });
  await aTextingNumber(program, store, { phone: `+1614444${String((customers += 1)).padStart(4, "0")}` });
  manager = await aPerson(program, store, { role: roles.manager, firstName: "Mia" });
  amy = await aPerson(program, store, { firstName: "Amy" });
  dana = await aCustomer();
});

async function aCustomer(): Promise<{ id: string; phone: string }> {
  const phone = `+1614555${String((customers += 1)).padStart(4, "0")}`;
  const thread = await aThread(program, store, { phone, wroteAt: noon });
  await aConsent(program, store, { phone, purpose: "marketing" });
  return thread;
}

/** Texts a customer, and the carrier reports what became of it, each report twice. */
async function sendText(phone: string, kind = "CONVERSATION"): Promise<void> {
  program.clock.pass(second);
  const send = `mutation ($id: Uuid!, $phone: String!, $kind: TextKind!) {
    sendText(id: $id, phone: $phone, kind: $kind, body: "It is ready") { blockCode } }`;
  expect(await manager.graphql(send, { id: randomUUID(), phone, kind })).toMatchObject({
    data: { sendText: { blockCode: null } },
  });
  await runJobs(program);
  for (const report of carrier.carrier.deliveries.splice(0).map((delivery) => carrier.sign(delivery))) {
    await post(report);
    await post(report);
  }
  await runJobs(program);
}

async function post({ url, fields, headers }: ReturnType<CarrierServices["sign"]>): Promise<void> {
  await program.http.inject({
    method: "POST",
    url: url.replace("http://hangtag.test", ""),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

type Task = { id: string; name: string; details: string; textThreadId: string | null };

async function tasksOf(person: EmployedPerson): Promise<Task[]> {
  const { data } = await person.graphql("{ daybook { groups { tasks { id name details textThreadId } } } }");
  const groups = recordOf(data?.["daybook"])["groups"] as { tasks: Task[] }[]; // oxlint-disable-line typescript/no-unsafe-type-assertion -- what was asked for above
  return groups.flatMap(({ tasks }) => tasks);
}

test("X10: a landline becomes one task to call, which names the customer and leads to the conversation", async () => {
  carrier.carrier.phones.set(dana.phone, "landline");
  await program.owner.query(
    `insert into customers (account_id, id, first_name, last_name, home_store_id, mobile, created_at)
     values ($1, gen_random_uuid(), 'Dana', 'Whitfield', $2, $3, now())`,
    [store.accountId, store.id, dana.phone],
  );
  await sendText(dana.phone);
  expect(await tasksOf(amy)).toEqual([
    expect.objectContaining({
      name: "Call Dana Whitfield, a landline can't get texts",
      details: expect.stringContaining("The text about their question didn't arrive."),
      textThreadId: dana.id,
    }),
  ]);
});

test("X10: a phone that is off makes one task however often it is tried, and a new one once that is done", async () => {
  carrier.carrier.phones.set(dana.phone, "unreachable");
  await sendText(dana.phone);
  await sendText(dana.phone);
  const [task, ...others] = await tasksOf(amy);
  expect(others).toEqual([]);
  const tick = "mutation ($id: Uuid!) { tickTask(id: $id) { wasDoneBefore } }";
  expect((await amy.graphql(tick, { id: task?.id })).errors).toEqual([]);
  await sendText(dana.phone);
  expect(await tasksOf(amy)).toHaveLength(2);
});

test("X10: what a carrier blocks is one task for managers however many customers it was for, and counted for the morning mail", async () => {
  const others = [dana, await aCustomer(), await aCustomer()];
  for (const { phone } of others) {
    carrier.carrier.phones.set(phone, "blocked");
    await sendText(phone);
  }
  expect(await tasksOf(amy)).toEqual([]);
  expect((await tasksOf(manager)).map(({ name }) => name)).toEqual([
    "Carriers block your texts. Check your texting approval.",
  ]);
  const blocks = "select count(*)::integer as blocks from carrier_blocks_view where store_id = $1";
  expect((await program.owner.query(blocks, [store.id])).rows).toEqual([{ blocks: 3 }]);
});

test("X10: each store has its own tasks, and a text that arrived has none", async () => {
  await sendText(dana.phone);
  expect(await tasksOf(manager)).toEqual([]);
  const elsewhere = await aStore(program, { timeZone: "America/New_York" });
  const stranger = await aPerson(program, elsewhere, { role: roles.manager, firstName: "Zoe" });
  carrier.carrier.phones.set(dana.phone, "unreachable");
  await sendText(dana.phone);
  expect(await tasksOf(stranger)).toEqual([]);
  expect(await tasksOf(manager)).toHaveLength(1);
});
