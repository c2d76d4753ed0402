import { sql as raw } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { contextFor } from "#server/platform/context/context-for.ts";
import type { Context, Request } from "#server/platform/context/context.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { operation } from "./operation.ts";

let program: TestProgram;
let store: TestStore;

beforeAll(async () => {
  program = await testProgram();
  store = await aStore(program, { name: "Before" });
});
afterAll(() => program.stop());

function aRequest(): Request {
  const acting = { ...store, timeZone: "America/Chicago", boundaryMinutes: 180, weekStart: 0 as const };
  const request = systemRequest(program.platform, { store: acting, reason: "a test", requestId: "test" });
  return { ...request, scope: { accountIds: [store.accountId], storeIds: [store.id] } };
}

const shared = { kind: "read", permission: "public", on: "nobody", plans: "kept", input: z.object({}) } as const;

const findSeat = operation({
  ...shared,
  name: "tests.findSeat",
  async run(context): Promise<{ connection: number; context: Context; name: string | undefined }> {
    const found = await raw<{ connection: number; name: string }>`
      select pg_backend_pid() as connection, name from stores`.execute(context.sql);
    return { connection: found.rows[0]?.connection ?? 0, context, name: found.rows[0]?.name };
  },
});

const divideByZero = operation({
  ...shared,
  name: "tests.divideByZero",
  run: (context) => raw`select 1 / 0`.execute(context.sql),
});

const waitForEver = operation({
  ...shared,
  name: "tests.waitForEver",
  longestMs: 200,
  async run() {
    await new Promise<never>(() => undefined);
  },
});

const renameStore = operation({
  name: "tests.renameStore",
  kind: "write",
  permission: "public",
  on: "nobody",
  input: z.object({ name: z.enum(["After"]) }),
  async run(context, { name }) {
    await context.sql.updateTable("stores").set({ name }).execute();
  },
});

test("reads that a request begins together share one connection and one context", async () => {
  const request = aRequest();
  const [one, other] = await Promise.all([findSeat(request, {}), findSeat(request, {})]);
  expect(other.connection).toBe(one.connection);
  expect(other.context).toBe(one.context);
});

test("what another request reads at the same time shares nothing with them", async () => {
  const [one, other] = await Promise.all([findSeat(aRequest(), {}), findSeat(aRequest(), {})]);
  expect(other.connection).not.toBe(one.connection);
  expect(other.context).not.toBe(one.context);
});

test("one that fails leaves the others their outcome", async () => {
  const request = aRequest();
  const [failed, found] = await Promise.allSettled([divideByZero(request, {}), findSeat(request, {})]);
  expect(failed).toMatchObject({ status: "rejected", reason: { code: "22012" } });
  expect(found).toMatchObject({ status: "fulfilled", value: { name: "Before" } });
});

test("one that takes too long is refused in words, and the others keep what they have found", async () => {
  const request = aRequest();
  const [late, found] = await Promise.allSettled([waitForEver(request, {}), findSeat(request, {})]);
  expect(late).toMatchObject({ status: "rejected", reason: { code: "took-too-long" } });
  expect(found).toMatchObject({ status: "fulfilled", value: { name: "Before" } });
});

test("a read that begins after a change of the same request has a context of its own and sees the change", async () => {
  const request = aRequest();
  const before = await findSeat(request, {});
  await renameStore(request, { name: "After" });
  const after = await findSeat(request, {});
  expect(after.context).not.toBe(before.context);
  expect(after.name).toBe("After");
});

test("within a piece of work a read stays in it", async () => {
  const request = aRequest();
  await program.platform.database.read("system", async (sql) => {
    const context = contextFor(request, sql);
    expect((await findSeat(context, {})).context).toBe(context);
  });
});
