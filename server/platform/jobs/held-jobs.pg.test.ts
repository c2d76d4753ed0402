import type pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ownerPool, type TestDatabase, testDatabase } from "#tests/kit/test-database.ts";
import { type HeldJobs, heldJobs } from "./held-jobs.ts";

let database: TestDatabase;
let owner: pg.Pool;
const workers: HeldJobs[] = [];

beforeAll(async () => {
  database = await testDatabase();
  owner = ownerPool(database.url);
});

afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.release()));
  await owner.end();
  await database.drop();
});

/** Has a worker take a job a minute ago; a process that does the job knows of it before. */
async function insertJobOf(worker: string, attempts = 1, doneBy?: HeldJobs): Promise<string> {
  const made = await owner.query<{ id: string }>(
    "select id from graphile_worker.add_job('mail', '{}', max_attempts := 2)",
  );
  const id = made.rows[0]?.id ?? "";
  doneBy?.begin(id);
  await owner.query(
    "update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - interval '1 minute', attempts = $3 where id = $1",
    [id, worker, attempts],
  );
  return id;
}

async function readState(id: string): Promise<{ locked_by: string | null; last_error: string | null } | undefined> {
  const result = await owner.query<{ locked_by: string | null; last_error: string | null }>(
    "select locked_by, last_error from graphile_worker._private_jobs where id = $1",
    [id],
  );
  return result.rows[0];
}

async function aWorker(name: string): Promise<HeldJobs> {
  const worker = heldJobs({ ownerUrl: database.url, log: pino({ level: "silent" }) });
  workers.push(worker);
  await worker.hold(name);
  return worker;
}

test("jobs of a killed process are released, those of a running one stay locked", async () => {
  const living = await aWorker("pool-living");
  const own = await insertJobOf("pool-living", 1, living);
  const left = await insertJobOf("pool-killed");
  const last = await insertJobOf("pool-killed", 2);
  await aWorker("pool-next");
  await vi.waitFor(async () => expect((await readState(left))?.locked_by).toBeNull(), { timeout: 60_000 });
  expect(await readState(last)).toEqual({ locked_by: null, last_error: "The program ended while it did this" });
  expect((await readState(own))?.locked_by).toBe("pool-living");
  await living.release();
  await vi.waitFor(async () => expect((await readState(own))?.locked_by).toBeNull(), { timeout: 60_000 });
});

test("a job that was given to a living process and never reached it is released, and the try does not count", async () => {
  const living = await aWorker("pool-of-the-standby");
  const doing = await insertJobOf("pool-of-the-standby", 2, living);
  const unheard = await insertJobOf("pool-of-the-standby", 2);
  await vi.waitFor(async () => expect((await readState(unheard))?.locked_by).toBeNull(), { timeout: 60_000 });
  const { rows } = await owner.query("select attempts from graphile_worker._private_jobs where id = $1", [unheard]);
  expect(rows).toEqual([{ attempts: 1 }]);
  expect((await readState(doing))?.locked_by).toBe("pool-of-the-standby");
});
