import { sql as raw } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "#tests/kit/test-database.ts";
import { type Database, openDatabase } from "./db.ts";
import { jsonArrayFrom } from "./json-array-from.ts";

let copy: TestDatabase;
let database: Database;

beforeAll(async () => {
  copy = await testDatabase();
  database = openDatabase({ url: copy.url, connections: 1, log: pino({ level: "silent" }) });
});

afterAll(async () => {
  await database.close();
  await copy.drop();
});

test("a query is written in camelCase and its rows come in camelCase", async () => {
  const row = await database.transaction("system", async (sql) => {
    await sql.insertInto("globalSettings").values({ name: "oldest_version", value: "1" }).execute();
    return await sql
      .selectFrom("globalSettings as someSetting")
      .select(["someSetting.name as settingName", "someSetting.value"])
      .where("someSetting.name", "=", "oldest_version")
      .executeTakeFirstOrThrow();
  });
  expect(row).toEqual({ settingName: "oldest_version", value: 1 });
});

test("the columns of a statement in SQL come in camelCase too, and with the driver's types", async () => {
  const { rows } = await database.read("system", (sql) =>
    raw`select 1::bigint as store_id, '2026-03-01'::date as business_date, null as done_at
      union all select 2, '2026-03-02', null`.execute(sql),
  );
  expect(rows).toEqual([
    { storeId: 1, businessDate: "2026-03-01", doneAt: null },
    { storeId: 2, businessDate: "2026-03-02", doneAt: null },
  ]);
});

test("keys inside JSON stay unchanged", async () => {
  const { rows } = await database.read("system", (sql) =>
    raw`select '{"first_name": {"given_name": "Maya"}, "tags": [{"a_b": 1}]}'::jsonb as kept_answer`.execute(sql),
  );
  expect(rows).toEqual([{ keptAnswer: { first_name: { given_name: "Maya" }, tags: [{ a_b: 1 }] } }]);
});

test("rows that become a JSON array have the names of their columns in our code", async () => {
  const settings = await database.transaction("system", async (sql) => {
    await sql.insertInto("globalSettings").values({ name: "first_in_list", value: "2" }).execute();
    return await sql
      .selectFrom("globalSettings as one")
      .select((select) =>
        jsonArrayFrom(
          select
            .selectFrom("globalSettings as same")
            .select(["same.name as settingName", "same.value"])
            .whereRef("same.name", "=", "one.name"),
        ).as("allOfThem"),
      )
      .where("one.name", "=", "first_in_list")
      .executeTakeFirstOrThrow();
  });
  expect(settings).toEqual({ allOfThem: [{ settingName: "first_in_list", value: 2 }] });
});

test("a failed statement carries the stack of its caller", async () => {
  const failed = await database
    .read("system", (sql) => raw`select 1 / 0`.execute(sql))
    .catch((error: unknown) => error);
  expect(failed).toMatchObject({ code: "22012", stack: expect.stringContaining("one-connection-dialect.ts") });
});
