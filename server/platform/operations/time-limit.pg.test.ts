import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { operation } from "./operation.ts";
import { programRequest } from "#server/platform/context/system-request.ts";

let program: TestProgram;
let store: TestStore;

beforeAll(async () => {
  program = await testProgram();
  store = await aStore(program, { name: "Before" });
});
afterAll(() => program.stop());

/** The error that the abandoned work meets later. */
let afterwards: Promise<unknown> = Promise.resolve();

const renameForever = operation({
  name: "tests.renameForEver",
  kind: "write",
  permission: "public",
  on: "nobody",
  longestMs: 300,
  input: z.object({ sleeps: z.boolean() }),
  async run(context, { sleeps }) {
    const rename = (name: string) =>
      context.sql.updateTable("stores").set({ name }).where("id", "=", store.id).execute();
    await rename("During");
    const waits = sleeps
      ? sql`select pg_sleep(5)`.execute(context.sql)
      : new Promise((resolve) => setTimeout(resolve, 1000));
    afterwards = waits.then(() => rename("After")).catch((error: unknown) => error);
    await afterwards;
  },
});

async function readStoreName(): Promise<unknown> {
  const result = await program.owner.query("select name from stores where id = $1", [store.id]);
  return result.rows[0]?.name;
}

test.each([
  ["a statement", true],
  ["something outside of the database", false],
])("an operation that waits too long for %s is refused with a sentence and rolled back", async (_for, sleeps) => {
  const start = performance.now();
  await expect(renameForever(programRequest(program.platform, "a test"), { sleeps })).rejects.toMatchObject({
    code: "took-too-long",
    status: 503,
    message: "This took too long, so nothing was saved. Try again.",
  });
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(await readStoreName()).toBe("Before");
  // What it still sends must not reach another transaction.
  expect(await afterwards).toBeInstanceOf(Error);
  expect(await readStoreName()).toBe("Before");
});
