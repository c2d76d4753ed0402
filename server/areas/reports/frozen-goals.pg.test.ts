import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import type { Role } from "#common/permissions.ts";
import { takeBatch } from "#server/platform/pos/take-batch.ts";
import { aSalesDay } from "#tests/kit/a-sales-day.ts";
import { aTill } from "#tests/kit/a-till.ts";
import type { TestTill } from "#tests/kit/a-till.ts";
import { aStore, aUser, anEmployee } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aDayClose, aSale } from "#tests/kit/pos-rows.ts";
import { signedIn } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let till: TestTill;
let owner: Person;
let manager: Person;

beforeAll(async () => {
  program = await testProgram();
});

afterAll(() => program.stop());

/** Tuesday March 3 with growth of 10 %, on a Tuesday and a Thursday of last year. */
beforeEach(async () => {
  program.clock.now = new Date("2026-03-03T18:00:00Z");
  store = await aStore(program);
  till = await aTill(program.owner, { store: { ...store, timeZone: "America/Chicago" }, platform: program.platform });
  owner = await somebody(roles.owner);
  manager = await somebody(roles.manager);
  await aSalesDay(program, store, { date: "2025-03-04", cents: 85_000 });
  await aSalesDay(program, store, { date: "2025-03-06", cents: 100_000 });
  await setGrowth(100);
});

async function somebody(role: Role): Promise<Person> {
  const login = await aUser(program, { stores: [store], role });
  await anEmployee(program, store, { isManager: true, user: login });
  return signedIn(program, login, { store });
}

async function setGrowth(growth: number): Promise<void> {
  const defaults = `{ growth: ${growth}, averageTransaction: 3000, trade: 300 }`;
  expect((await manager.graphql(`mutation { saveGoalDefaults(defaults: ${defaults}) }`)).errors).toEqual([]);
}

async function send(batch: number, rows: unknown[]): Promise<void> {
  await takeBatch(till.request, { batch, sentAt: "2026-03-03T18:00:00Z", rows });
}

const march3 = { businessDate: "2026-03-03" };

async function report(): Promise<unknown> {
  const rows = await program.owner.query(
    `select goal_cents::integer as goal, goal_rule as rule, comp_on::text as "compOn", status, revision
     from daily_reports where store_id = $1 and business_date = '2026-03-03'`,
    [store.id],
  );
  return rows.rows[0];
}

async function goalOn(date: string): Promise<unknown> {
  const answer = await owner.graphql(`{ goalMonth(month: "2026-03-01") { days { date sales isFrozen } } }`);
  const { goalMonth } = answer.data as { goalMonth: { days: { date: string }[] } }; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the query above says what comes
  return goalMonth.days.find((day) => day.date === date);
}

const correction = (fields: string): string =>
  `mutation { correctGoal(date: "2026-03-03", ${fields}) { goal revision } }`;

test("[GOAL-01] a Day Close freezes the day's goal with its rule and comparison; later growth changes only later days", async () => {
  await send(1, [aSale({ seq: 1, ...march3, at: "2026-03-03T17:00:00Z", net: 40_000 })]);
  expect(await report()).toMatchObject({ goal: null, rule: null });
  await send(2, [aDayClose({ seq: 2, ...march3, netSales: 40_000, transactions: 1 })]);
  expect(await report()).toMatchObject({ goal: 93_500, rule: "magic", compOn: "2025-03-04", status: "final" });
  await setGrowth(500);
  await send(3, [aSale({ seq: 3, ...march3, at: "2026-03-03T17:30:00Z", net: 1000 })]);
  expect(await report()).toMatchObject({ goal: 93_500, status: "corrected" });
  expect(await goalOn("2026-03-03")).toMatchObject({ sales: 93_500, isFrozen: true });
  expect(await goalOn("2026-03-05")).toMatchObject({ sales: 150_000, isFrozen: false });
});

test("a day without a goal freezes nothing, so that a month's goal set later still fills it", async () => {
  await send(1, [aDayClose({ seq: 1, businessDate: "2026-03-02" })]);
  expect(await goalOn("2026-03-02")).toMatchObject({ sales: null, isFrozen: false });
  await manager.graphql('mutation { saveMonthGoal(month: "2026-03-01", goal: 3100000) { goal } }');
  expect(await goalOn("2026-03-02")).toMatchObject({ sales: expect.any(Number) });
});

test("history from before the store had goals freezes nothing", async () => {
  await send(1, [aDayClose({ seq: 1, ...march3, closedAt: "2026-03-03T17:59:00Z" })]);
  expect(await report()).toMatchObject({ goal: null, rule: null, status: "final" });
});

test("an owner corrects a frozen goal with a reason, as a new revision; nobody else does", async () => {
  await send(1, [aDayClose({ seq: 1, ...march3 })]);
  const refused = await manager.graphql(correction('sales: 80000, reason: "Storm"'));
  expect(refused.errors[0]?.extensions).toMatchObject({ code: "forbidden" });
  const silent = await owner.graphql(correction('sales: 80000, reason: " "'));
  expect(silent.errors[0]?.extensions.errors).toEqual({ reason: ["Reason is required"] });
  expect((await owner.graphql(correction('sales: 80050, reason: "Storm"'))).errors[0]?.extensions.errors).toEqual({
    sales: ["Goals must be whole numbers"],
  });
  const done = await owner.graphql(correction('sales: 80000, reason: "Storm"'));
  expect(done.data).toEqual({ correctGoal: { goal: 80_000, revision: 2 } });
  expect(await report()).toMatchObject({ goal: 80_000, rule: "day", status: "corrected", revision: 2 });
  const history = await program.owner.query(
    "select payload from events where store_id = $1 and name = 'goal.frozen-corrected'",
    [store.id],
  );
  expect(history.rows).toMatchObject([{ payload: { before: 93_500, after: 80_000, reason: "Storm", revision: 2 } }]);
});

test("a day that is not closed has no frozen goal to correct", async () => {
  const early = await owner.graphql(correction('sales: 80000, reason: "Too early"'));
  expect(early.errors[0]?.extensions).toMatchObject({ code: "goal-not-frozen" });
});
