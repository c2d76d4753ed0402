import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "#tests/kit/test-database.ts";
import { builtOnce } from "./built-once.ts";
import { type Database, openDatabase } from "./db.ts";

let copy: TestDatabase;
let database: Database;

beforeAll(async () => {
  copy = await testDatabase();
  database = openDatabase({ url: copy.url, connections: 1, log: pino({ level: "silent" }) });
  await database.transaction("system", (sql) =>
    sql
      .insertInto("globalSettings")
      .values(["a", "b", "c"].map((name) => ({ name, value: JSON.stringify(name.toUpperCase()) })))
      .execute(),
  );
});

afterAll(async () => {
  await database.close();
  await copy.drop();
});

let builds = 0;

const settingsBetween = builtOnce((sql, range: { from: string; to: string }, shape: { isDescending: boolean }) => {
  builds += 1;
  return sql
    .selectFrom("globalSettings as setting")
    .select("setting.name as settingName")
    .where("setting.name", ">=", range.from)
    .where("setting.name", "<=", range.to)
    .where("setting.name", "in", ["a", "b", "c"])
    .orderBy("setting.name", shape.isDescending ? "desc" : "asc");
});

async function namesBetween(from: string, to: string, isDescending = false): Promise<(string | null)[]> {
  const rows = await database.read("system", (sql) => settingsBetween(sql, { from, to }, { isDescending }));
  return rows.map(({ settingName }) => settingName);
}

test("a statement is built once and runs with new values each time", async () => {
  expect(await namesBetween("a", "b")).toEqual(["a", "b"]);
  expect(await namesBetween("b", "c")).toEqual(["b", "c"]);
  expect(await namesBetween("d", "e")).toEqual([]);
  expect(builds).toBe(1);
});

test("another shape is another statement", async () => {
  builds = 0;
  expect(await namesBetween("a", "c", true)).toEqual(["c", "b", "a"]);
  expect(await namesBetween("a", "c")).toEqual(["a", "b", "c"]);
  expect(builds).toBe(1);
});
