import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aStore } from "#tests/kit/a-till.ts";
import { type TestDatabase, ownerPool, testDatabase } from "#tests/kit/test-database.ts";
import { type Database, openDatabase } from "./db.ts";
import { insertRows } from "./insert-rows.ts";

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

const strangeTexts = [
  "",
  "null",
  "NULL",
  " {a,b} ",
  'a "quoted" word',
  String.raw`C:\new\table \u0041 \\`,
  "tab\t, line\n, bell\u0007",
  "é 漢 🧵",
];

test("every text comes in as it is, whatever it means to an array", async () => {
  const rows = strangeTexts.map((value, at) => ({ name: `strange-${at}`, value: { text: value, list: [value] } }));
  const stored = await database.transaction("system", async (sql) => {
    await insertRows(sql, { name: "tests.insertSettings", table: "globalSettings", rows });
    return sql.selectFrom("globalSettings").select(["name", "value"]).where("name", "like", "strange-%").execute();
  });
  expect(stored).toHaveLength(strangeTexts.length);
  expect(stored).toEqual(expect.arrayContaining(rows));
});

test("lists, numbers and instants come in as they are, and null where a row has nothing", async () => {
  const owner = ownerPool(copy.url, 1);
  const { id: storeId } = await aStore(owner);
  await owner.end();
  const at = new Date("2026-03-04T18:00:00.123Z");
  const employee = { storeId, businessDate: "2026-03-04", updatedAt: at, receivedAt: at, seq: 9_007_199_254_740_991 };
  const customer = { ...employee, deviceId: crypto.randomUUID(), isGone: false, name: "Ana", tradeCreditCents: 0 };
  const rows = [
    { ...customer, externalId: "1", flags: strangeTexts, phone: null, customerCode: "7", storeCreditCents: -5 },
    { ...customer, externalId: "2", flags: [], customerCode: null, storeCreditCents: 0 },
  ];
  const stored = await database.transaction("system", async (sql) => {
    await insertRows(sql, { name: "tests.insertCustomers", table: "posCustomers", rows });
    return sql
      .selectFrom("posCustomers")
      .select(["externalId", "flags", "phone", "customerCode", "storeCreditCents", "updatedAt", "seq", "isGone"])
      .orderBy("externalId")
      .execute();
  });
  const shared = { phone: null, updatedAt: at, seq: employee.seq, isGone: false };
  expect(stored).toEqual([
    { ...shared, externalId: "1", flags: strangeTexts, customerCode: "7", storeCreditCents: -5 },
    { ...shared, externalId: "2", flags: [], customerCode: null, storeCreditCents: 0 },
  ]);
});

test("nothing is inserted of no rows", async () => {
  const rows = await database.transaction("system", (sql) =>
    insertRows(sql, { name: "tests.insertNothing", table: "globalSettings", rows: [] }),
  );
  expect(rows).toEqual([]);
});
