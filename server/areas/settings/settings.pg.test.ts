import { afterAll, beforeAll, expect, test } from "vitest";
import { aStore, aUser } from "#tests/kit/people.ts";
import { aStranger, signedIn } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;

beforeAll(async () => {
  program = await testProgram();
});

afterAll(async () => {
  await program.stop();
});

test("[ACC-20] whom to ask for help is a setting of the whole installation, told to everybody", async () => {
  const answer = await aStranger(program).call({ path: "/api/vue/about" });
  expect(answer).toMatchObject({ status: 200, body: { supportContactAddress: "support@hangtag.test" } });
});

test("a signed-in screen is told where the live channels are, a stranger is not", async () => {
  const store = await aStore(program);
  const person = await signedIn(program, await aUser(program, { stores: [store] }), { store });
  const told = await person.call({ path: "/api/vue/realtime" });
  expect(told.body).toEqual({ key: "test-key", host: null, port: null, isSecure: null });
  expect((await aStranger(program).call({ path: "/api/vue/realtime" })).status).toBe(401);
});
