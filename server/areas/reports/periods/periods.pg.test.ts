import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { roles } from "#common/permissions.ts";
import type { Role } from "#common/permissions.ts";
import { usualColumns } from "#common/reports/columns.ts";
import { takeBatch } from "#server/platform/pos/take-batch.ts";
import { aTill } from "#tests/kit/a-till.ts";
import { aStore, aUser } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aBuy, aDayClose, aSale } from "#tests/kit/pos-rows.ts";
import { aPerson, recordOf, signedIn } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let manager: Person;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

beforeEach(async () => {
  // Wednesday March 11, noon in Chicago: the clocks went forward on Sunday the 8th.
  program.clock.now = new Date("2026-03-11T17:00:00Z");
  store = await aStore(program);
  manager = await aPerson(program, store, { role: roles.manager });
});

let batch = 0;

async function sendRows(target: TestStore, rows: unknown[]): Promise<void> {
  batch += 1;
  const till = await aTill(program.owner, {
    store: { ...target, timeZone: "America/Chicago" },
    platform: program.platform,
  });
  await takeBatch(till.request, { batch, sentAt: program.clock.now.toISOString(), rows });
}

/** Finished days as they stand in the table, for what happened before a test. */
async function finishedDays(target: TestStore, days: Record<string, Record<string, number>>): Promise<void> {
  for (const [date, figures] of Object.entries(days)) {
    const names = Object.keys(figures);
    await program.owner.query(
      `insert into daily_reports (store_id, business_date, status, changed_at${names.map((name) => `, ${name}`).join("")})
       values ($1, $2, 'final', now()${names.map((_, at) => `, $${at + 3}`).join("")})`,
      [target.id, date, ...Object.values(figures)],
    );
  }
}

type Answered = Record<string, unknown> & { days: Record<string, unknown>[]; total: Record<string, unknown> };

async function report(person: Person, what: string): Promise<Answered> {
  const answer = await person.graphql(`{ found: ${what} }`);
  expect(answer.errors).toEqual([]);
  return recordOf(answer.data?.["found"]) as Answered; // oxlint-disable-line typescript/no-unsafe-type-assertion -- each query below asks for these
}

const week = (fields: string, date?: string) =>
  `weeklyReport${date === undefined ? "" : `(date: "${date}")`} { from to today columns days { date ${fields} isToday status } total { ${fields} comparison { excludedDays } } }`;

test("[REP-08] a weekly total is the sum of its days and of the point of sale's Day Closes, in the week the clocks change too", async () => {
  const rows: unknown[] = [];
  let closed = 0;
  for (let day = 0; day < 7; day += 1) {
    const businessDate = addDays("2026-03-08", day - 7);
    const sales = [1999 + day, 12_345 - 7 * day, 1].map((net, at) =>
      aSale({ seq: day * 10 + at + 1, businessDate, at: `${businessDate}T20:00:00Z`, net }),
    );
    const back = aSale({
      seq: day * 10 + 5,
      businessDate,
      at: `${businessDate}T21:00:00Z`,
      type: "return",
      lines: [{ sku: "A1", description: "Shirt", goods: "used", quantity: -1, price: 333, net: -333 }],
    });
    const netSales = 1999 + day + 12_345 - 7 * day + 1 - 333;
    closed += netSales;
    const close = aDayClose({ seq: day * 10 + 9, businessDate, netSales, transactions: 3, returns: 333 });
    rows.push(...sales, back, close);
  }
  await sendRows(store, rows);
  const response = await report(manager, week("sales", "2026-03-04"));
  expect([response["from"], response["to"]]).toEqual(["2026-03-01", "2026-03-07"]);
  expect(response.days).toHaveLength(7);
  expect(response.days.reduce((sum, { sales }) => sum + Number(sales), 0)).toBe(closed);
  expect(response.total["sales"]).toBe(closed);
  // The week of the change itself has seven days like any other.
  const changed = await report(manager, week("sales", "2026-03-08"));
  expect(changed.days.map(({ date }) => date)).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => addDays("2026-03-08", day)));
});

test("[REP-04] weeks begin on Sunday; with the Monday start a Sunday shows the week that ends on it", async () => {
  const sunday = await report(manager, week("sales", "2026-03-08"));
  expect([sunday["from"], sunday["to"]]).toEqual(["2026-03-08", "2026-03-14"]);
  const change = await manager.graphql("mutation { changeStoreSwitches(changes: { weekStart: 1 }) { weekStart } }");
  expect(change.errors).toEqual([]);
  const monday = await report(manager, week("sales", "2026-03-08"));
  expect([monday["from"], monday["to"]]).toEqual(["2026-03-02", "2026-03-08"]);
});

test("[REP-03] the running week and month are shown without a date, with the columns of the specification", async () => {
  const response = await report(manager, week("sales"));
  expect(response).toMatchObject({ from: "2026-03-08", to: "2026-03-14", today: "2026-03-11", columns: usualColumns });
  expect(response.days.filter(({ isToday }) => isToday)).toMatchObject([{ date: "2026-03-11" }]);
  const month = await report(manager, "monthlyReport { from to days { date } total { sales } running { date } }");
  expect([month["from"], month["to"], month.days.length]).toEqual(["2026-03-01", "2026-03-31", 31]);
});

test.each([
  ["the weekly report", "weeklyReport { from }"],
  ["the monthly report", "monthlyReport { from }"],
  ["all stores", "storesReport(period: WEEK) { from }"],
  ["day closes", "dayCloses { from }"],
  ["one day close", 'dayClose(date: "2026-03-10") { date }'],
  ["report settings", "reportSettings { columns }"],
  ["the file of a week", "periodReportCsv(period: WEEK)"],
  ["the file of all stores", "storesReportCsv(period: MONTH)"],
  ["the file of day closes", "dayClosesCsv"],
])("a User is refused %s", async (_what, query) => {
  const employee = await aPerson(program, store);
  const answer = await employee.graphql(`{ ${query} }`);
  expect(answer.data).toBeNull();
  expect(answer.errors[0]?.extensions.code).toBe("action-needs-manager");
});

test("ratios are made from sums: $100 from 4 and $300 from 6 customers are $40.00 each, and an unknown rate makes labor an estimate", async () => {
  await finishedDays(store, {
    "2026-03-02": { sales_cents: 10_000, customers: 4, labor_minutes: 60, wages_cents: 1500 },
    "2026-03-03": { sales_cents: 30_000, customers: 6, labor_minutes: 60, wages_cents: 1500, wage_unknown_minutes: 20 },
  });
  const response = await report(
    manager,
    week("avgTransaction laborPct laborEfficiency isLaborEstimated", "2026-03-02"),
  );
  expect(response.total).toMatchObject({
    avgTransaction: 4000,
    laborPct: 75,
    laborEfficiency: 20_000,
    isLaborEstimated: true,
  });
});

test("comparison is like for like: 2 of 3 elapsed days that last year has too, and one day is named as left out", async () => {
  await finishedDays(store, {
    "2026-03-08": { sales_cents: 11_000 },
    "2026-03-09": { sales_cents: 22_000 },
    "2026-03-10": { sales_cents: 50_000 },
    "2025-03-09": { sales_cents: 10_000, customers: 5 },
    "2025-03-10": { sales_cents: 20_000, customers: 7 },
    "2025-03-13": { sales_cents: 90_000 },
  });
  const response = await report(
    manager,
    `weeklyReport { days { date compSales } total { sales compSales compPct comparison { sales excludedDays } } lastYear { sales customers } }`,
  );
  expect(response.total).toMatchObject({ sales: 83_000, compSales: 30_000, compPct: 100 });
  expect(response.total["comparison"]).toEqual({ sales: 33_000, excludedDays: 1 });
  expect(response["lastYear"]).toEqual({ sales: 30_000, customers: 12 });
  expect(response.days[4]).toEqual({ date: "2026-03-12", compSales: 90_000 });
});

test("against last week only days that are over count, and the same ones", async () => {
  await finishedDays(store, {
    "2026-03-01": { sales_cents: 10_000 },
    "2026-03-02": { sales_cents: 10_000 },
    "2026-03-07": { sales_cents: 70_000 },
    "2026-03-08": { sales_cents: 12_000 },
    "2026-03-09": { sales_cents: 12_000 },
  });
  const response = await report(
    manager,
    "weeklyReport { days { date } total { sales } lastWeek { dayCount now { sales } before { sales } } }",
  );
  expect(response["lastWeek"]).toEqual({ dayCount: 3, now: { sales: 24_000 }, before: { sales: 20_000 } });
});

test("a store that only buys shows its buys, and dashes for everything that sales make", async () => {
  await sendRows(store, [aBuy({ seq: 1, businessDate: "2026-03-09" })]);
  const response = await report(
    manager,
    week("sales customers avgTransaction goalPct compPct laborPct laborEfficiency buys avgBuy", "2026-03-09"),
  );
  expect(response.total).toMatchObject({
    sales: null,
    customers: null,
    avgTransaction: null,
    goalPct: null,
    compPct: null,
    laborPct: null,
    laborEfficiency: null,
    buys: 1,
    avgBuy: 600,
  });
});

test("goals are those that the days have: resolved while a day runs, frozen after its Day Close", async () => {
  await finishedDays(store, { "2025-03-12": { sales_cents: 85_000 }, "2025-03-11": { sales_cents: 40_000 } });
  const defaults = `{ growth: 100, averageTransaction: 3000, trade: 300}`;
  expect((await manager.graphql(`mutation { saveGoalDefaults(defaults: ${defaults}) }`)).errors).toEqual([]);
  const response = await report(
    manager,
    "weeklyReport { days { date goal } total { goal } goal { sales avgTransaction tradePct } }",
  );
  expect(response.days[3]).toEqual({ date: "2026-03-11", goal: 93_500 });
  expect(response.total["goal"]).toBe(93_500);
  expect(response["goal"]).toMatchObject({ sales: 93_500, tradePct: 300 });
});

/** Two dollars a piece and two pieces a customer before; on Monday the 9th half the customers that the goal needs. */
async function aMissedMonday(): Promise<void> {
  await finishedDays(store, {
    "2026-03-02": { sales_cents: 40_000, customers: 100, items_sold: 200 },
    "2026-03-09": { sales_cents: 20_000, customers: 50, items_sold: 100, goal_cents: 40_000 },
  });
  await program.owner.query(
    "update daily_reports set goal_rule = 'magic', comp_on = business_date - 364 where store_id = $1 and goal_cents is not null",
    [store.id],
  );
}

const reasonFields = "{ date difference customers goalCustomers customersPart piecesPart pricePart }";
const mondaysReason = {
  date: "2026-03-09",
  difference: -20_000,
  customers: 50,
  goalCustomers: 100,
  customersPart: -20_000,
  piecesPart: 0,
  pricePart: 0,
};

test("a missed day says why, in parts that add up, and a day that still runs does not", async () => {
  await aMissedMonday();
  await finishedDays(store, { "2026-03-11": { sales_cents: 100, customers: 1, items_sold: 1 } });
  const response = await report(manager, `weeklyReport { days { date } total { sales } reasons ${reasonFields} }`);
  expect(response["reasons"]).toEqual([mondaysReason]);
});

test("everybody who may see sales reads why a day was low; where only managers may, nobody else does", async () => {
  await aMissedMonday();
  const employee = await aPerson(program, store);
  const question = `{ lastDayReason(through: "2026-03-09") ${reasonFields} }`;
  expect((await employee.graphql(question)).data).toEqual({ lastDayReason: mondaysReason });
  await program.owner.query("update store_settings set show_sales_to_employees = false where store_id = $1", [
    store.id,
  ]);
  expect((await employee.graphql(question)).data).toEqual({ lastDayReason: null });
  expect((await manager.graphql(question)).data).toEqual({ lastDayReason: mondaysReason });
});

test("after closed days the last day of trade is explained, for a week and no longer", async () => {
  await aMissedMonday();
  const reasonThrough = async (date: string) =>
    (await manager.graphql(`{ lastDayReason(through: "${date}") ${reasonFields} }`)).data;
  expect(await reasonThrough("2026-03-10")).toEqual({ lastDayReason: mondaysReason });
  program.clock.now = new Date("2026-03-25T17:00:00Z");
  expect(await reasonThrough("2026-03-15")).toEqual({ lastDayReason: mondaysReason });
  expect(await reasonThrough("2026-03-16")).toEqual({ lastDayReason: null });
});

test("on a week's first day the last full week stands there, until another one is asked for", async () => {
  program.clock.now = new Date("2026-03-15T17:00:00Z");
  expect(await report(manager, week("sales"))).toMatchObject({ from: "2026-03-08", to: "2026-03-14" });
  expect(await report(manager, week("sales", "2026-03-15"))).toMatchObject({ from: "2026-03-15" });
});

test("the pace of a month is what its goals wanted to yesterday", async () => {
  await finishedDays(store, {
    "2026-03-09": { sales_cents: 50_000, goal_cents: 60_000 },
    "2026-03-10": { sales_cents: 90_000, goal_cents: 60_000 },
    "2026-03-11": { sales_cents: 100 },
  });
  await program.owner.query(
    "update daily_reports set goal_rule = 'magic', comp_on = business_date - 364 where store_id = $1 and goal_cents is not null",
    [store.id],
  );
  const response = await report(
    manager,
    "monthlyReport { days { date } total { goal } pace { goalToYesterday salesToYesterday ahead } running { date sales } }",
  );
  expect(response["pace"]).toEqual({ goalToYesterday: 120_000, salesToYesterday: 140_000, ahead: 20_000 });
  expect(response["running"]).toContainEqual({ date: "2026-03-11", sales: 140_100 });
  expect(response["running"]).toContainEqual({ date: "2026-03-12", sales: null });
});

test("wages that only owners see are no column for managers, and nothing gives them away", async () => {
  await program.owner.query("update store_settings set wages_visible_to = 'owners' where store_id = $1", [store.id]);
  await finishedDays(store, { "2026-03-09": { sales_cents: 50_000, labor_minutes: 600, wages_cents: 9000 } });
  const response = await report(manager, week("wages laborPct laborMinutes", "2026-03-09"));
  expect(response["columns"]).not.toContain("wages");
  expect(response["columns"]).not.toContain("laborPct");
  expect(response.total).toMatchObject({ wages: null, laborPct: null, laborMinutes: 600 });
  const owner = await signedIn(program, await aUser(program, { stores: [store], role: roles.owner }), { store });
  expect((await report(owner, week("wages laborPct", "2026-03-09"))).total).toMatchObject({
    wages: 9000,
    laborPct: 180,
  });
});

async function companyOf(role: Role, stores: readonly TestStore[]): Promise<Person> {
  return signedIn(program, await aUser(program, { stores, role }), { store });
}

test("all my stores: a line for each store that the person reaches and the total of them, never another company's", async () => {
  const sister = await aStore(program, { account: { id: store.accountId }, name: "Lakeside Kids" });
  const third = await aStore(program, { account: { id: store.accountId }, name: "Elm Street" });
  await aStore(program, { name: "Somebody else's" });
  await finishedDays(store, { "2026-03-09": { sales_cents: 10_000, customers: 4 } });
  await finishedDays(sister, { "2026-03-09": { sales_cents: 30_000, customers: 6 } });
  await finishedDays(third, { "2026-03-09": { sales_cents: 500, customers: 1 } });
  const fields = "storesReport(period: WEEK) { from stores { name figures { sales } } total { sales avgTransaction } }";
  const owner = await companyOf(roles.owner, [store]);
  expect(await report(owner, fields)).toMatchObject({
    stores: [
      { name: "Elm Street", figures: { sales: 500 } },
      { name: "Lakeside Kids", figures: { sales: 30_000 } },
      { name: "Maple Street", figures: { sales: 10_000 } },
    ],
    total: { sales: 40_500, avgTransaction: 3682 },
  });
  const firstOnes = fields.replace("period: WEEK", "period: WEEK, first: 2").replace("from", "storeCount");
  expect(await report(owner, firstOnes)).toMatchObject({
    storeCount: 3,
    stores: [{ name: "Elm Street" }, { name: "Lakeside Kids" }],
    total: { sales: 40_500 },
  });
  const ofTwo = await companyOf(roles.manager, [store, sister]);
  expect(await report(ofTwo, fields)).toMatchObject({ total: { sales: 40_000, avgTransaction: 4000 } });
  expect(await report(manager, fields)).toMatchObject({ stores: [{ name: "Maple Street" }], total: { sales: 10_000 } });
});

test("stores with a number in their name stand by its size", async () => {
  const tenth = await aStore(program, { account: { id: store.accountId }, name: "Branch 10" });
  const second = await aStore(program, { account: { id: store.accountId }, name: "Branch 2" });
  const owner = await companyOf(roles.owner, [store, tenth, second]);
  const stores = [{ name: "Branch 2" }, { name: "Branch 10" }, { name: "Maple Street" }];
  expect(await report(owner, "storesReport(period: WEEK) { stores { name } }")).toEqual({ stores });
});

test("a file holds the chosen figures of each day and the total", async () => {
  await manager.graphql('mutation { chooseReportColumns(columns: ["customers", "sales"]) { columns } }');
  await finishedDays(store, { "2026-03-09": { sales_cents: 10_050, customers: 4 } });
  const answer = await manager.graphql('{ periodReportCsv(period: WEEK, date: "2026-03-09") }');
  const lines = String(answer.data?.["periodReportCsv"]).split("\r\n");
  expect(lines[0]).toBe("Date,Compared with,Status,Customers,Sales");
  expect(lines[2]).toBe("2026-03-09,2025-03-10,final,4,100.50");
  expect(lines[8]).toBe("Total,,,4,100.50");
});

test("a year that no shop has is refused in words", async () => {
  const answer = await manager.graphql('{ weeklyReport(date: "9999-12-31") { from } }');
  expect(answer.errors[0]?.message).toBe("BusinessDate must be a store's day from 2000 to 2100, YYYY-MM-DD");
});
