import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { standsAt } from "#tests/kit/counter/at-a-till.ts";
import { aRegister, aStore, aUser, anEmployee } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { signedIn, signedInRegister } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let owner: Person;
let front: Person;
let back: Person;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

beforeEach(async () => {
  program.clock.now = new Date("2026-11-20T18:00:00Z");
  store = await aStore(program);
  owner = await signedIn(program, await aUser(program, { stores: [store], role: roles.owner }), { store });
  front = await signedInRegister(program, await aRegister(program, store), store);
  back = await signedInRegister(program, await aRegister(program, store), store);
});

function later(seconds: number): void {
  program.clock.now = new Date(program.clock.now.getTime() + seconds * 1000);
}

async function note(person: Person): Promise<void> {
  const id = crypto.randomUUID();
  expect(
    (await person.graphql('mutation ($id: Uuid!) { addNote(note: { id: $id, body: "Keys" }) { id } }', { id })).errors,
  ).toEqual([]);
}

async function odd(): Promise<unknown> {
  return (await owner.graphql("{ oddUse { kind fullName acts } }")).data?.["oddUse"];
}

test("one PIN at two registers, work off the clock and a manager's PIN without the manager are told to managers", async () => {
  const [amy, mo] = [
    await anEmployee(program, store, { firstName: "Amy", lastName: "Ray" }),
    await anEmployee(program, store, { firstName: "Mo", lastName: "King", isManager: true }),
  ];
  const amyAtFront = await standsAt(front, amy);
  await amyAtFront.graphql("mutation { clockIn { id } }");
  await (await standsAt(back, mo)).graphql("mutation { clockIn { id } }");
  await note(amyAtFront);
  await (await standsAt(back, mo)).graphql("mutation { clockOut { id } }");
  expect(await odd()).toEqual([]);

  later(15);
  await standsAt(back, amy);
  later(3600);
  await (await standsAt(front, amy)).graphql("mutation { clockOut { id } }");
  later(3600);
  await note(await standsAt(front, amy));
  await standsAt(back, mo);
  expect(await odd()).toEqual([
    { kind: "CLOCKED_OUT", fullName: "Amy Ray", acts: 1 },
    { kind: "MANAGER_AWAY", fullName: "Mo King", acts: 1 },
    { kind: "TWO_REGISTERS", fullName: "Amy Ray", acts: 2 },
  ]);
  // Two weeks later it is forgotten.
  later(15 * 86_400);
  expect(await odd()).toEqual([]);
});

test("of one person it names the very entries of the person's history", async () => {
  const amy = await anEmployee(program, store, { firstName: "Amy", lastName: "Ray" });
  const amyAtFront = await standsAt(front, amy);
  await amyAtFront.graphql("mutation { clockIn { id } }");
  await amyAtFront.graphql("mutation { clockOut { id } }");
  later(3600);
  await note(await standsAt(front, amy));
  const answer = await owner.graphql(
    `query ($id: ID!) { oddUse(employeeId: $id) { kind events { id name register } }
      personHistory(employeeId: $id) { edges { node { id name } } } }`,
    { id: amy.id },
  );
  expect(answer.data?.["oddUse"]).toMatchObject([
    { kind: "CLOCKED_OUT", events: [{ name: "note.added", register: expect.any(String) }] },
  ]);
  const marked = JSON.stringify(answer.data?.["oddUse"]).match(/"id":"([\w-]+)"/)?.[1];
  expect(answer.data?.["personHistory"]).toMatchObject({
    edges: [{ node: { id: marked, name: "note.added" } }, {}, {}],
  });
  const ben = await anEmployee(program, store, { firstName: "Ben" });
  const ofBen = await owner.graphql("query ($id: ID!) { oddUse(employeeId: $id) { id } }", { id: ben.id });
  expect(ofBen.data?.["oddUse"]).toEqual([]);
});

test("it is for managers", async () => {
  const employee = await signedIn(program, await aUser(program, { stores: [store] }), { store });
  expect((await employee.graphql("{ oddUse { id } }")).errors[0]?.extensions.code).toBe("action-needs-manager");
});
