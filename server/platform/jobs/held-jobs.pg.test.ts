import type pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ownerPool, type TestDatabase, testDatabase } from "#tests/kit/test-database.ts";
import { type HeldJobs, heldJobs } from "./held-jobs.ts";

let database: TestDatabase;
let owner: pg.Pool;
const held: HeldJobs[] = [];

beforeAll(async () => {
  database = await testDatabase();
  owner = ownerPool(database.url);
});

afterAll(async () => {
  await Promise.all(held.map((one) => one.release()));
  await owner.end();
  await database.drop();
});

/** A job that a worker took a minute ago. */
async function takenBy(worker: string, attempts = 1): Promise<string> {
  const made = await owner.query<{ id: string }>(
    "select id from graphile_worker.add_job('mail', '{}', max_attempts := 2)",
  );
  const id = made.rows[0]?.id ?? "";
  await owner.query(
    "update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - interval '1 minute', attempts = $3 where id = $1",
    [id, worker, attempts],
  );
  return id;
}

async function stateOf(id: string): Promise<{ locked_by: string | null; last_error: string | null } | undefined> {
  const found = await owner.query<{ locked_by: string | null; last_error: string | null }>(
    "select locked_by, last_error from graphile_worker._private_jobs where id = $1",
    [id],
  );
  return found.rows[0];
}

function aWorker(name: string): HeldJobs {
  const one = heldJobs({ ownerUrl: database.url, log: pino({ level: "silent" }) });
  one.hold(name);
  held.push(one);
  return one;
}

test("jobs that a killed program was doing are given back, those of a living one stay its own", async () => {
  const living = aWorker("pool-living");
  const own = await takenBy("pool-living");
  const left = await takenBy("pool-killed");
  const last = await takenBy("pool-killed", 2);
  aWorker("pool-next");
  await vi.waitFor(async () => expect((await stateOf(left))?.locked_by).toBeNull(), { timeout: 60_000 });
  expect(await stateOf(last)).toEqual({ locked_by: null, last_error: "The program ended while it did this" });
  expect((await stateOf(own))?.locked_by).toBe("pool-living");
  await living.release();
  await vi.waitFor(async () => expect((await stateOf(own))?.locked_by).toBeNull(), { timeout: 60_000 });
});
