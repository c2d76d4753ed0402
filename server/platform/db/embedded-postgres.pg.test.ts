import { readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";
import { lastProblem } from "./postgres-cluster.ts";

const warnings: string[] = [];
const log = { info: () => undefined, warn: (message: string) => void warnings.push(message) };
let dataFolder = "";
let database: EmbeddedPostgres;

beforeAll(async () => {
  dataFolder = await temporaryFolder("embedded");
  database = await startEmbeddedPostgres({ dataFolder, log });
});

afterAll(async () => {
  await database.stop();
  await rm(dataFolder, { recursive: true });
});

async function ask(url: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const result = await client.query<{ value: string }>(statement);
    return result.rows[0]?.value ?? "";
  } finally {
    await client.end();
  }
}

test.each([
  ["fsync", "on"],
  ["synchronous_commit", "on"],
  ["full_page_writes", "on"],
  ["listen_addresses", "127.0.0.1"],
  ["password_encryption", "scram-sha-256"],
  ["server_encoding", "UTF8"],
  ["timezone", "UTC"],
])("the embedded database runs with %s = %s", async (setting, value) => {
  expect(await ask(database.url, `select current_setting('${setting}') as value`)).toBe(value);
});

test.each([
  [1024, "32MB"],
  [8192, "256MB"],
])("on a machine with %d MB the database takes %s of buffers and 112 MB of log", async (memoryMegabytes, buffers) => {
  const folder = await temporaryFolder("memory");
  const other = await startEmbeddedPostgres({ dataFolder: folder, memoryMegabytes, log });
  const settings = "select concat(current_setting('shared_buffers'), ' ', current_setting('max_wal_size')) as value";
  expect(await ask(other.url, settings)).toBe(`${buffers} 112MB`);
  await other.stop();
  await rm(folder, { recursive: true });
});

test("a wrong password does not open the database", async () => {
  const url = new URL(database.url);
  url.password = "wrong";
  await expect(ask(url.href, "select 1 as value")).rejects.toThrow("password authentication failed");
});

test("the password is kept for the owner's eyes only", async () => {
  const file = path.join(dataFolder, "postgres", "password");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(database.url).toContain((await readFile(file, "utf8")).trim());
});

test("a second program on the same data folder is refused with the process id of the first, by any path", async () => {
  const spelling = `${dataFolder}-link`;
  await symlink(dataFolder, spelling);
  await expect(startEmbeddedPostgres({ dataFolder: spelling, log })).rejects.toThrow(
    `Another Hangtag (process ${process.pid}) is running on the data folder ${spelling}.`,
  );
  await rm(spelling);
});

test("a database that is killed comes back at the same address with what was committed", async () => {
  await ask(database.url, "create table kept (value text)");
  await ask(database.url, "insert into kept values ('still here')");
  const killed = database.pid;
  process.kill(killed, "SIGKILL");
  await vi.waitUntil(() => database.pid !== killed, { timeout: 60_000 });
  expect(await ask(database.url, "select value from kept")).toBe("still here");
  expect(warnings).toContain("The database ended by itself and is started again.");
});

test("a stop and a start, over a pid file left by a killed machine, keep what was committed", async () => {
  await ask(database.url, "create table moved (value text)");
  await database.stop();
  await database.stop();
  await writeFile(path.join(dataFolder, "postgres", "cluster", "postmaster.pid"), "1\n/elsewhere\n");
  database = await startEmbeddedPostgres({ dataFolder, log });
  expect(await ask(database.url, "select count(*)::text as value from moved")).toBe("0");
});

test.each([
  [
    "2026-11-21 09:00:00 UTC [7] FATAL:  could not create lock file: Permission denied",
    "could not create lock file: Permission denied",
  ],
  ["initdb: error: no usable locale\ninitdb: removing data directory", "no usable locale"],
  ["PANIC: x: No space left on device\ncannot abort transaction 1", "its disk is full."],
  ["", "it said nothing."],
])("from the server output %o the relevant line is reported", (output, problem) => {
  expect(lastProblem(output)).toBe(problem);
});
