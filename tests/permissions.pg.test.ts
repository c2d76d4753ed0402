import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import "#server/app/areas.ts";
import { roles } from "#common/permissions.ts";
import { identify } from "#server/platform/auth/identify.ts";
import type { RequestClaims } from "#server/platform/auth/identify.ts";
import type { Request } from "#server/platform/context/context.ts";
import type { Database } from "#server/platform/db/db.ts";
import { registeredOperations } from "#server/platform/operations/operation.ts";
import type { Operation } from "#server/platform/operations/operation.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { standsAt } from "./kit/counter/at-a-till.ts";
import { aRegister, aStore, aUser, anEmployee } from "./kit/people.ts";
import type { TestEmployee, TestStore } from "./kit/people.ts";
import { aStranger, signedIn, signedInRegister } from "./kit/signed-in.ts";
import type { Person } from "./kit/signed-in.ts";
import { testProgram } from "./kit/test-program.ts";
import type { TestProgram } from "./kit/test-program.ts";

let program: TestProgram;
let store: TestStore;

beforeAll(async () => {
  program = await testProgram();
  store = await aStore(program);
});
afterAll(() => program.stop());

/** The word in the table for each outcome of an operation. */
const words: Record<string, string> = {
  "invalid-input": "yes",
  "not-signed-in": "sign in",
  "action-needs-employee": "ask",
  "action-needs-manager": "manager",
  forbidden: "no",
  "not-found": "404",
};

class Reached extends Error {}

test("[ACC-13] [P-A-8] who may do what is as the committed table says: tests/permissions.txt", async () => {
  const people = await everyKindOfPerson();
  const lines = [["operation", ...Object.keys(people)]];
  for (const operation of registeredOperations().toSorted(byName)) {
    const outcomes = await Promise.all(Object.values(people).map((headers) => attempt(operation, headers)));
    lines.push([operation.definition.name, ...outcomes]);
  }
  // After an intended change: vitest run --project pg tests/permissions -u
  await expect(inColumns(lines)).toMatchFileSnapshot("permissions.txt");
});

async function everyKindOfPerson(): Promise<Record<string, Record<string, string>>> {
  const district = { id: store.accountId };
  const other = await aStore(program, { account: district, name: "Lakeside" });
  const foreign = await aStore(program);
  const login = async (role: 0 | 1 | 2 | 3 | 4, loginStore = store): Promise<Record<string, string>> =>
    (await signedIn(program, await aUser(program, { stores: [loginStore], role }), { store })).headers;
  return {
    nobody: aStranger(program).headers,
    till: (await signedInRegister(program, await aRegister(program, store), store)).headers,
    "till+emp": await atTill(await anEmployee(program, store)),
    "till+mgr": await atTill(await anEmployee(program, store, { isManager: true })),
    employee: await login(roles.user),
    manager: await login(roles.manager),
    district: await login(roles.districtManager),
    owner: await login(roles.owner),
    support: await login(roles.support),
    "other store": await login(roles.manager, other),
    "other company": await login(roles.owner, foreign),
  };
}

async function atTill(employee: TestEmployee): Promise<Record<string, string>> {
  const till: Person = await signedInRegister(program, await aRegister(program, store), store);
  return (await standsAt(till, employee)).headers;
}

/** Calls without a database; reaching the database or the input check means the permission is granted. */
async function attempt(operation: Operation, headers: Record<string, string>): Promise<string> {
  try {
    const caller = await identify(program.platform, claimsFrom(headers));
    const reached = async (): Promise<never> => {
      throw new Reached();
    };
    const readEach: Database["readEach"] = (_scope, works) => works.map(reached);
    const database = { ...program.platform.database, read: reached, readEach, transaction: reached };
    const request: Request = { ...caller, platform: { ...program.platform, database } };
    await operation(request, {});
    throw new Error(`${operation.definition.name} answered without a database`);
  } catch (error) {
    if (error instanceof Reached) {
      return "yes";
    }
    if (error instanceof Refusal) {
      return words[error.code] ?? error.code;
    }
    throw error;
  }
}

function claimsFrom(headers: Record<string, string>): RequestClaims {
  return {
    email: headers["x-user-email"] ?? null,
    token: headers["x-user-token"] ?? null,
    employeeId: headers["x-user-employee"] ?? null,
    storeId: headers["x-user-store"] ?? null,
    deviceId: headers["x-device-id"] ?? null,
    deviceToken: null,
    appVersion: null,
    idempotencyKey: null,
    address: "127.0.0.1",
    requestId: randomUUID(),
  };
}

function byName(left: Operation, right: Operation): number {
  return left.definition.name.localeCompare(right.definition.name);
}

/** Fixed widths, so that a new operation changes its own line alone. */
function inColumns(lines: string[][]): string {
  const [titles = []] = lines;
  const widths = titles.map((title, column) => (column === 0 ? 40 : Math.max(title.length, "sign in".length)));
  const rows = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return `${rows.join("\n")}\n`;
}
