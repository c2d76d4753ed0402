import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { aStore, aUser } from "#tests/kit/people.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { aStranger, signedIn } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let ana: Person;

beforeAll(async () => {
  program = await testProgram();
  const store = await aStore(program);
  ana = await signedIn(program, await aUser(program, { stores: [store] }), { store });
});

afterEach(async () => {
  await program.owner.query("delete from global_settings where name = 'oldestSupportedVersion'");
  program.clock.pass(60_000);
});

afterAll(() => program.stop());

async function support(oldest: string): Promise<void> {
  await program.owner.query("insert into global_settings (name, value) values ('oldestSupportedVersion', $1)", [
    JSON.stringify(oldest),
  ]);
  program.clock.pass(60_000);
}

const requiredUpdate = async (person: Person): Promise<unknown> =>
  (await person.call({ path: "/api/vue/user" })).headers["x-update-required"];
const running = (version: string): Person => ana.with({ "x-app-version": version });

test("every version is supported until a setting says otherwise", async () => {
  expect(await requiredUpdate(running("1.0.0"))).toBeUndefined();
});

test("[UPD-02] an unsupported version gets the header on every response and is still served; a supported one gets no header", async () => {
  await support("25.9.1");
  const response = await running("25.8.9").call({ path: "/api/vue/user" });
  expect(response).toMatchObject({ status: 200, headers: { "x-update-required": "25.9.1" } });
  const graphql = { method: "POST" as const, path: "/graphql", body: { query: "{ __typename }" } };
  expect((await running("25.8.9").call(graphql)).headers["x-update-required"]).toBe("25.9.1");
  const stranger = aStranger(program, { "x-app-version": "25.8.9" });
  expect((await stranger.call({ path: "/api/vue/user" })).headers["x-update-required"]).toBe("25.9.1");
  expect(await requiredUpdate(running("25.9.1"))).toBeUndefined();
  expect(await requiredUpdate(running("25.9.2"))).toBeUndefined();
});

test("a version newer than the program itself is never required, because no reload could bring it", async () => {
  await support("99.0.0");
  expect(await requiredUpdate(running("25.9.1"))).toBe("25.9.2");
  expect(await requiredUpdate(running("25.9.2"))).toBeUndefined();
});

test("a header that is not a version gets no answer about updates", async () => {
  await support("25.9.1");
  expect(await requiredUpdate(running("curl"))).toBeUndefined();
});
