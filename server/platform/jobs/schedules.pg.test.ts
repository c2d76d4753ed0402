import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { startDueSchedules } from "./schedules.ts";
import type { StoreSchedule } from "./schedules.ts";

const payload = z.object({ storeId: z.number(), date: z.string() });
const morning: StoreSchedule = {
  name: "test.morning",
  atMinutes: 5 * 60,
  job: { name: "test.wake-up", payload, maxAttempts: 3 },
};
const evening: StoreSchedule = {
  name: "test.evening",
  atMinutes: 20 * 60,
  job: { name: "test.good-night", payload: payload.extend({ part: z.string().default("all") }) },
  inTraining: true,
};

let program: TestProgram;
let chicago: TestStore;
let denver: TestStore;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

beforeEach(async () => {
  await program.owner.query("update stores set archived_at = now() where archived_at is null");
  await program.owner.query("delete from graphile_worker._private_jobs");
  chicago = await aStore(program, { name: "Chicago" });
  denver = await aStore(program, { account: { id: chicago.accountId }, name: "Denver" });
  await program.owner.query("update stores set time_zone = 'America/Denver' where id = $1", [denver.id]);
});

async function startAt(instant: string): Promise<void> {
  program.clock.now = new Date(instant);
  await startDueSchedules(program.platform, [morning, evening]);
}

/** What was queued since the last look, as "job store date attempts". */
async function queued(): Promise<string[]> {
  const { rows } = await program.owner.query<{ job: string; payload: unknown; attempts: number }>(
    `with taken as (delete from graphile_worker._private_jobs returning task_id, payload, max_attempts)
     select task.identifier as job, taken.payload, taken.max_attempts as attempts
     from taken join graphile_worker._private_tasks as task on task.id = taken.task_id`,
  );
  const names = new Map([chicago, denver].map(({ id, name }) => [id, name]));
  return rows
    .map(({ job, payload: given, attempts }) => {
      const { storeId, date } = payload.parse(given);
      return `${job} ${names.get(storeId) ?? storeId} ${date} ${attempts}`;
    })
    .toSorted();
}

test("each store's schedules start once a day, at their time on its own clock", async () => {
  // Half past five in Chicago, half past four in Denver.
  await startAt("2026-03-11T10:30:00Z");
  expect(await queued()).toEqual([
    "test.good-night Chicago 2026-03-10 12",
    "test.good-night Denver 2026-03-10 12",
    "test.wake-up Chicago 2026-03-11 3",
    "test.wake-up Denver 2026-03-10 3",
  ]);
  await startAt("2026-03-11T10:31:00Z");
  expect(await queued()).toEqual([]);
  await startAt("2026-03-11T11:00:00Z");
  expect(await queued()).toEqual(["test.wake-up Denver 2026-03-11 3"]);
  // After days without a worker only the newest.
  await startAt("2026-03-15T12:00:00Z");
  expect(await queued()).toEqual([
    "test.good-night Chicago 2026-03-14 12",
    "test.good-night Denver 2026-03-14 12",
    "test.wake-up Chicago 2026-03-15 3",
    "test.wake-up Denver 2026-03-15 3",
  ]);
});

test("a job is queued with what its payload is without a word", async () => {
  await startAt("2026-03-11T18:00:00Z");
  const { rows } = await program.owner.query(
    `select job.payload from graphile_worker._private_jobs as job
     join graphile_worker._private_tasks as task on task.id = job.task_id
     where task.identifier = 'test.good-night' order by job.id`,
  );
  expect(rows).toEqual([
    { payload: { storeId: chicago.id, date: "2026-03-10", part: "all" } },
    { payload: { storeId: denver.id, date: "2026-03-10", part: "all" } },
  ]);
});

test("two workers at once start each schedule once", async () => {
  program.clock.now = new Date("2026-03-11T18:00:00Z");
  await Promise.all([1, 2, 3].map(() => startDueSchedules(program.platform, [morning, evening])));
  expect(await queued()).toHaveLength(4);
});

test("an archived store and one whose company is closed start nothing, a training store what practice needs", async () => {
  await program.owner.query("update stores set archived_at = now() where id = $1", [denver.id]);
  await program.owner.query("update stores set closed_at = now() where id = $1", [chicago.id]);
  await startAt("2026-03-11T18:00:00Z");
  expect(await queued()).toEqual([]);
  await program.owner.query("update stores set closed_at = null, training_of = $2 where id = $1", [
    chicago.id,
    denver.id,
  ]);
  await startAt("2026-03-11T18:00:00Z");
  expect(await queued()).toEqual(["test.good-night Chicago 2026-03-10 12"]);
});

test("the schedules of a whole chain are started together", async () => {
  await program.owner.query(
    `insert into stores (account_id, name, initials, number, brand_kind, time_zone)
     select $1, 'Store ' || number, 'STO', (68000 + number)::text, 'teen',
       (array['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'])[1 + number % 4]
     from generate_series(1, 1300) as number`,
    [chicago.accountId],
  );
  await startAt("2026-03-11T18:00:00Z");
  expect(await queued()).toHaveLength(2 * 1302);
  await startAt("2026-03-11T18:01:00Z");
  expect(await queued()).toEqual([]);
});
