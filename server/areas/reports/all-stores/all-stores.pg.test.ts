import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aSalesDay } from "#tests/kit/a-sales-day.ts";
import { anAlert } from "#tests/kit/an-alert.ts";
import { aRegister, aStore, aUser, anEmployee } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson, recordOf, signedIn } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let maple: TestStore;
let lakeside: TestStore;
let owner: Person;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

beforeEach(async () => {
  // Wednesday March 11, noon in Chicago.
  program.clock.now = new Date("2026-03-11T17:00:00Z");
  maple = await aStore(program);
  lakeside = await aStore(program, { account: { id: maple.accountId }, name: "Lakeside Kids" });
  owner = await ownerOfAll();
  for (const store of [maple, lakeside]) {
    await program.owner.query(
      `insert into store_hours (store_id, weekday, opens_minutes, closes_minutes)
       select $1, weekday, 600, 1200 from generate_series(0, 6) as weekday
       on conflict (store_id, weekday) do update set opens_minutes = 600, closes_minutes = 1200`,
      [store.id],
    );
  }
});

async function ownerOfAll(): Promise<Person> {
  const user = await aUser(program, { account: { id: maple.accountId }, role: roles.owner });
  return signedIn(program, user, { store: maple });
}

type StoreRecord = Record<string, unknown>;

async function ask(person: Person, fields: string): Promise<{ all: StoreRecord; stores: StoreRecord[] }> {
  const answer = await person.graphql(`{ allStores { sales goal comparedStores stores { name ${fields} } } }`);
  expect(answer.errors).toEqual([]);
  const all = recordOf(answer.data?.["allStores"]);
  const stores: unknown = all["stores"];
  return { all, stores: Array.isArray(stores) ? stores.map(recordOf) : [] };
}

test("each store of the company stands beside the others, and another company's never", async () => {
  await aStore(program, { name: "Strangers" });
  await aSalesDay(program, maple, { date: "2026-03-11", cents: 40_000, status: "provisional", hour: 10 });
  await aSalesDay(program, lakeside, { date: "2026-03-11", cents: 20_000, status: "provisional", hour: 10 });
  const { all, stores } = await ask(owner, "sales date");
  expect(stores).toEqual([
    { name: "Lakeside Kids", sales: 20_000, date: "2026-03-11" },
    { name: "Maple Street", sales: 40_000, date: "2026-03-11" },
  ]);
  expect(all["sales"]).toBe(60_000);
});

test("sales stand beside last year's up to the same hour, and beside where the goal is by now", async () => {
  await program.owner.query(
    `insert into goal_defaults (store_id, id, starts_on, growth_tenths, average_transaction_cents, trade_tenths,
       min_sales_cents, sales_rule, saved_at)
     values ($1, gen_random_uuid(), '2020-01-01', 0, 3000, 300, 0, 'lastYear', now())`,
    [maple.id],
  );
  await aSalesDay(program, maple, { date: "2025-03-12", cents: 100_000, hour: 11 });
  await aSalesDay(program, maple, { date: "2026-03-04", cents: 80_000, hour: 10, keptGoalCents: 90_000 });
  await aSalesDay(program, maple, { date: "2026-03-05", cents: 95_000, hour: 10, keptGoalCents: 90_000 });
  await aSalesDay(program, maple, { date: "2026-03-11", cents: 60_000, status: "provisional", hour: 10 });
  const { all, stores } = await ask(owner, "goal goalPct usualPct ahead comp compPct daysMade judgedPcts");
  const store = stores.find(({ name }) => name === "Maple Street");
  expect(store).toMatchObject({
    goal: 100_000,
    goalPct: 600,
    comp: 100_000,
    compPct: -400,
    daysMade: 1,
    // $800 and $950 of goals of $900.
    judgedPcts: [889, 1056],
  });
  // Last Wednesday had sold everything by eleven.
  expect(store).toMatchObject({ usualPct: 1000, ahead: -40_000 });
  expect(all).toMatchObject({ goal: 100_000, comparedStores: 1 });
});

test("who is there, who is missing, and for how long sellers wait", async () => {
  const bo = await anEmployee(program, lakeside, { firstName: "Bo", lastName: "Reyes" });
  const cy = await anEmployee(program, lakeside, { firstName: "Cy", lastName: "Park" });
  for (const employee of [bo, cy]) {
    await program.owner.query(
      `insert into shifts (store_id, id, employee_id, business_date, starts_at, ends_at, created_at)
       values ($1, gen_random_uuid(), $2, '2026-03-11', '2026-03-11T15:00:00Z', '2026-03-11T22:00:00Z', now())`,
      [lakeside.id, employee.id],
    );
  }
  await program.owner.query(
    `insert into punches (store_id, id, employee_id, type, at, business_date)
     values ($1, gen_random_uuid(), $2, 'in', '2026-03-11T14:58:00Z', '2026-03-11')`,
    [lakeside.id, bo.id],
  );
  await program.owner.query(
    `insert into checkin_requests (store_id, id, business_date, first_name, last_name, mobile, containers, source, created_at)
     values ($1, gen_random_uuid(), '2026-03-11', 'Dee', 'Fox', '2165550142', 1, 'online', '2026-03-11T15:45:00Z')`,
    [lakeside.id],
  );
  const { stores } = await ask(owner, "here expected missing { name since } waiting longestWaitMinutes urgency");
  expect(stores).toEqual([
    {
      name: "Lakeside Kids",
      here: 1,
      expected: 2,
      missing: [{ name: "Cy Park", since: "2026-03-11T15:00:00.000Z" }],
      waiting: 1,
      longestWaitMinutes: 75,
      urgency: "WAITS",
    },
    { name: "Maple Street", here: 0, expected: 0, missing: [], waiting: 0, longestWaitMinutes: null, urgency: "NONE" },
  ]);
});

test("a clock-out that a person forgot needs a person", async () => {
  const bo = await anEmployee(program, maple, { firstName: "Bo", lastName: "Reyes" });
  await program.owner.query(
    `insert into punches (store_id, id, employee_id, type, at, business_date)
     values ($1, gen_random_uuid(), $2, 'in', '2026-03-10T14:58:00Z', '2026-03-10')`,
    [maple.id, bo.id],
  );
  const { stores } = await ask(owner, "needs { kind count date } urgency");
  expect(stores[0]).toEqual({
    name: "Maple Street",
    needs: [{ kind: "CLOCK_OUT", count: 1, date: null }],
    urgency: "NEEDS",
  });
});

test("a register that does not read its exports needs a person, until it reads again", async () => {
  const register = await aRegister(program, lakeside);
  const stop = "update devices set reading_stopped_at = now(), reading = '{}' where id = $1";
  await program.owner.query(stop, [register.id]);
  const needs = async () => (await ask(owner, "needs { kind count date }")).stores.map((row) => row["needs"]);
  expect(await needs()).toEqual([[{ kind: "EXPORT", count: 1, date: null }], []]);
  await program.owner.query("update devices set reading_stopped_at = null where id = $1", [register.id]);
  expect(await needs()).toEqual([[], []]);
});

test("alerts without an answer need a person, as one matter of their store, until each is answered or a week old", async () => {
  const ids = [
    await anAlert(program.owner, { storeId: lakeside.id, kind: "REFUNDS", raisedAt: "2026-03-10T10:00:00Z" }),
    await anAlert(program.owner, { storeId: lakeside.id, kind: "VOIDS", raisedAt: "2026-03-11T10:00:00Z" }),
  ];
  const standing = async () => (await ask(owner, "needs { kind count date } urgency")).stores;
  const calm = { name: "Maple Street", needs: [], urgency: "NONE" };
  expect(await standing()).toEqual([
    { name: "Lakeside Kids", needs: [{ kind: "ALERT", count: 2, date: null }], urgency: "NEEDS" },
    calm,
  ]);
  const manager = await aPerson(program, lakeside, { role: roles.manager });
  const answer = "mutation ($id: ID!) { answerReportAlert(alertId: $id, answer: EXPLAINED) { answer } }";
  expect((await manager.graphql(answer, { id: ids[0] })).errors).toEqual([]);
  expect((await standing())[0]).toMatchObject({ needs: [{ kind: "ALERT", count: 1 }] });
  program.clock.now = new Date("2026-03-18T10:00:01Z");
  expect((await standing()).map((row) => row["needs"])).not.toContainEqual([
    expect.objectContaining({ kind: "ALERT" }),
  ]);
});

let thousands = 60;

/** With numbers like 61298, each company with thousands of its own. */
async function manyStores(): Promise<void> {
  thousands += 1;
  await program.owner.query(
    `with stores as (
       insert into stores (account_id, name, initials, number, brand_kind, time_zone)
       select $1, 'Store ' || number, 'STO', ($2::integer * 1000 + number)::text, 'teen', 'America/Chicago'
       from generate_series(1, 298) as number returning id)
     insert into store_settings (store_id) select id from stores`,
    [maple.accountId, thousands],
  );
  owner = await ownerOfAll();
}

async function list(args: string): Promise<Record<string, unknown> & { names: unknown[] }> {
  const query = `{ allStores(${args}) { storeCount matchCount attentionCount sales mostUrgent { name } stores { name } } }`;
  const answer = await owner.graphql(query);
  expect(answer.errors).toEqual([]);
  const { stores, ...sums } = recordOf(answer.data?.["allStores"]);
  return { ...sums, names: Array.isArray(stores) ? stores.map((store) => recordOf(store)["name"]) : [] };
}

test("of three hundred stores those are listed that a person asked for, and the sums are of all", async () => {
  await manyStores();
  await aSalesDay(program, maple, { date: "2026-03-11", cents: 40_000, status: "provisional", hour: 10 });
  await aSalesDay(program, lakeside, { date: "2026-03-11", cents: 20_000, status: "provisional", hour: 10 });
  await anAlert(program.owner, { storeId: maple.id, kind: "VOIDS", raisedAt: "2026-03-11T10:00:00Z" });
  const sums = { storeCount: 300, sales: 60_000, mostUrgent: { name: "Maple Street" } };
  expect(await list("first: 3")).toEqual({
    ...sums,
    ...{ matchCount: 300, attentionCount: 1 },
    names: ["Maple Street", "Lakeside Kids", "Store 1"],
  });
  expect((await list("first: 300")).names).toHaveLength(300);
  expect((await list("first: 25")).names).toHaveLength(25);
  expect((await ask(owner, "goal")).stores).toHaveLength(100);
});

test("stores are found by a part of their name and by how their number begins", async () => {
  await manyStores();
  expect(await list('search: "LAKE"')).toMatchObject({ storeCount: 300, matchCount: 1, names: ["Lakeside Kids"] });
  expect(await list(`search: "${thousands}298"`)).toMatchObject({ matchCount: 1, names: ["Store 298"] });
  expect(await list('search: "store 29", first: 2')).toMatchObject({
    matchCount: 10,
    names: ["Store 29", "Store 290"],
  });
  expect(await list('search: "no such"')).toMatchObject({ matchCount: 0, attentionCount: 0, names: [] });
});

test.each(["first: 0", "first: 2001", `search: "${"x".repeat(101)}"`])("%s is refused", async (args) => {
  const answer = await owner.graphql(`{ allStores(${args}) { storeCount } }`);
  expect(answer.errors[0]?.extensions.code).toBe("invalid-input");
});

test("the sums say who waits the longest, who is missing, and what needs a person", async () => {
  await anAlert(program.owner, { storeId: maple.id, kind: "VOIDS", raisedAt: "2026-03-11T10:00:00Z" });
  const cy = await anEmployee(program, lakeside, { firstName: "Cy", lastName: "Park" });
  await program.owner.query(
    `insert into shifts (store_id, id, employee_id, business_date, starts_at, ends_at, created_at)
     values ($1, gen_random_uuid(), $2, '2026-03-11', '2026-03-11T15:00:00Z', '2026-03-11T22:00:00Z', now())`,
    [lakeside.id, cy.id],
  );
  for (const [storeId, at] of [
    [maple.id, "2026-03-11T16:45:00Z"],
    [lakeside.id, "2026-03-11T15:45:00Z"],
  ]) {
    await program.owner.query(
      `insert into checkin_requests (store_id, id, business_date, first_name, last_name, mobile, containers, source, created_at)
       values ($1, gen_random_uuid(), '2026-03-11', 'Dee', 'Fox', '2165550142', 1, 'online', $2)`,
      [storeId, at],
    );
  }
  const answer = await owner.graphql(
    "{ allStores(first: 1) { waiting longestWait { name minutes urgency } missing needs mostUrgent { storeId name } } }",
  );
  expect(answer.data?.["allStores"]).toEqual({
    waiting: 2,
    longestWait: { name: "Lakeside Kids", minutes: 75, urgency: "WAITS" },
    missing: 1,
    needs: 1,
    mostUrgent: { storeId: String(lakeside.id), name: "Lakeside Kids" },
  });
});

test.each([
  ["an employee", roles.user],
  ["a manager", roles.manager],
])("%s is refused", async (_person, role) => {
  const person = await aPerson(program, maple, { role });
  const answer = await person.graphql("{ allStores { sales } }");
  expect(answer.errors[0]?.extensions.code).toBe("forbidden");
});

test("a district manager sees the stores, too", async () => {
  const user = await aUser(program, { account: { id: maple.accountId }, role: roles.districtManager });
  const district = await signedIn(program, user, { store: maple });
  expect((await ask(district, "sales")).stores).toHaveLength(2);
});
