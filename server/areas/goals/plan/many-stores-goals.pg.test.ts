import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { roles } from "#common/permissions.ts";
import { takeBatch } from "#server/platform/pos/take-batch.ts";
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
let maple: TestStore;
let lakeside: TestStore;
let owner: Person;
let mapleTill: TestTill;
let lakesideTill: TestTill;

const timeZone = "America/Chicago";
const today = "2026-03-11";
const yesterday = "2026-03-10";
const lastYear = "2025-03-12";

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

beforeEach(async () => {
  program.clock.now = new Date(`${today}T17:00:00Z`);
  maple = await aStore(program);
  lakeside = await aStore(program, { account: { id: maple.accountId }, name: "Lakeside Kids" });
  const user = await aUser(program, { account: { id: maple.accountId }, role: roles.owner });
  await anEmployee(program, maple, { user, isManager: true });
  owner = await signedIn(program, user, { store: maple });
  mapleTill = await aTill(program.owner, { store: { ...maple, timeZone }, platform: program.platform });
  lakesideTill = await aTill(program.owner, { store: { ...lakeside, timeZone }, platform: program.platform });
  await program.owner.query(
    `insert into goal_defaults (store_id, id, starts_on, growth_tenths, average_transaction_cents, trade_tenths,
       min_sales_cents, sales_rule, saved_at)
     select store_id, gen_random_uuid(), '2020-01-01', 0, 3000, 300, 0, 'lastYear', now()
     from unnest($1::integer[]) as store_id`,
    [[maple.id, lakeside.id]],
  );
});

const answered = z.object({
  allStores: z.object({ stores: z.array(z.object({ storeId: z.string(), goal: z.number().nullable() })) }),
});

/** Today's goal of each store, that of `maple` first. */
async function goals(): Promise<(number | null | undefined)[]> {
  const answer = await owner.graphql("{ allStores { stores { storeId goal } } }");
  expect(answer.errors).toEqual([]);
  const { stores } = answered.parse(answer.data).allStores;
  const byStore = new Map(stores.map(({ storeId, goal }) => [storeId, goal]));
  return [maple, lakeside].map(({ id }) => byStore.get(String(id)));
}

/** The one ticket of a day. A later one of the same day takes its place. */
async function sold(
  till: TestTill,
  businessDate: string,
  { net, batch }: { net: number; batch: number },
): Promise<void> {
  const at = `${businessDate}T17:00:00.000Z`;
  const sale = aSale({ seq: batch, externalId: businessDate, businessDate, at, net, updatedAt: at });
  await takeBatch(till.request, { batch, sentAt: program.clock.now.toISOString(), rows: [sale] });
}

async function markOf(store: TestStore): Promise<unknown> {
  const { rows } = await program.owner.query("select mark from sales_marks where store_id = $1", [store.id]);
  return rows[0];
}

async function closed(
  till: TestTill,
  businessDate: string,
  { net, batch }: { net: number; batch: number },
): Promise<void> {
  const close = aDayClose({
    ...{ seq: batch, businessDate, netSales: net, transactions: 1 },
    ...{ closedAt: `${businessDate}T23:30:00.000Z`, updatedAt: `${businessDate}T23:30:00.000Z` },
  });
  await takeBatch(till.request, { batch, sentAt: program.clock.now.toISOString(), rows: [close] });
}

const compared = z.object({
  storesReport: z.object({
    stores: z.array(z.object({ figures: z.object({ comparison: z.object({ compSales: z.number().nullable() }) }) })),
  }),
});

/** What the days of the running week that are over are compared with, of Maple Street. */
async function comparedSales(): Promise<number | null | undefined> {
  const answer = await owner.graphql(
    "{ storesReport(period: WEEK) { stores { figures { comparison { compSales } } } } }",
  );
  expect(answer.errors).toEqual([]);
  return compared.parse(answer.data).storesReport.stores.at(-1)?.figures.comparison.compSales;
}

async function goalLikeYesterday(): Promise<void> {
  const saved = await owner.graphql(
    `mutation { saveDayGoal(goal: { date: "${today}", compDate: "${yesterday}" }) { goal } }`,
  );
  expect(saved.errors).toEqual([]);
}

test("goals of many stores follow a past day whose sales are corrected or come late", async () => {
  await sold(mapleTill, lastYear, { net: 100_000, batch: 1 });
  await sold(mapleTill, yesterday, { net: 80_000, batch: 2 });
  expect(await goals()).toEqual([100_000, null]);
  await sold(mapleTill, lastYear, { net: 120_000, batch: 3 });
  expect(await goals()).toEqual([120_000, null]);
  await sold(lakesideTill, lastYear, { net: 70_000, batch: 1 });
  expect(await goals()).toEqual([120_000, 70_000]);
  await sold(lakesideTill, yesterday, { net: 50_000, batch: 2 });
  await sold(lakesideTill, lastYear, { net: 75_000, batch: 3 });
  expect(await goals()).toEqual([120_000, 75_000]);
});

test("they follow the newest day, also when the one after it has sales by then", async () => {
  await sold(mapleTill, yesterday, { net: 80_000, batch: 1 });
  await goalLikeYesterday();
  expect(await goals()).toEqual([80_000, null]);
  await sold(mapleTill, yesterday, { net: 90_000, batch: 2 });
  expect(await goals()).toEqual([90_000, null]);
  await sold(mapleTill, today, { net: 1000, batch: 3 });
  expect(await goals()).toEqual([90_000, null]);
  await sold(mapleTill, yesterday, { net: 95_000, batch: 4 });
  expect(await goals()).toEqual([95_000, null]);
});

test("they follow what people set, and a setting that is reset", async () => {
  await sold(mapleTill, lastYear, { net: 100_000, batch: 1 });
  await sold(mapleTill, yesterday, { net: 80_000, batch: 2 });
  expect(await goals()).toEqual([100_000, null]);
  await goalLikeYesterday();
  expect(await goals()).toEqual([80_000, null]);
  const reset = await owner.graphql(`mutation { saveDayGoal(goal: { date: "${today}", reset: true }) { goal } }`);
  expect(reset.errors).toEqual([]);
  expect(await goals()).toEqual([100_000, null]);
});

test("a sale of the running day leaves the mark of the sales that goals are made of, a late one does not", async () => {
  await sold(mapleTill, yesterday, { net: 80_000, batch: 1 });
  const mark = await markOf(maple);
  expect(mark).toBeDefined();
  await sold(mapleTill, today, { net: 1000, batch: 2 });
  await sold(mapleTill, today, { net: 3000, batch: 3 });
  expect(await markOf(maple)).toEqual(mark);
  await sold(mapleTill, yesterday, { net: 81_000, batch: 4 });
  expect(await markOf(maple)).not.toEqual(mark);
});

test("the sales that days are compared with count once they are final, and follow a correction", async () => {
  const lastYears = "2025-03-11";
  await sold(mapleTill, yesterday, { net: 80_000, batch: 1 });
  await sold(mapleTill, lastYears, { net: 70_000, batch: 2 });
  expect(await comparedSales()).toBeNull();
  await closed(mapleTill, lastYears, { net: 70_000, batch: 3 });
  expect(await comparedSales()).toBe(70_000);
  await sold(mapleTill, lastYears, { net: 75_000, batch: 4 });
  expect(await comparedSales()).toBe(75_000);
});

test("a goal that is frozen at Day Close, and one that is corrected later, change the mark", async () => {
  // Days that were over before anybody gave the store goals have none to freeze.
  await program.owner.query("update goal_defaults set saved_at = '2020-01-01' where store_id = $1", [maple.id]);
  await sold(mapleTill, lastYear, { net: 100_000, batch: 1 });
  await sold(mapleTill, today, { net: 80_000, batch: 2 });
  const before = await markOf(maple);
  program.clock.now = new Date(`${today}T23:45:00Z`);
  await closed(mapleTill, today, { net: 80_000, batch: 3 });
  const frozen = await markOf(maple);
  expect(frozen).not.toEqual(before);
  const corrected = await owner.graphql(
    `mutation { correctGoal(date: "${today}", sales: 90000, reason: "Half the street was dug up") { goal } }`,
  );
  expect(corrected.errors).toEqual([]);
  expect(await markOf(maple)).not.toEqual(frozen);
});
