import { expect, test } from "vitest";
import { sessionText, sqlServerConfig } from "./sql-server-line.ts";
import { valueText } from "./sql-server-values.ts";

const column = { name: "amount", scale: null, isDate: false };
const access = {
  engine: "sqlServer",
  host: "till-pc",
  port: 1433,
  database: "Pos",
  user: "hangtag",
  password: "secret",
  certificate: undefined,
  instance: undefined,
} as const;

test.each([
  [12.3, { ...column, scale: 4 }, "12.3000"],
  [-0.1, { ...column, scale: 2 }, "-0.10"],
  [9_007_199_254.74, { ...column, scale: 2 }, "9007199254.74"],
  [3, column, "3"],
  ["9007199254740993", column, "9007199254740993"],
  [null, column, ""],
  [true, column, "true"],
  [new Date("2026-11-27T14:05:09.003Z"), column, "2026-11-27 14:05:09.003"],
  [
    Object.assign(new Date("2026-11-27T14:05:09.123Z"), { nanosecondsDelta: 0.0004567 }),
    column,
    "2026-11-27 14:05:09.1234567",
  ],
  [new Date("2026-11-27T00:00:00Z"), { ...column, isDate: true }, "2026-11-27"],
  [Buffer.from([0, 255]), column, "00ff"],
])("%j comes as the text that the database meant", (value, source, text) => {
  expect(valueText(value, source)).toBe(text);
});

test("a number with more digits than arrive exactly is refused, with what to write instead", () => {
  expect(() => valueText(90_071_992_547_409.5, { ...column, scale: 4 })).toThrow("cast(amount as varchar(40))");
});

test("the till reads snapshots where there are some, never waits long, and gives way in a deadlock", () => {
  expect(sessionText(true)).toBe(
    "set lock_timeout 2000; set deadlock_priority low; set transaction isolation level snapshot;",
  );
  expect(sessionText(false)).toContain("isolation level read committed;");
});

test("one connection, which says that it only reads, encrypted and verified unless the shop says otherwise", () => {
  expect(sqlServerConfig({ ...access, encrypt: "verified" })).toMatchObject({
    server: "till-pc",
    port: 1433,
    pool: { min: 0, max: 1 },
    requestTimeout: 15_000,
    options: { readOnlyIntent: true, encrypt: true, trustServerCertificate: false },
  });
  const named = sqlServerConfig({ ...access, encrypt: "any-certificate", instance: "SQLEXPRESS" });
  expect(named).toMatchObject({ options: { instanceName: "SQLEXPRESS", trustServerCertificate: true } });
  expect(named).not.toHaveProperty("port");
});
