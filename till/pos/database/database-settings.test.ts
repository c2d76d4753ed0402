import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readDatabaseSettings } from "./database-settings.ts";

const map = { kind: "ticketLines", columns: { number: "no", at: "at", quantity: "qty", amount: "amount" } };
const query = { map, sql: "select top (:limit) * from s where at > :after", bookmark: "at", start: "2024-01-01" };
const whole = {
  engine: "sqlServer",
  host: "till-pc",
  database: "Pos",
  user: "hangtag",
  password: "secret",
  queries: [query, { ...query, start: 0, overlap: 5 }],
};

let home = "";
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "database-settings-"));
});
afterEach(async () => {
  await rm(home, { recursive: true });
});

async function read(settings: object) {
  const file = join(home, "database.json");
  await writeFile(file, JSON.stringify(settings));
  return readDatabaseSettings(file);
}

test("what is not said is what most have", async () => {
  expect(await read(whole)).toMatchObject({
    access: { engine: "sqlServer", port: 1433, encrypt: "verified" },
    queries: [
      { title: "Query 1", kind: "time", overlap: 10 },
      { title: "Query 2", kind: "count", overlap: 5 },
    ],
  });
});

test("the password may stand in a file of its own, beside the settings", async () => {
  await writeFile(join(home, "password.txt"), "from a file\n");
  const settings = await read({ ...whole, password: undefined, passwordFile: "password.txt" });
  expect(settings).toMatchObject({ access: { password: "from a file" } });
});

test.each([
  ["mysql.database.json", ["ticketLines"]],
  ["every-kind.database.json", ["ticketLines", "customers", "employees", "buys", "buyLines", "dayCloses"]],
])("the example %s of the documents is one that can be read", async (name, kinds) => {
  await writeFile(join(home, "database-password.txt"), "secret");
  const example = await readFile(join(import.meta.dirname, "../../../docs/examples", name), "utf8");
  const settings = await read(JSON.parse(example));
  expect(settings).toMatchObject({
    access: { port: 3306, encrypt: "verified" },
    queries: kinds.map((kind) => ({ map: { kind } })),
  });
});

test.each([
  [{ engine: "oracle" }, '"sqlServer", "mysql" (MariaDB too) and "postgresql"'],
  [{ password: undefined }, "Give either password or passwordFile"],
  [{ queries: [{ ...query, start: "last year" }] }, "A number, or a time like 2024-01-01 00:00:00"],
  [{ queries: [{ ...query, sql: "select * from s" }] }, "It has no :after"],
  [{ passwordFile: "nowhere.txt", password: undefined }, "cannot be read"],
])("settings with %j are refused with a sentence", async (wrong, problem) => {
  expect(await read({ ...whole, ...wrong })).toMatchObject({ problem: expect.stringContaining(problem) });
});
