import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { roles } from "#common/permissions.ts";
import { startDueSchedules } from "#server/platform/jobs/schedules.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { pastGoalsSchedule } from "./goals.jobs.ts";

const day = z.object({ sales: z.number().nullable() }).transform(({ sales }) => sales);

let program: TestProgram;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

async function sold(store: TestStore, date: string, cents: number): Promise<void> {
  await program.owner.query(
    `insert into daily_reports (store_id, business_date, changed_at, sales_cents, customers, status)
     values ($1, $2, now(), $3, 10, 'final')`,
    [store.id, date, cents],
  );
}

async function passTo(instant: string): Promise<void> {
  program.clock.now = new Date(instant);
  await startDueSchedules(program.platform, [pastGoalsSchedule]);
  await runJobs(program);
}

async function aStoreWithGoals() {
  const store = await aStore(program);
  const manager = await aPerson(program, store, { role: roles.manager });
  const saved = await manager.graphql(
    `mutation { saveGoalDefaults(defaults: { growth: 0, averageTransaction: 3000, trade: 300, minSales: 0, salesRule: LAST_YEAR }) }`,
  );
  expect(saved.errors).toEqual([]);
  /** Of a month, by its days. */
  const goals = async (month: string) => {
    const answer = await manager.graphql(`{ goalMonth(month: "${month}") { days { date sales } } }`);
    expect(answer.errors).toEqual([]);
    const { days } = recordOf(answer.data?.["goalMonth"]);
    return z.array(day).parse(days);
  };
  return { store, manager, goals };
}

test("a day from before the first goals follows the history that comes late", async () => {
  program.clock.now = new Date("2026-03-10T17:00:00Z");
  const { store, manager, goals } = await aStoreWithGoals();
  const month = await manager.graphql('mutation { saveMonthGoal(month: "2026-03-01", goal: 3100000) { goal } }');
  expect(month.errors).toEqual([]);
  const before = (await goals("2026-03-01"))[8];
  await passTo("2026-03-11T08:00:00Z");
  await sold(store, "2025-03-10", 900_000);
  await sold(store, "2025-03-12", 100_000);
  expect((await goals("2026-03-01"))[8]).not.toBe(before);
});

test("a day that is over keeps its goal when last year's sales come late; the running day still follows them", async () => {
  // Noon in Chicago on Tuesday, March 10.
  program.clock.now = new Date("2026-03-10T17:00:00Z");
  const { store, goals: goalsOf } = await aStoreWithGoals();
  const goals = async () => (await goalsOf("2026-03-01")).slice(9, 11);
  await sold(store, "2025-03-11", 200_000);
  await sold(store, "2025-03-12", 300_000);
  expect(await goals()).toEqual([200_000, 300_000]);

  // Midnight is not the end of the day, the boundary at 03:00 is.
  await passTo("2026-03-11T05:06:00Z");
  await program.owner.query(
    "update daily_reports set sales_cents = 210000 where store_id = $1 and business_date = '2025-03-11'",
    [store.id],
  );
  expect(await goals()).toEqual([210_000, 300_000]);
  await passTo("2026-03-11T08:00:00Z");
  await program.owner.query(
    "update daily_reports set sales_cents = 900000 where store_id = $1 and business_date < '2025-03-13'",
    [store.id],
  );
  expect(await goals()).toEqual([210_000, 900_000]);
});
