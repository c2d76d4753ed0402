import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aStore, aUser, anEmployee } from "#tests/kit/people.ts";
import type { TestEmployee, TestStore } from "#tests/kit/people.ts";
import { aStranger, recordOf, signedIn } from "#tests/kit/signed-in.ts";
import type { GraphqlAnswer, Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;

beforeAll(async () => {
  program = await testProgram();
});
beforeEach(async () => {
  store = await aStore(program);
});
afterAll(() => program.stop());

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]).toString("base64");

function give(person: Person, employee: TestEmployee, picture: string): Promise<GraphqlAnswer> {
  return person.graphql(
    `mutation ($id: ID!, $picture: Upload!) { setEmployeePicture(id: $id, picture: $picture) { safeAvatarUrl } }`,
    { id: employee.id, picture },
  );
}

function addressIn(answer: GraphqlAnswer): string {
  return String(recordOf(answer.data?.["setEmployeePicture"])["safeAvatarUrl"]);
}

test("a picture is served at an address that ends with it; the next one has another", async () => {
  const user = await aUser(program, { stores: [store] });
  const amy = await anEmployee(program, store, { user });
  const own = (await signedIn(program, user, { store })).with({ "x-user-employee": String(amy.id) });
  const first = addressIn(await give(own, amy, jpeg));
  const browser = aStranger(program);
  expect((await program.http.inject({ method: "GET", url: first })).headers).toMatchObject({
    "content-type": "image/jpeg",
    "x-content-type-options": "nosniff",
  });
  const second = addressIn(await give(own, amy, jpeg));
  expect((await browser.call({ path: first })).status).toBe(404);
  expect((await program.http.inject({ method: "GET", url: second })).statusCode).toBe(200);
  await own.graphql(`mutation { removeEmployeePicture(id: ${amy.id}) { id } }`);
  expect((await browser.call({ path: second })).status).toBe(404);
});

test("others' pictures are for managers, and what is no picture is refused whatever it is called", async () => {
  const amy = await anEmployee(program, store);
  const user = await aUser(program, { stores: [store] });
  const ben = await anEmployee(program, store, { firstName: "Ben", user });
  const asBen = (await signedIn(program, user, { store })).with({ "x-user-employee": String(ben.id) });
  expect((await give(asBen, amy, jpeg)).errors[0]?.extensions.code).toBe("forbidden");
  const manager = await signedIn(program, await aUser(program, { stores: [store], role: roles.manager }), { store });
  expect((await give(manager, amy, jpeg)).errors).toEqual([]);
  const page = Buffer.from("<svg onload=alert(1)>").toString("base64");
  expect((await give(manager, amy, page)).errors[0]?.extensions.errors).toEqual({
    picture: ["Choose a JPEG, PNG or WebP picture"],
  });
});
