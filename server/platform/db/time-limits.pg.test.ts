import { sql as raw } from "kysely";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "#tests/kit/test-database.ts";
import { type Database, openDatabase, type Sql } from "./db.ts";

let testing: TestDatabase;
let database: Database;
/** Another client that blocks. */
let blocker: pg.Client;

const quick = { statement: 400, lock: 200, idleInTransaction: 300 };

beforeAll(async () => {
  testing = await testDatabase();
  database = openDatabase({
    url: testing.url,
    connections: 1,
    log: pino({ level: "silent" }),
    limits: { person: quick, job: { statement: 5000, lock: 5000, idleInTransaction: 5000 } },
  });
  blocker = new pg.Client({ connectionString: testing.url });
  await blocker.connect();
  await blocker.query("insert into global_settings (name, value) values ('timed', '1')");
});

afterAll(async () => {
  await blocker.end();
  await database.close();
  await testing.drop();
});

const tooLongToRead = { code: "took-too-long", status: 503, message: "This took too long. Try again." };
const tooLong = { ...tooLongToRead, message: "This took too long, so nothing was saved. Try again." };

const value = (sql: Sql) =>
  sql.selectFrom("globalSettings").select("value").where("name", "=", "timed").executeTakeFirst();
const sleep = (seconds: number) => (sql: Sql) => raw`select pg_sleep(${seconds}::float8)`.execute(sql);
const change = (sql: Sql) =>
  sql.updateTable("globalSettings").set({ value: "2" }).where("name", "=", "timed").execute();

test("a read that takes too long is refused with a sentence, and its connection still works", async () => {
  await expect(database.read("system", sleep(3))).rejects.toMatchObject(tooLongToRead);
  expect(await database.read("system", value)).toEqual({ value: 1 });
});

test("a change that takes too long is refused and rolled back, and its connection still works", async () => {
  const both = async (sql: Sql): Promise<void> => {
    await change(sql);
    await sleep(3)(sql);
  };
  await expect(database.transaction("system", both)).rejects.toMatchObject(tooLong);
  expect(await database.read("system", value)).toEqual({ value: 1 });
});

test("a change that waits for another's lock gives up before its own time limit", async () => {
  await blocker.query("begin");
  await blocker.query("update global_settings set value = '3' where name = 'timed'");
  await expect(database.transaction("system", change)).rejects.toMatchObject(tooLong);
  await blocker.query("rollback");
  await database.transaction("system", change);
  expect(await database.read("system", value)).toEqual({ value: 2 });
});

test("an idle transaction is ended, releases its locks, and the next one works", async () => {
  const waited = database.transaction("system", async (sql) => {
    await change(sql);
    await blocker.query("select pg_sleep(0.8)");
    await change(sql);
  });
  await expect(waited).rejects.toMatchObject(tooLong);
  expect(await database.read("system", value)).toEqual({ value: 2 });
});

test("jobs and imports have longer limits on the same connections", async () => {
  await database.patient.read("system", sleep(0.6));
  await database.patient.transaction("system", sleep(0.6));
  await expect(database.read("system", sleep(0.6))).rejects.toMatchObject(tooLongToRead);
});

test("a connection that has lived long enough is replaced", async () => {
  const shortLived = openDatabase({
    url: testing.url,
    connections: 1,
    connectionSeconds: 0.1,
    log: pino({ level: "silent" }),
  });
  const readProcess = (sql: Sql) => raw<{ id: number }>`select pg_backend_pid() as id`.execute(sql);
  const first = await shortLived.read("system", readProcess);
  await expect.poll(async () => (await shortLived.read("system", readProcess)).rows).not.toEqual(first.rows);
  await shortLived.close();
});
