import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { startProgram } from "#server/app/program.ts";
import { stopList } from "#server/app/stop-list.ts";
import { type RestoreOptions, restoreBackup } from "#server/platform/backups/restore-backup.ts";
import { writeBackup } from "#server/platform/backups/write-backup.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { openOwnerClient } from "#server/platform/db/connection-setup.ts";
import { applyMigrations, listMigrations, migrate, prepareDatabase } from "#server/platform/db/migrate.ts";
import { dumpSchema } from "#server/platform/db/schema-dump.ts";
import { openText, sealText } from "#server/platform/secrets/sealed-text.ts";
import { anOwnServer, ask, type OwnServer } from "./kit/servers/own-server.ts";
import { unusedPort } from "./kit/running-program.ts";
import { temporaryFolder } from "./kit/temporary-folder.ts";

const secretKey = "a secret that is long enough for a test";
const sealing = { secretKey, purpose: "test", place: "1" };
const log = pino({ level: "silent" });

/** Every character with a special meaning in COPY. */
const hostile = String.raw`\. \N \\. "quoted" ` + "tab\t line\n\\.\n return\r end 🧦 \u0001";

let server: OwnServer;
let folder = "";
let shopUrl = "";
let copyUrl = "";
let file = "";
let emptyUrl = "";

// Fills whole databases, which takes long on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

beforeAll(async () => {
  server = await anOwnServer();
  folder = await temporaryFolder("backup");
  file = path.join(folder, "shop.backup");
  shopUrl = await server.ownDatabase();
  copyUrl = await server.ownDatabase();
  emptyUrl = await server.ownDatabase();
  await migrate(shopUrl);
  await run(shopUrl, { roles: "", demo: "on" }, async () => undefined);
  await addOddRows(shopUrl);
  await writeBackup({ ownerUrl: shopUrl, file, version: "1.0.0", secretKey, now: new Date() });
  await restoreBackup({ ownerUrl: copyUrl, file, secretKey });
}, 300_000);

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** What `npm start` runs on that database; without a role it only fills the demonstration. */
async function run<T>(
  databaseUrl: string,
  settings: { roles: string; demo: "on" | "off" },
  work: (port: number) => Promise<T>,
): Promise<T> {
  const port = await unusedPort();
  const stops = stopList(log);
  const config = readConfig({
    PORT: String(port),
    HANGTAG_DATA: path.join(folder, "data"),
    DATABASE_URL: databaseUrl,
    HANGTAG_DEMO: settings.demo,
    HANGTAG_SECRET_KEY: secretKey,
    HANGTAG_ROLES: settings.roles || "worker",
  });
  try {
    await startProgram({
      config: settings.roles === "" ? { ...config, roles: new Set() } : config,
      databaseUrl,
      log,
      stops,
    });
    return await work(port);
  } finally {
    await stops.stopAll();
  }
}

async function addOddRows(url: string): Promise<void> {
  const sealed = sealText(hostile, sealing).toString("hex");
  const text = hostile.replaceAll("'", "''");
  await ask(
    url,
    "set hangtag.sees_all = 'on'",
    `insert into integrations (store_id, provider, need, connected_at, secret)
     select id, 'homebase', 'scheduling', now(), '\\x${sealed}' from stores order by id limit 1`,
    `update notes set body = '${text}' where (store_id, id) = (select store_id, id from notes order by 1, 2 limit 1)`,
    `select hangtag.add_job('test.of-the-backup', '{"line": 1}', now() + interval '1 day', 3, 'once')`,
    "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody' where key = 'once'",
  );
}

/** Number and content of the rows of each table, seen by the superuser. */
async function readContent(url: string): Promise<Record<string, unknown>> {
  const address = new URL(server.superuserUrl);
  address.pathname = new URL(url).pathname;
  const tables = await ask(
    address.href,
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and c.relpersistence = 'p' and (n.nspname = 'public' or c.relname ~ '^_private_(tasks|job_queues|known)')
     order by 1`,
  );
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    const [row] = await ask(
      address.href,
      `select count(*)::int as rows, md5(string_agg(t::text, ';' order by t::text)) as content from ${String(name)} t
       ${name === "public.global_settings" ? "where name <> 'lastBackup'" : ""}`,
    );
    content[String(name)] = row;
  }
  return content;
}

test("every row of every table is restored for an owner who is not a superuser", async () => {
  const restored = await readContent(copyUrl);
  expect(restored).toEqual(await readContent(shopUrl));
  expect(Object.keys(restored).length).toBeGreaterThan(80);
  const rows = Object.values(restored).filter((table) => !JSON.stringify(table).includes('"rows":0'));
  expect(rows.length).toBeGreaterThan(30);
});

test("the schema is the same again: references, triggers and forced row-level security", async () => {
  expect(await dumpSchema(copyUrl)).toBe(await dumpSchema(shopUrl));
});

test("any text is restored, and sealed texts open with the key", async () => {
  const [note] = await ask(copyUrl, "set hangtag.sees_all = 'on'", `select body from notes where body like '%🧦%'`);
  expect(note).toEqual({ body: hostile });
  const [row] = await ask(
    copyUrl,
    "set hangtag.sees_all = 'on'",
    "select secret as sealed from integrations where provider = 'homebase'",
  );
  expect(openText(z.instanceof(Buffer).parse(row?.["sealed"]), sealing)).toBe(hostile);
});

test("sequences continue, and no job stays locked by a dead worker", async () => {
  const next = "select max(id) < nextval(pg_get_serial_sequence('stores', 'id')) as goes_on from stores";
  expect(await ask(copyUrl, "set hangtag.sees_all = 'on'", next)).toEqual([{ goes_on: true }]);
  const [job] = await ask(
    copyUrl,
    "select j.payload, j.locked_by, t.identifier from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where j.key = 'once'",
  );
  expect(job).toEqual({ payload: { line: 1 }, locked_by: null, identifier: "test.of-the-backup" });
});

test("the program starts on the restored data, and its people sign in", async () => {
  const status = await run(copyUrl, { roles: "http", demo: "off" }, async (port) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/vue/auth`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ email: "manager@demo.hangtag.test", password: "hangtag-demo" }),
    });
    return response.status;
  });
  expect(status).toBe(200);
});

test("a backup is a snapshot, whatever is written meanwhile", async () => {
  const url = await server.ownDatabase();
  await migrate(url);
  const later = path.join(folder, "moment.backup");
  const writing: Promise<unknown>[] = [];
  await writeBackup({
    ownerUrl: url,
    file: later,
    version: "1.0.0",
    secretKey,
    now: new Date(),
    onProgress: () => {
      writing.push(ask(url, "set hangtag.sees_all = 'on'", "insert into accounts (name) values ('Late')"));
    },
  });
  await Promise.all(writing);
  const target = await server.ownDatabase();
  await restoreBackup({ ownerUrl: target, file: later, secretKey });
  expect(await ask(target, "set hangtag.sees_all = 'on'", "select name from accounts")).toEqual([]);
  expect(writing.length).toBeGreaterThan(0);
});

test("a backup from before the newest migrations is restored at its level and then brought up to date", async () => {
  const old = await server.ownDatabase();
  const migrations = await listMigrations();
  const client = await openOwnerClient(old);
  await prepareDatabase(client, old);
  await applyMigrations(client, new Set(migrations.slice(0, -6).map(({ name }) => name)));
  await client.query("set hangtag.sees_all = 'on'");
  await client.query("insert into accounts (name) values ('Old company')");
  await client.end();
  const oldFile = path.join(folder, "old.backup");
  await writeBackup({ ownerUrl: old, file: oldFile, version: "0.9.0", secretKey, now: new Date() });
  const target = await server.ownDatabase();
  await restoreBackup({ ownerUrl: target, file: oldFile, secretKey });
  expect(await ask(target, "set hangtag.sees_all = 'on'", "select name from accounts")).toEqual([
    { name: "Old company" },
  ]);
  expect(await dumpSchema(target)).toBe(await dumpSchema(shopUrl));
});

const spoilt: [string, (whole: Buffer) => Buffer | string, Partial<RestoreOptions>, string][] = [
  ["is cut off", (whole) => whole.subarray(0, whole.length * 0.7), {}, "This backup is not whole"],
  [
    "has a row less",
    (whole) => edited(whole, (text) => text.replace(/(?<=\n)\d[^\n]*\n/, "")),
    {},
    "This backup is damaged",
  ],
  [
    "has another figure",
    (whole) => edited(whole, (text) => text.replace("Maple", "Mable")),
    {},
    "This backup is damaged",
  ],
  ["lacks its end", (whole) => edited(whole, (text) => text.slice(0, text.lastIndexOf("{"))), {}, "not whole"],
  ["is something else", () => "name,sales\n1,2\n", {}, "This file is no backup of Hangtag."],
  [
    "was made by a newer Hangtag",
    (whole) => edited(whole, (text) => text.replace('"migrations":[', '"migrations":[{"name":"2099","hash":"x"},')),
    {},
    "with tables that this one does not know",
  ],
  ["belongs to another key", (whole) => whole, { secretKey: "x".repeat(40) }, "belongs to another HANGTAG_SECRET_KEY"],
];

function edited(whole: Buffer, change: (text: string) => string): Buffer {
  return gzipSync(change(gunzipSync(whole).toString()));
}

test.each(spoilt)("a file that %s is refused, and the database stays empty", async (...row) => {
  const [, spoil, options, sentence] = row;
  const broken = path.join(folder, "broken.backup");
  await writeFile(broken, spoil(await readFile(file)));
  const restoring = restoreBackup({ ownerUrl: emptyUrl, file: broken, secretKey, ...options });
  await expect(restoring).rejects.toThrow(sentence);
  const tables = "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')";
  expect(await ask(emptyUrl, tables, `${tables} and relname <> 'schema_migrations'`)).toEqual([]);
});

test("a database whose restore failed takes a whole backup", async () => {
  await restoreBackup({ ownerUrl: emptyUrl, file, secretKey });
  expect(await readContent(emptyUrl)).toEqual(await readContent(shopUrl));
});

test("nothing is ever overwritten: neither a database nor a file", async () => {
  await expect(restoreBackup({ ownerUrl: copyUrl, file, secretKey })).rejects.toThrow("There is a database already");
  const again = writeBackup({ ownerUrl: shopUrl, file, version: "1.0.0", secretKey, now: new Date() });
  await expect(again).rejects.toThrow("exists already");
});

test("a backup holds the key only on request", async () => {
  const withKey = path.join(folder, "key.backup");
  await writeBackup({ ownerUrl: shopUrl, file: withKey, version: "1.0.0", secretKey, now: new Date(), withKey: true });
  expect(gunzipSync(await readFile(withKey)).includes(secretKey)).toBe(true);
  expect(gunzipSync(await readFile(file)).includes(secretKey)).toBe(false);
});
