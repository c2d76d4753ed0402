import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { practicePin } from "#common/training/practice.ts";
import { aRegister, aStore, aUser } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson, signedIn, signedInRegister } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { practiceServices } from "#tests/kit/training/a-training-store.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let owner: Person;
let manager: Person;
/** The copy's id. */
let copyId: number;

beforeAll(async () => {
  program = await testProgram({ services: practiceServices() });
  // A Tuesday noon in Chicago, so that the register of the day has sold something.
  program.clock.now = new Date("2026-11-24T18:00:00Z");
  store = await aStore(program, { name: "Maple Street" });
  await program.owner.query(
    `insert into store_hours (store_id, weekday, opens_minutes, closes_minutes, buying_closes_minutes)
     select $1, day, 600, 1260, 1200 from generate_series(0, 6) as day`,
    [store.id],
  );
  const list = randomUUID();
  await program.owner.query(
    "insert into task_lists (store_id, id, name, position, created_at) values ($1, $2, 'Opening', 0, now())",
    [store.id, list],
  );
  await program.owner.query(
    `insert into task_templates (store_id, id, list_id, name, repeat_days, starts_on, position, created_at)
     values ($1, gen_random_uuid(), $2, 'Count the drawer', '{0,1,2,3,4,5,6}', '2026-01-01', 0, now())`,
    [store.id, list],
  );
  await program.owner.query(
    "insert into texting_templates (store_id, id, name, body, position, created_at) values ($1, gen_random_uuid(), 'Hours', 'We close at 9', 0, now())",
    [store.id],
  );
  const account = { id: store.accountId };
  owner = await signedIn(program, await aUser(program, { account, role: roles.owner }), { store });
  manager = await aPerson(program, store, { role: roles.manager });
  await owner.graphql(start);
  await runJobs(program);
  copyId = Number(recordOf(await trainingOf(owner)).trainingStoreId);
}, 240_000);

afterAll(() => program.stop());

const start = "mutation { startTrainingStore { state stepsDone stepsCount } }";
const view = "{ trainingStore { state trainingStoreId stepsDone stepsCount practicePin } }";

type Training = { state: string; trainingStoreId: number | null; stepsDone: number; stepsCount: number };

async function trainingOf(person: Person): Promise<Training | null> {
  const { data, errors } = await person.graphql(view);
  expect(errors).toEqual([]);
  return data?.["trainingStore"] as Training | null; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the query above says what comes
}

function recordOf<T>(value: T | null): T {
  if (value === null) {
    throw new Error("There is no training store");
  }
  return value;
}

const inCopy = (person: Person, more: Record<string, string> = {}) =>
  person.with({ "x-user-store": String(copyId), ...more });

async function codeOf(person: Person, document: string, variables = {}): Promise<string | undefined> {
  return (await person.graphql(document, variables)).errors[0]?.extensions.code;
}

async function rows(query: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  return (await program.owner.query<Record<string, unknown>>(query, values)).rows;
}

/** The person with a made-up manager confirmed by the PIN that trainees are told. */
async function asTrainee(person: Person): Promise<Person> {
  const [employee] = await rows("select id from employees where store_id = $1 and is_manager", [copyId]);
  const { errors } = await inCopy(person).graphql(
    "mutation ($employeeId: ID!, $pin: String!) { confirmEmployee(employeeId: $employeeId, pin: $pin) { __typename } }",
    { employeeId: String(employee?.["id"]), pin: practicePin },
  );
  expect(errors).toEqual([]);
  return inCopy(person, { "x-user-employee": String(employee?.["id"]) });
}

test("one press makes a copy with the store's settings, made-up people and a past to practice with", async () => {
  const training = recordOf(await trainingOf(manager));
  expect(training).toMatchObject({ state: "ready", stepsDone: training.stepsCount });
  const [copy] = await rows("select name, number, training_of, account_id from stores where id = $1", [copyId]);
  expect(copy).toMatchObject({ name: "Maple Street training", training_of: store.id });
  expect(copy?.["account_id"]).not.toBe(store.accountId);
  const counted = await rows(
    `select (select count(*) from task_templates where store_id = $1)::int as tasks,
       (select count(*) from store_hours where store_id = $1)::int as hours,
       (select count(*) from texting_templates where store_id = $1)::int as templates,
       (select count(*) from employees where store_id = $1)::int as people,
       (select count(*) from backstock_fillings where store_id = $1)::int as bins,
       (select count(*) from buys where store_id = $1 and status = 'open' and pos_sync = 'linked')::int as buys,
       (select count(*) from texting_threads where store_id = $1 and needs_reply)::int as texts,
       (select count(*) from daily_reports where store_id = $1 and sales_cents > 0)::int as days`,
    [copyId],
  );
  expect(counted[0]).toMatchObject({ tasks: 1, hours: 7, templates: 1, people: 6, bins: 16, buys: 4, texts: 2 });
  expect(Number(counted[0]?.["days"])).toBeGreaterThan(56);
});

test("managers find it, employees and other companies do not", async () => {
  const stranger = await aStore(program, { name: "Elsewhere" });
  const otherOwner = await signedIn(
    program,
    await aUser(program, { account: { id: stranger.accountId }, role: roles.owner }),
    { store: stranger },
  );
  expect((await otherOwner.with({ "x-user-store": String(copyId) }).graphql(view)).status).toBe(404);
  const employee = await aPerson(program, store);
  expect(await codeOf(employee, view)).toBe("action-needs-manager");
  expect(await codeOf(manager, start)).toBe("forbidden");
  const { body } = await manager.call({ path: "/api/vue/user" });
  expect(body).toMatchObject({
    stores: [
      { id: store.id, trainingOf: null },
      { id: copyId, trainingOf: store.id },
    ],
  });
});

test("a register of the store reaches its training store, and no other register does", async () => {
  const register = await aRegister(program, store);
  const screen = await signedInRegister(program, register, store);
  expect((await inCopy(screen).graphql("{ __typename }")).status).toBe(200);
  const other = await aStore(program, { account: { id: store.accountId }, name: "Elm Street" });
  const otherScreen = await signedInRegister(program, await aRegister(program, other), other);
  expect((await inCopy(otherScreen).graphql("{ __typename }")).status).toBe(404);
});

test("a trainee is known by the PIN that everyone is told, and a text is answered by a made-up customer", async () => {
  const trainee = await asTrainee(owner);
  const id = randomUUID();
  const send = `mutation ($id: Uuid!, $phone: String!) {
    sendText(id: $id, phone: $phone, kind: CONVERSATION, body: "Your offer is ready") { status blockCode } }`;
  const [seller] = await rows("select substr(mobile, 3) as phone from customers where home_store_id = $1 limit 1", [
    copyId,
  ]);
  const phone = String(seller?.["phone"]);
  expect((await trainee.graphql(send, { id, phone })).data?.["sendText"]).toMatchObject({ blockCode: null });
  program.clock.pass(5000);
  await runJobs(program);
  program.clock.pass(5000);
  await runJobs(program);
  const texts = await rows(
    `select direction, status from texting_messages as message
     join texting_threads as thread on thread.store_id = message.store_id and thread.id = message.thread_id
     where message.store_id = $1 and phone = $2 and (message.id = $3 or direction = 'in') order by message.created_at`,
    [copyId, `+1${phone}`, id],
  );
  expect(texts).toContainEqual({ direction: "out", status: "delivered" });
  expect(texts.some(({ direction }) => direction === "in")).toBe(true);
});

test("a real person's number is refused with a word of its own", async () => {
  const trainee = await asTrainee(owner);
  const send = `mutation ($id: Uuid!) {
    sendText(id: $id, phone: "3125254567", kind: CONVERSATION, body: "Hello") { status blockCode } }`;
  const { data } = await trainee.graphql(send, { id: randomUUID() });
  expect(data?.["sendText"]).toMatchObject({ blockCode: "TEXT_TRAINING" });
});

test("nothing real is in reach there, and nothing made up is in the company's figures", async () => {
  await program.owner.query(
    `insert into customers (account_id, id, home_store_id, first_name, last_name, mobile, created_at)
     values ($1, gen_random_uuid(), $2, 'Really', 'Real', '+13125254567', now())`,
    [store.accountId, store.id],
  );
  const query = `query ($text: String!) { searchCustomers(text: $text) { fullName } }`;
  const search = async (person: Person, text: string) => JSON.stringify((await person.graphql(query, { text })).data);
  expect(await search(manager, "Really")).toContain("Really");
  expect(await search(inCopy(manager), "Really")).not.toContain("Really Real");
  expect(await search(manager, "Pretend")).not.toContain("Pretend");
  const counted = await rows("select count(*)::int as days from daily_reports where store_id = $1", [store.id]);
  expect(counted).toEqual([{ days: 0 }]);
});

test("a fresh copy takes the place of the old one, whose rows go", async () => {
  const before = copyId;
  const [old] = await rows("select account_id from stores where id = $1", [before]);
  expect((await owner.graphql(start)).data?.["startTrainingStore"]).toMatchObject({ state: "building", stepsDone: 0 });
  expect(await codeOf(owner, start)).toBe("training-building");
  expect((await inCopy(owner).graphql("{ __typename }")).status).toBe(404);
  await runJobs(program);
  copyId = Number(recordOf(await trainingOf(owner)).trainingStoreId);
  expect(copyId).not.toBe(before);
  expect(await rows("select id from stores where id = $1", [before])).toEqual([]);
  expect(await rows("select id from accounts where id = $1", [old?.["account_id"]])).toEqual([]);
  expect((await inCopy(owner).graphql("{ __typename }")).status).toBe(200);
}, 240_000);

test("an owner deletes the copy that they see, and no other", async () => {
  const drop = "mutation ($id: Int!) { deleteTrainingStore(trainingStoreId: $id) }";
  expect(await codeOf(owner, drop, { id: store.id })).toBe("not-found");
  expect(await codeOf(manager, drop, { id: copyId })).toBe("forbidden");
  expect(await codeOf(inCopy(owner), drop, { id: copyId })).toBe("training-store");
  expect(await codeOf(owner, drop, { id: copyId })).toBeUndefined();
  await runJobs(program);
  expect(await rows("select id from stores where id = $1 or training_of = $2", [copyId, store.id])).toEqual([]);
  expect(await trainingOf(owner)).toBeNull();
  expect(await rows("select id from stores where id = $1", [store.id])).toEqual([{ id: store.id }]);
}, 120_000);
