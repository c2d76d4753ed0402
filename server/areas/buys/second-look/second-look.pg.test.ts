import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aPosEmployee } from "#tests/kit/a-pos-employee.ts";
import { aFeed } from "#tests/kit/a-feed.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aBuy } from "#tests/kit/pos-rows.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson, GraphqlAnswer, Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let ana: EmployedPerson;
let ben: EmployedPerson;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

const line = (tag: number, taken: boolean) => ({
  ...{ tag: String(tag), description: `Jeans ${tag}`, category: "J", cost: 400, price: 1200, taken },
  passReason: taken ? null : "Style",
});

beforeEach(async () => {
  program.clock.now = new Date("2026-03-05T18:00:00Z");
  store = await aStore(program);
  ana = await aPerson(program, store, { firstName: "Ana" });
  ben = await aPerson(program, store, { firstName: "Ben" });
  await aPosEmployee(program, store, { code: "7", employeeId: ana.employee.id });
});

/** A buy of seven pieces that Ana has sorted. */
async function aSortedBuy(): Promise<void> {
  const lines = [1, 2, 3, 4, 5, 6, 7].map((tag) => line(tag, tag > 3));
  await aFeed(program, store)([aBuy({ seq: 27, buyerCode: "7", lines })]);
}

const fields =
  "id buyNumber buyerName employeeName answeredAt pieces { position description wasTaken passReason isTakenAgain }";

function start(by: Person, id = randomUUID()): Promise<GraphqlAnswer> {
  return by.graphql(`mutation ($id: Uuid!) { startSecondLook(id: $id) { ${fields} } }`, { id });
}

function answer(by: Person, id: unknown, answers: boolean[] = [true, true, true, true, true]): Promise<GraphqlAnswer> {
  const text = `mutation ($id: Uuid!, $answers: [Boolean!]!) { answerSecondLook(id: $id, answers: $answers) { ${fields} } }`;
  return by.graphql(text, { id, answers });
}

const dayQuestion = `{ secondLook { look { ${fields} } candidate { buyNumber buyerName } } }`;

test("another buyer sorts five pieces blind, and both answers show after the fifth", async () => {
  await aSortedBuy();
  expect((await ben.graphql(dayQuestion)).data?.["secondLook"]).toEqual({
    look: null,
    candidate: { buyNumber: "27", buyerName: "Ana Jones" },
  });
  const begun = recordOf((await start(ben)).data?.["startSecondLook"]);
  expect(begun).toMatchObject({ buyNumber: "27", buyerName: "Ana Jones", employeeName: "Ben Jones", answeredAt: null });
  expect(begun["pieces"]).toHaveLength(5);
  expect(JSON.stringify(begun)).not.toContain("Style");
  expect(begun["pieces"]).toMatchObject([1, 2, 3, 4, 5].map((position) => ({ position, wasTaken: null })));
  const done = recordOf((await answer(ben, begun["id"])).data?.["answerSecondLook"]);
  expect(JSON.stringify(done)).toContain('"passReason":"Style"');
  const manager = await aPerson(program, store, { role: roles.manager });
  const craft = await manager.graphql("{ buyerCraft { agreement { buyer category pieces agreed } } }");
  const [agreement] = [recordOf(craft.data?.["buyerCraft"])["agreement"]];
  expect(agreement).toEqual([{ buyer: "7", category: "J", pieces: 5, agreed: expect.any(Number) }]);
});

test("a day has one look, however often and by whomever it is begun, and its answers stay", async () => {
  await aSortedBuy();
  const [first, second] = await Promise.all([start(ben), start(ben)]);
  const id = recordOf(first.data?.["startSecondLook"])["id"];
  expect(recordOf(second.data?.["startSecondLook"])["id"]).toBe(id);
  expect(recordOf((await start(ana)).data?.["startSecondLook"])["id"]).toBe(id);
  expect((await answer(ana, id)).errors[0]?.extensions.code).toBe("forbidden");
  expect((await answer(ben, id, [true])).errors[0]?.extensions.code).toBe("invalid-input");
  const kept = (await answer(ben, id)).data?.["answerSecondLook"];
  expect((await answer(ben, id, [false, false, false, false, false])).data?.["answerSecondLook"]).toEqual(kept);
});

test("nobody looks at their own buy again, and a foreign look is not found", async () => {
  await aSortedBuy();
  expect((await start(ana)).errors[0]?.extensions.code).toBe("not-found");
  expect((await answer(ben, randomUUID())).errors[0]?.extensions.code).toBe("not-found");
  const stranger = await aPerson(program, await aStore(program));
  expect((await stranger.graphql(dayQuestion)).data?.["secondLook"]).toEqual({ look: null, candidate: null });
});
