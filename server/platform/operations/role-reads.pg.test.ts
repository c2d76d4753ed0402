import { sql as raw } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { roles } from "#common/permissions.ts";
import type { ActingEmployee, ActingUser, Context, Request } from "#server/platform/context/context.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { operation } from "./operation.ts";

let program: TestProgram;
let store: TestStore;
let otherStore: TestStore;

beforeAll(async () => {
  program = await testProgram();
  store = await aStore(program, { name: "Maple" });
  otherStore = await aStore(program, { name: "Oak" });
});
afterAll(() => program.stop());

type Caller = { user?: Partial<ActingUser>; employee?: Partial<ActingEmployee>; at?: TestStore };

let lastId = 0;

function asks({ user, employee, at = store }: Caller = {}): Request {
  lastId += 1;
  const acting = { ...at, timeZone: "America/Chicago", boundaryMinutes: 180, weekStart: 0 as const };
  const request = systemRequest(program.platform, { store: acting, reason: "a test", requestId: `${lastId}` });
  const person = { id: lastId, fullName: `Person ${lastId}` };
  return {
    ...request,
    system: null,
    scope: { accountIds: [at.accountId], storeIds: [at.id] },
    user: {
      ...person,
      accountId: at.accountId,
      role: roles.manager,
      type: "User",
      email: `${lastId}@shop.test`,
      sessionId: `${lastId}`,
      ...user,
    },
    employee: employee ? { ...person, storeId: at.id, isManager: false, ...employee } : null,
    deviceId: `device ${lastId}`,
  };
}

/** Holds the first read that gets there until the test lets it go on. */
let gate: { reached: PromiseWithResolvers<void>; opened: PromiseWithResolvers<void> } | null = null;

async function passGate(): Promise<void> {
  const mine = gate;
  gate = null;
  mine?.reached.resolve();
  await mine?.opened.promise;
}

const readStore = operation({
  name: "tests.readStore",
  kind: "read",
  permission: "public",
  on: "store",
  plans: "kept",
  isSameForRole: true,
  input: z.object({}),
  async run({ sql, user, employee, deviceId }) {
    const result = await raw<{ name: string }>`select name from stores order by id`.execute(sql);
    await passGate();
    return { names: result.rows.map(({ name }) => name), user, employee, deviceId };
  },
});

const renameStore = operation({
  name: "tests.renameStoreBetweenReads",
  kind: "write",
  permission: "public",
  on: "store",
  input: z.object({ name: z.enum(["Elm"]) }),
  async run({ sql, store: { id } }: Context & { store: { id: number } }, { name }) {
    await sql.updateTable("stores").set({ name }).where("id", "=", id).execute();
  },
});

/** Asks as the first, and as the others while the first read is still running. */
async function askTogether(
  first: Request,
  others: readonly Request[],
  meanwhile: () => Promise<void> = () => Promise.resolve(),
) {
  const { reached, opened } = (gate = {
    reached: Promise.withResolvers<void>(),
    opened: Promise.withResolvers<void>(),
  });
  const running = readStore(first, {});
  await reached.promise;
  await meanwhile();
  const waiting = others.map((other) => readStore(other, {}));
  // The others have joined when the turn of the event loop is over.
  setImmediate(opened.resolve);
  return { first: await running, others: await Promise.all(waiting) };
}

test("who asks during a read shares the next one, which began after all of them asked", async () => {
  const before = await askTogether(asks(), [asks(), asks()], () => renameStore(asks(), { name: "Elm" }));
  expect(before.first.names).toEqual(["Maple"]);
  expect(before.others.map(({ names }) => names)).toEqual([["Elm"], ["Elm"]]);
  expect(before.others[0]).toBe(before.others[1]);
});

test("a shared answer knows nobody's name, id or device", async () => {
  const { user, employee, deviceId } = await readStore(asks({ employee: { isManager: true } }), {});
  expect(user).toMatchObject({ id: 0, fullName: "", email: "", sessionId: "", role: roles.manager });
  expect(employee).toMatchObject({ id: 0, fullName: "", isManager: true });
  expect(deviceId).toBeNull();
});

test.for<[string, Caller]>([
  ["an employee, who sees hours of their own", { user: { role: roles.user } }],
  ["a register with nobody confirmed", { user: { type: "PosUser" } }],
  ["an employee at a register", { user: { type: "PosUser" }, employee: { isManager: false } }],
  ["an owner", { user: { role: roles.owner } }],
])("a manager shares nothing with %s", async ([, caller]) => {
  const { others } = await askTogether(asks(), [asks(), asks(caller)]);
  expect(others[0]).not.toBe(others[1]);
  expect(others[1]?.user?.type).toBe(asks(caller).user?.type);
});

test("two employees share nothing", async () => {
  const employee = { user: { role: roles.user }, employee: {} };
  const { others } = await askTogether(asks(employee), [asks(employee), asks(employee)]);
  expect(others[0]?.employee?.id).not.toBe(others[1]?.employee?.id);
});

test("a manager at a register shares with managers", async () => {
  const atRegister = { user: { type: "PosUser", role: roles.user }, employee: { isManager: true } } as const;
  const { others } = await askTogether(asks(), [asks(), asks(atRegister)]);
  expect(others[0]).toBe(others[1]);
});

test("stores share nothing", async () => {
  const { others } = await askTogether(asks(), [asks(), asks({ at: otherStore })]);
  expect(others[1]?.names).toEqual(["Oak"]);
});

test("a failed read leaves nothing behind: the next one asks again", async () => {
  const request = asks();
  const opened = Promise.withResolvers<void>();
  gate = { reached: Promise.withResolvers<void>(), opened };
  const { reached } = gate;
  const running = readStore(request, {});
  await reached.promise;
  const waiting = readStore(asks(), {});
  opened.reject(new Error("The disk is gone"));
  await expect(running).rejects.toThrow("The disk is gone");
  await expect(waiting).resolves.toMatchObject({ names: ["Elm"] });
});
