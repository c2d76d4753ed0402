import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { addDays } from "#common/business-date.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

const today = "2026-11-18";
/** A Saturday. */
const december = "2026-12-12";

let program: TestProgram;
let store: TestStore;
let sister: TestStore;
let manager: Person;

beforeAll(async () => {
  program = await testProgram();
});

afterAll(() => program.stop());

beforeEach(async () => {
  program.clock.now = new Date(`${today}T18:00:00Z`);
  store = await aStore(program, { name: "New Store" });
  sister = await aStore(program, { account: { id: store.accountId }, name: "Maple Street" });
  manager = await aPerson(program, store, { role: roles.manager });
  await program.owner.query(
    `insert into goal_defaults (store_id, id, starts_on, growth_tenths, average_transaction_cents, trade_tenths, saved_at,
       sales_rule)
     values ($1, gen_random_uuid(), '2020-01-01', 0, 3000, 300, now(), 'fair')`,
    [store.id],
  );
  await sellEachDay(store, { from: addDays(today, -60), to: addDays(today, -1), cents: 1_000_00 });
});

/** `peak` from December 1 to 25 of last year. */
async function sellEachDay(
  at: TestStore,
  days: { from: string; to: string; cents: number; peak?: number },
): Promise<void> {
  await program.owner.query(
    `insert into daily_reports (store_id, business_date, changed_at, sales_cents, customers, status)
     select $1, day::date, now(), case when day between '2025-12-01' and '2025-12-25' then $5::bigint else $4::bigint end, 10, 'final'
     from generate_series($2::date, $3::date, interval '1 day') as day`,
    [at.id, days.from, days.to, days.cents, days.peak ?? days.cents],
  );
}

const aYearAndMore = { from: addDays(today, -520), to: addDays(today, -1) };

async function borrow(): Promise<void> {
  await program.owner.query("select graphile_worker.add_job('goals.borrow-season', $1::json)", [
    JSON.stringify({ storeId: store.id, date: today }),
  ]);
  await runJobs(program, "goals.borrow-season");
}

type Day = { date: string; sales: number; compSource: string; likelySales: { low: number; high: number } | null };

async function goalOn(date: string): Promise<Day | undefined> {
  const query = `query ($month: BusinessDate!) {
    goalMonth(month: $month) { days { date sales compSource likelySales { low high } } } }`;
  const { data, errors } = await manager.graphql(query, { month: `${date.slice(0, 7)}-01` });
  expect(errors).toEqual([]);
  const month = data?.["goalMonth"] as { days: Day[] } | undefined; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the query above says what comes
  return month?.days.find((day) => day.date === date);
}

async function seasonOf(): Promise<{ sisters: number; until: string; days: unknown[] } | null> {
  const query = "{ goalSettings { plan { season { sisters until days { date } } } } }";
  const { data, errors } = await manager.graphql(query);
  expect(errors).toEqual([]);
  const settings = data?.["goalSettings"] as { plan: { season: Awaited<ReturnType<typeof seasonOf>> } } | undefined; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the query above says what comes
  return settings?.plan.season ?? null;
}

test("a young store borrows the season of a sister that its manager does not reach, and says so", async () => {
  await sellEachDay(sister, { ...aYearAndMore, cents: 5_000_00, peak: 10_000_00 });
  expect(await goalOn(december)).toMatchObject({ sales: 1_000_00, compSource: "WEEKDAY_AVERAGE", likelySales: null });
  await borrow();
  const goal = await goalOn(december);
  // The sister sold twice as much in December as in the weeks that the store's own level is of.
  const likelySales = { low: 1_400_00, high: 2_600_00 };
  expect(goal).toMatchObject({ sales: 2_000_00, compSource: "BORROWED", likelySales });
  expect(await seasonOf()).toMatchObject({ sisters: 1, until: addDays(today, 364 - 60) });
});

test("stores of its own kind go before others", async () => {
  const other = await aStore(program, { account: { id: store.accountId }, name: "Music" });
  await program.owner.query("update stores set brand_kind = 'music' where id = $1", [other.id]);
  await sellEachDay(other, { ...aYearAndMore, cents: 5_000_00, peak: 50_000_00 });
  await borrow();
  expect((await seasonOf())?.sisters).toBe(1);
  expect((await goalOn(december))?.sales).toBeGreaterThan(3_000_00);
  await sellEachDay(sister, { ...aYearAndMore, cents: 5_000_00 });
  await borrow();
  expect((await goalOn(december))?.sales).toBe(1_000_00);
});

test("without a sister that has a year it says so, and goals stay as they were", async () => {
  const stranger = await aStore(program, { name: "Elsewhere" });
  await sellEachDay(stranger, { ...aYearAndMore, cents: 5_000_00, peak: 10_000_00 });
  await sellEachDay(sister, { from: addDays(today, -200), to: addDays(today, -1), cents: 5_000_00 });
  await borrow();
  expect(await seasonOf()).toEqual({ sisters: 0, until: addDays(today, 364 - 60), days: [] });
  expect(await goalOn(december)).toMatchObject({ sales: 1_000_00, compSource: "WEEKDAY_AVERAGE" });
});

test("the label goes when 52 weeks are there", async () => {
  await sellEachDay(sister, { ...aYearAndMore, cents: 5_000_00, peak: 10_000_00 });
  await borrow();
  expect(await seasonOf()).not.toBeNull();
  // A register's past that comes in by day ends it at once, and the night tidies up.
  await sellEachDay(store, { from: addDays(today, -364), to: addDays(today, -61), cents: 1_000_00 });
  expect(await seasonOf()).toBeNull();
  await borrow();
  const kept = await program.owner.query("select from borrowed_seasons where store_id = $1", [store.id]);
  expect(kept.rowCount).toBe(0);
  expect((await goalOn(december))?.compSource).toBe("EQUIVALENT");
});
