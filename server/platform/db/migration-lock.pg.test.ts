import type pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type TestDatabase, testDatabase } from "#tests/kit/test-database.ts";
import { openOwnerClient } from "./connection-setup.ts";
import { migrate } from "./migrate.ts";
import { takeMigrationLock, usualLockWait } from "./migration-lock.ts";

let database: TestDatabase;
let holder: pg.Client;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

afterEach(() => holder.end());

async function hold(): Promise<void> {
  holder = await openOwnerClient(database.url);
  await takeMigrationLock(holder, { notify: () => undefined, ...usualLockWait });
}

test("a program that waits for another's migrations says so, and continues when they are done", async () => {
  await hold();
  const sentences: string[] = [];
  const migrating = migrate(database.url, { notify: (sentence) => void sentences.push(sentence), notifyAfterMs: 0 });
  await vi.waitFor(() => expect(sentences).toHaveLength(1), { timeout: 60_000 });
  expect(sentences[0]).toMatch(
    /^Waiting: another Hangtag is bringing the database up to date \(PostgreSQL process \d+/,
  );
  await holder.end();
  await migrating;
  expect(sentences).toHaveLength(1);
});

test("an abandoned lock is reported with the command that ends it, instead of waiting forever", async () => {
  await hold();
  await expect(migrate(database.url, { notifyAfterMs: 0, idleHolderMs: 300 })).rejects.toThrow(
    /held by a connection that has done nothing for .* End it with: select pg_terminate_backend\(\d+\);/,
  );
});

test("the wait for another program's migration is limited", async () => {
  await hold();
  await expect(migrate(database.url, { notifyAfterMs: 0, limitMs: 300 })).rejects.toThrow(
    /Another Hangtag has been changing the database for/,
  );
});
