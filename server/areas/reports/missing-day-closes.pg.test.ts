import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { dayCloseSchedule } from "#server/areas/reports/reports.jobs.ts";
import { reportsWorkers } from "#server/areas/reports/reports.worker.ts";
import { takeBatch } from "#server/platform/pos/take-batch.ts";
import { aSalesDay } from "#tests/kit/a-sales-day.ts";
import { aTill } from "#tests/kit/a-till.ts";
import type { TestTill } from "#tests/kit/a-till.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aDayClose } from "#tests/kit/pos-rows.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let till: TestTill;
let manager: Person;
let employee: Person;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

beforeEach(async () => {
  // Thursday the 5th, seven in the morning in Chicago.
  program.clock.now = new Date("2026-03-05T13:00:00Z");
  store = await aStore(program);
  till = await aTill(program.owner, { store: { ...store, timeZone: "America/Chicago" }, platform: program.platform });
  manager = await aPerson(program, store, { role: roles.manager });
  employee = await aPerson(program, store);
});

let batch = 0;

async function close(...dates: string[]): Promise<void> {
  batch += 1;
  const rows = dates.map((businessDate, at) => aDayClose({ seq: batch * 100 + at, businessDate }));
  await takeBatch(till.request, { batch, sentAt: program.clock.now.toISOString(), rows });
}

async function shownTo(person: Person): Promise<unknown> {
  const answer = await person.graphql("{ daybook { goalPanel { missingDayCloses } } }");
  expect(answer.errors).toEqual([]);
  return answer.data?.["daybook"];
}

/** What the morning's schedule starts. */
async function checkInTheMorning(): Promise<string[]> {
  for (const { job, handle } of reportsWorkers) {
    if (job.name === dayCloseSchedule.job.name) {
      await handle(program.platform, { storeId: store.id, date: "2026-03-05" });
    }
  }
  const messages = await program.owner.query<{ day: string }>(
    "select payload ->> 'businessDate' as day from events where store_id = $1 and name = 'report.day-close-missing'",
    [store.id],
  );
  return messages.rows.map(({ day }) => day);
}

test("managers see which open days nobody closed, employees do not, and the Day Close takes the day away", async () => {
  await close("2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02");
  expect(await shownTo(manager)).toEqual({ goalPanel: { missingDayCloses: ["2026-03-04", "2026-03-03"] } });
  expect(await shownTo(employee)).toEqual({ goalPanel: { missingDayCloses: [] } });
  await close("2026-03-03", "2026-03-04");
  expect(await shownTo(manager)).toEqual({ goalPanel: { missingDayCloses: [] } });
});

test("the morning's check tells of yesterday once it is missing, and says nothing of a day that was closed", async () => {
  expect(dayCloseSchedule.atMinutes).toBe(360);
  await close("2026-03-02", "2026-03-03");
  expect(await checkInTheMorning()).toEqual(["2026-03-04"]);
  await close("2026-03-04");
  expect(await checkInTheMorning()).toEqual(["2026-03-04"]);
});

test("a holiday that counts as shut is missed nowhere, also where a goal was kept for it", async () => {
  program.clock.now = new Date("2026-11-28T18:00:00Z");
  for (const date of ["2025-11-26", "2025-11-28"]) {
    await aSalesDay(program, store, { date, cents: 400_000 });
  }
  await program.owner.query(
    "insert into kept_goals (store_id, business_date, sales_cents, goal_rule, kept_at) values ($1, '2026-11-26', 500000, 'month', now())",
    [store.id],
  );
  await close("2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25", "2026-11-27");
  const owner = await aPerson(program, store, { role: roles.owner });
  expect(await shownTo(owner)).toEqual({ goalPanel: { missingDayCloses: [] } });
  const { data } = await owner.graphql("{ allStores { stores { needs { kind date } } } }");
  expect(data).toEqual({ allStores: { stores: [{ needs: [] }] } });
});
