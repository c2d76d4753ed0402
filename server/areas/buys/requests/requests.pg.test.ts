import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aBuyCounter, aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson, GraphqlAnswer } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let ana: EmployedPerson;
let ben: EmployedPerson;

beforeAll(async () => {
  program = await testProgram();
  ({ store, ana } = await aBuyCounter(program));
  ben = await aPerson(program, store, { firstName: "Ben" });
});
afterAll(() => program.stop());

const add =
  "mutation ($id: Uuid!, $request: CheckinRequestInput!) { addCheckinRequest(id: $id, request: $request) { id status } }";

async function inLine(mobile: string): Promise<string> {
  const request = { firstName: "Mia", lastName: "Lane", mobile, containers: 2, isDropOff: false };
  const answer = await ana.graphql(add, { id: randomUUID(), request });
  expect(answer.errors).toEqual([]);
  return String(recordOf(answer.data?.["addCheckinRequest"])["id"]);
}

function take(by: EmployedPerson, id: string): Promise<GraphqlAnswer> {
  return by.graphql("mutation ($id: Uuid!) { takeCheckinRequest(id: $id) { status lockedBy } }", { id });
}

test("[BUY-04] the person who opens a request has it for five minutes; the second sees who, and gets it afterwards", async () => {
  const id = await inLine("2165550101");
  expect((await take(ana, id)).data?.["takeCheckinRequest"]).toEqual({
    status: "BEING_CHECKED_IN",
    lockedBy: "Ana Jones",
  });
  expect((await take(ben, id)).errors[0]?.message).toBe("Ana Jones is checking this in");
  program.clock.pass(5 * 60_000 + 1);
  expect((await take(ben, id)).data?.["takeCheckinRequest"]).toMatchObject({ lockedBy: "Ben Jones" });
});

test("[BUY-04] who closes a request without checking it in gives it back; another's hold stays", async () => {
  const id = await inLine("2165550107");
  const release = (by: EmployedPerson) =>
    by.graphql("mutation ($id: Uuid!) { releaseCheckinRequest(id: $id) { status lockedBy lockedUntil } }", { id });
  const taken = await ana.graphql("mutation ($id: Uuid!) { takeCheckinRequest(id: $id) { lockedUntil } }", { id });
  const lockedUntil = new Date(program.clock.now.getTime() + 5 * 60_000).toISOString();
  expect(taken.data?.["takeCheckinRequest"]).toEqual({ lockedUntil });
  const kept = { status: "BEING_CHECKED_IN", lockedBy: "Ana Jones", lockedUntil };
  expect((await release(ben)).data?.["releaseCheckinRequest"]).toEqual(kept);
  const free = { status: "NEW", lockedBy: null, lockedUntil: null };
  expect((await release(ana)).data?.["releaseCheckinRequest"]).toEqual(free);
  expect((await take(ben, id)).data?.["takeCheckinRequest"]).toMatchObject({ lockedBy: "Ben Jones" });
});

test("the same mobile stands in line once, and a request that became a buy is over", async () => {
  const id = await inLine("2165550102");
  expect(await inLine("216 555 0102")).toBe(id);
  const buy = aCheckIn({ checkinRequestId: id });
  expect((await createBuy(ana, buy)).errors).toEqual([]);
  const { data } = await ana.graphql("query ($id: Uuid!) { checkinRequest(id: $id) { status buyId } }", { id });
  expect(data?.["checkinRequest"]).toEqual({ status: "CONVERTED", buyId: buy.id });
  expect((await take(ben, id)).errors[0]?.message).toBe("This seller is already checked in");
});

test("an ID number has no place in a request", async () => {
  const request = {
    firstName: "Mia",
    lastName: "Lane",
    mobile: "2165550103",
    containers: 1,
    isDropOff: false,
    idNumber: "1",
  };
  const answer = await ana.graphql(add, { id: randomUUID(), request });
  expect(answer.errors[0]?.message).toContain("idNumber");
});
