import { afterAll, beforeAll, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
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

test("a support user changes whom to ask for help, for everybody; nobody else may, and the address must be one", async () => {
  const store = await aStore(program);
  const as = async (role: 0 | 3 | 4) => signedIn(program, await aUser(program, { stores: [store], role }), { store });
  const change = "mutation ($address: String!) { changeSupportContact(address: $address) }";
  const support = await as(roles.support);
  const changed = await support.graphql(change, { address: " help@shops.test " });
  expect(changed).toMatchObject({ data: { changeSupportContact: "help@shops.test" }, errors: [] });
  const stranger = await aStranger(program).call({ path: "/api/vue/about" });
  expect(stranger.body).toEqual({ supportContactAddress: "help@shops.test" });

  const wrong = await support.graphql(change, { address: "help" });
  expect(wrong.errors[0]?.extensions.errors).toEqual({ address: ["Must be a valid email"] });
  for (const role of [roles.user, roles.owner] as const) {
    const refused = await (await as(role)).graphql(change, { address: "mine@shops.test" });
    expect(refused.errors[0]?.extensions.code).toBe("forbidden");
  }
  expect((await support.graphql("{ supportContactAddress }")).data).toEqual({
    supportContactAddress: "help@shops.test",
  });
});

test("a signed-in screen is told where the live channels are, a stranger is not", async () => {
  const store = await aStore(program);
  const person = await signedIn(program, await aUser(program, { stores: [store] }), { store });
  const response = await person.call({ path: "/api/vue/realtime" });
  expect(response.body).toEqual({ key: "test-key", host: null, port: null, isSecure: null });
  expect((await aStranger(program).call({ path: "/api/vue/realtime" })).status).toBe(401);
});
