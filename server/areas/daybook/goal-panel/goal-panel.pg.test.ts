import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { roles } from "#common/permissions.ts";
import { aTradingDay } from "#tests/kit/a-sales-day.ts";
import { aRegister, aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let manager: Person;
let employee: Person;

beforeAll(async () => {
  program = await testProgram();
});

afterAll(() => program.stop());

beforeEach(async () => {
  // Tuesday the 3rd, noon in Chicago.
  program.clock.now = new Date("2026-03-03T18:00:00Z");
  store = await aStore(program);
  manager = await aPerson(program, store, { role: roles.manager });
  employee = await aPerson(program, store);
  await program.owner.query(
    "insert into store_hours (store_id, weekday, opens_minutes, closes_minutes) select $1, day, 600, 1200 from generate_series(0, 6) as day",
    [store.id],
  );
});

function sold(date: string, cents: number, closedAt: string | null = null): Promise<void> {
  return aTradingDay(program, store, { date, cents, closedAt });
}

async function goalOf(date: string, cents: number): Promise<void> {
  await program.owner.query(
    "insert into day_goals (store_id, business_date, sales_cents, average_transaction_cents, trade_tenths, saved_at) values ($1, $2, $3, 3000, 300, now())",
    [store.id, date, cents],
  );
}

async function panel(person: Person, date: string | null = null): Promise<unknown> {
  const query = `query ($date: BusinessDate) { daybook(date: $date) { goalPanel {
    status closedAt posState posAgeMinutes showsDollars neededToday goalsFrom ahead aheadPercent
    goal { sales compSales rule }
    sales { actual target difference percent } averageTransaction { actual target percent } customers { actual target }
    trade { actual target } monthToDate { actual target percent }
    pace { minutes sold soldPercent expected } openToBuy { today { buys itemsBought paid } total { buys } grandOpeningOn } } } }`;
  const answer = await person.graphql(query, { date });
  expect(answer.errors).toEqual([]);
  return (answer.data as { daybook: { goalPanel: unknown } }).daybook.goalPanel; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the query above says what comes
}

test("shows the day beside its goal, the month and the pace", async () => {
  await sold("2026-03-02", 40_000, "2026-03-03T03:05:00Z");
  await sold("2026-03-03", 30_000);
  await goalOf("2026-03-02", 50_000);
  await goalOf("2026-03-03", 100_000);
  expect(await panel(employee)).toMatchObject({
    status: "OPEN",
    sales: { actual: 30_000, target: 100_000, difference: -70_000, percent: 300 },
    averageTransaction: { actual: 3000, target: 3000 },
    customers: { actual: 10, target: 34 },
    trade: { actual: 250, target: 300 },
    monthToDate: { actual: 70_000, target: 150_000, percent: 467 },
    neededToday: 110_000,
    ahead: 10_000,
    aheadPercent: 100,
  });
});

test("the hours that are over carry what was sold, those to come nothing", async () => {
  await sold("2026-03-03", 30_000);
  await goalOf("2026-03-03", 100_000);
  expect(await panel(employee)).toMatchObject({
    pace: expect.arrayContaining([
      { minutes: 660, sold: 0, soldPercent: 0, expected: 10_000 },
      { minutes: 720, sold: 30_000, soldPercent: 300, expected: 20_000 },
      { minutes: 780, sold: null, soldPercent: null, expected: 30_000 },
    ]),
  });
});

test("needed today is what is missing to the goals up to today, and never below 0", async () => {
  await goalOf("2026-03-01", 400_000);
  await goalOf("2026-03-03", 600_000);
  await sold("2026-03-01", 940_000);
  expect(await panel(employee)).toMatchObject({ neededToday: 60_000 });
  await sold("2026-03-02", 90_000);
  expect(await panel(employee)).toMatchObject({ neededToday: 0 });
});

test("a shop that starts mid-month has nothing to make up for days whose figures never came", async () => {
  program.clock.now = new Date("2026-03-20T18:00:00Z");
  await goalOf("2026-03-10", 400_000);
  await goalOf("2026-03-19", 100_000);
  await goalOf("2026-03-20", 90_000);
  await sold("2026-03-19", 80_000);
  expect(await panel(employee)).toMatchObject({ neededToday: 110_000 });
});

test("what was sold before the month's first goal counts toward none", async () => {
  await sold("2026-03-01", 940_000);
  await goalOf("2026-03-02", 50_000);
  await goalOf("2026-03-03", 100_000);
  await sold("2026-03-02", 40_000);
  await sold("2026-03-03", 30_000);
  expect(await panel(employee)).toMatchObject({
    neededToday: 110_000,
    goalsFrom: "2026-03-02",
    monthToDate: { actual: 70_000, target: 150_000 },
  });
});

test("goals that begin before anything is sold are the month's", async () => {
  await goalOf("2026-03-02", 50_000);
  await goalOf("2026-03-03", 100_000);
  await sold("2026-03-03", 30_000);
  expect(await panel(employee)).toMatchObject({ goalsFrom: null, monthToDate: { actual: 30_000, target: 150_000 } });
});

test("a day on which the store stays closed has no goal to reach and needs nothing", async () => {
  await goalOf("2026-03-02", 50_000);
  await sold("2026-03-02", 40_000);
  await sold("2026-03-03", 30_000);
  await program.owner.query(
    "insert into day_goals (store_id, business_date, is_closed, saved_at) values ($1, '2026-03-03', true, now())",
    [store.id],
  );
  expect(await panel(employee)).toMatchObject({
    goal: { rule: "CLOSED" },
    neededToday: null,
    sales: { actual: 30_000, target: null, difference: null, percent: null },
    customers: { actual: 10, target: null },
    monthToDate: { actual: 70_000, target: 50_000 },
    ahead: null,
  });
});

test("a store that keeps dollars to managers sends employees the share of the goal and no dollar", async () => {
  await program.owner.query("update store_settings set show_sales_to_employees = false where store_id = $1", [
    store.id,
  ]);
  await sold("2026-03-03", 30_000);
  await goalOf("2026-03-03", 100_000);
  const seen = await panel(employee);
  expect(seen).toMatchObject({
    showsDollars: false,
    neededToday: null,
    ahead: null,
    goal: { sales: null, compSales: null },
    sales: { actual: null, target: null, difference: null, percent: 300 },
    averageTransaction: { actual: null, target: null, percent: 1000 },
    monthToDate: { actual: null, target: null, percent: 300 },
  });
  expect(JSON.stringify(seen)).not.toMatch(/30000|100000|3000/);
  expect(await panel(manager)).toMatchObject({ showsDollars: true, sales: { actual: 30_000 } });
});

test("the report of a day keeps the same dollars to managers, and shows everybody the share of the goal", async () => {
  await program.owner.query("update store_settings set show_sales_to_employees = false where store_id = $1", [
    store.id,
  ]);
  await sold("2026-03-02", 40_000, "2026-03-03T03:05:00Z");
  await goalOf("2026-03-02", 50_000);
  const { types } = z
    .object({
      types: z.object({
        fields: z.array(z.object({ name: z.string(), type: z.looseObject({}) })),
      }),
    })
    .parse(
      (
        await manager.graphql(
          '{ types: __type(name: "DailyReport") { fields { name type { name ofType { name } } } } }',
        )
      ).data,
    );
  const amounts = types.fields.filter(({ type }) => JSON.stringify(type).includes("Money")).map(({ name }) => name);
  const query = `{ dailyReport(date: "2026-03-02") { goalPct customers buys tradePct compPct ${amounts.join(" ")} } }`;
  const seen = z.object({ dailyReport: z.record(z.string(), z.unknown()) });
  const ofEmployee = seen.parse((await employee.graphql(query)).data).dailyReport;
  expect(amounts.length).toBeGreaterThan(15);
  expect(amounts.filter((name) => ofEmployee[name] !== null)).toEqual([]);
  expect(ofEmployee).toMatchObject({ goalPct: 800, customers: 10, buys: 4, tradePct: 250, compPct: null });
  const ofManager = seen.parse((await manager.graphql(query)).data).dailyReport;
  expect(ofManager).toMatchObject({ sales: 40_000, goal: 50_000, buyAmount: 80_000, avgBuy: 20_000, goalPct: 800 });
});

test("figures are old when no register was heard of for more than 15 minutes", async () => {
  expect(await panel(employee)).toMatchObject({ posState: "WAITING", posAgeMinutes: null });
  const register = await aRegister(program, store);
  const refreshesAt = (at: string): Promise<unknown> =>
    program.owner.query("update devices set last_seen_at = $1 where id = $2", [at, register.id]);
  await refreshesAt("2026-03-03T17:45:00Z");
  expect(await panel(employee)).toMatchObject({ posState: "FRESH", posAgeMinutes: 15 });
  await refreshesAt("2026-03-03T17:44:00Z");
  expect(await panel(employee)).toMatchObject({ posState: "STALE", posAgeMinutes: 16 });
  await refreshesAt("2026-03-02T17:44:00Z");
  expect(await panel(employee)).toMatchObject({ posState: "WAITING" });
});

test("a day that was closed says when; one without figures says so", async () => {
  await sold("2026-03-02", 40_000, "2026-03-03T03:05:00Z");
  await sold("2026-03-01", 40_000);
  expect(await panel(employee, "2026-03-02")).toMatchObject({
    status: "CLOSED",
    closedAt: "2026-03-03T03:05:00.000Z",
    posState: null,
  });
  expect(await panel(employee, "2026-03-01")).toMatchObject({ status: "NOT_CLOSED" });
  expect(await panel(employee, "2026-02-27")).toMatchObject({
    status: "NO_DATA",
    sales: { actual: null, percent: null },
  });
  expect(await panel(employee, "2026-03-05")).toMatchObject({ status: null, pace: [] });
});

test("a store that does not sell yet watches what it buys", async () => {
  await program.owner.query(
    "update stores set open_to_buy_on = '2026-02-01', grand_opening_on = '2026-04-01' where id = $1",
    [store.id],
  );
  await sold("2026-03-02", 0);
  await sold("2026-03-03", 0);
  await goalOf("2026-03-03", 100_000);
  expect(await panel(employee)).toMatchObject({
    goal: { rule: "NONE", sales: null },
    openToBuy: { today: { buys: 4, itemsBought: 9, paid: 80_000 }, total: { buys: 8 }, grandOpeningOn: "2026-04-01" },
  });
  await program.owner.query("update store_settings set show_sales_to_employees = false where store_id = $1", [
    store.id,
  ]);
  expect(await panel(employee)).toMatchObject({ openToBuy: { today: { buys: 4, itemsBought: 9, paid: null } } });
  expect(await panel(manager)).toMatchObject({ openToBuy: { today: { paid: 80_000 } } });
});
