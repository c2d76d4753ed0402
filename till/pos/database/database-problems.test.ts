import { expect, test } from "vitest";
import { databaseProblem, isQueryTrouble, writeRightProblem } from "./database-problems.ts";

const access = {
  engine: "sqlServer",
  host: "till-pc",
  port: 1433,
  instance: undefined,
  database: "Pos",
  user: "hangtag",
  password: "secret",
  encrypt: "verified",
  certificate: undefined,
} as const;

const failure = (about: object) => Object.assign(new Error("as the driver says"), about);

test.each([
  [{ code: "ELOGIN" }, "doesn't accept the login hangtag"],
  [{ code: "EREQUEST", number: 208 }, "Query 1 asks for a table that isn't there"],
  [{ code: "EREQUEST", number: 207 }, "Query 1 asks for a column that isn't there"],
  [{ code: "EREQUEST", number: 229 }, "Query 1 asks for what the login hangtag may not read"],
  [{ code: "EREQUEST", number: 1222 }, "Query 1 found its rows locked"],
  [{ code: "ETIMEOUT" }, "Query 1 took too long"],
  [{ code: "ESOCKET", originalError: { code: "ECONNREFUSED" } }, "at till-pc:1433 can't be reached"],
  [{ cause: { code: "SELF_SIGNED_CERT_IN_CHAIN" } }, "can't be verified"],
  [{ message: "Query execution was interrupted (max_statement_time exceeded)" }, "Query 1 took too long"],
  [{ message: "The server does not support SSL connections" }, "speaks no TLS"],
  [{ code: "SOMETHING" }, "Query 1: as the driver says"],
])("%j is said in words that help", (about, sentence) => {
  expect(databaseProblem(failure(about), access, "Query 1")).toContain(sentence);
});

test("only what lies in a query leaves the connection open", () => {
  expect(isQueryTrouble(failure({ number: 208 }))).toBe(true);
  expect(isQueryTrouble(failure({ code: "ECONNRESET" }))).toBe(false);
  expect(isQueryTrouble(failure({ code: "SOMETHING" }))).toBe(false);
});

test.each(["sqlServer", "mysql", "postgresql"] as const)(
  "a login of %s that may write is refused without its password",
  (engine) => {
    const sentence = writeRightProblem("write on dbo.Sales", { ...access, engine });
    expect(sentence).toContain("(write on dbo.Sales)");
    expect(sentence).toMatch(/create (login|user|role) hangtag/);
    expect(sentence).not.toContain("secret");
  },
);
