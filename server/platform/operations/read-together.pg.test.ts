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
    const result = await raw<{ connection: number; name: string }>`
      select pg_backend_pid() as connection, name from stores`.execute(context.sql);
    return { connection: result.rows[0]?.connection ?? 0, context, name: result.rows[0]?.name };
  },
});

const divideByZero = operation({
  ...shared,
  name: "tests.divideByZero",
  run: (context) => raw`select 1 / 0`.execute(context.sql),
});

const waitForever = operation({
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

test("reads that a request starts together share one connection and one context", async () => {
  const request = aRequest();
  const [first, second] = await Promise.all([findSeat(request, {}), findSeat(request, {})]);
  expect(second.connection).toBe(first.connection);
  expect(second.context).toBe(first.context);
});

test("reads of another request share nothing with them", async () => {
  const [first, second] = await Promise.all([findSeat(aRequest(), {}), findSeat(aRequest(), {})]);
  expect(second.connection).not.toBe(first.connection);
  expect(second.context).not.toBe(first.context);
});

test("a failed read does not affect the others", async () => {
  const request = aRequest();
  const [failed, seat] = await Promise.allSettled([divideByZero(request, {}), findSeat(request, {})]);
  expect(failed).toMatchObject({ status: "rejected", reason: { code: "22012" } });
  expect(seat).toMatchObject({ status: "fulfilled", value: { name: "Before" } });
});

test("a read that takes too long is refused, and the others keep their results", async () => {
  const request = aRequest();
  const [late, seat] = await Promise.allSettled([waitForever(request, {}), findSeat(request, {})]);
  expect(late).toMatchObject({ status: "rejected", reason: { code: "took-too-long" } });
  expect(seat).toMatchObject({ status: "fulfilled", value: { name: "Before" } });
});

test("a read after a write of the same request has its own context and sees the write", async () => {
  const request = aRequest();
  const before = await findSeat(request, {});
  await renameStore(request, { name: "After" });
  const after = await findSeat(request, {});
  expect(after.context).not.toBe(before.context);
  expect(after.name).toBe("After");
});

test("a read inside an operation stays in its context", async () => {
  const request = aRequest();
  await program.platform.database.read("system", async (sql) => {
    const context = contextFor(request, sql);
    expect((await findSeat(context, {})).context).toBe(context);
  });
});
