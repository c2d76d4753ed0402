import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cachePrincipals } from "#server/platform/auth/principals.ts";
import { act, as, confirm, problem } from "#tests/kit/counter/at-a-till.ts";
import { aRegister, aStore, anEmployee } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { signedInRegister } from "#tests/kit/signed-in.ts";
import type { GraphqlAnswer, Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let remembering: { close(): Promise<void> };
let store: TestStore;

beforeAll(async () => {
  program = await testProgram();
  remembering = await cachePrincipals({ database: program.platform.database, log: program.platform.log });
});

beforeEach(async () => {
  // Noon in Chicago, so that no test crosses the business day by accident.
  program.clock.now = new Date("2026-11-20T18:00:00Z");
  store = await aStore(program);
});

afterAll(async () => {
  await remembering.close();
  await program.stop();
});

const aTill = async (): Promise<Person> => signedInRegister(program, await aRegister(program, store), store);

test("[TEAM-05] [TEAM-12] in, break and out; a stale button is told since when, in the store's time", async () => {
  const amy = await anEmployee(program, store);
  const till = await aTill();
  await confirm(till, amy);
  const at = as(till, amy);
  program.clock.now = new Date("2026-11-20T15:02:00Z");
  expect((await act(at, "clockIn")).data?.["clockIn"]).toMatchObject({
    clockState: "IN",
    since: "2026-11-20T15:02:00.000Z",
  });
  expect(problem(await act(at, "clockIn"))).toEqual(["clock-refused", "Already clocked in at 9:02 AM"]);
  program.clock.now = new Date("2026-11-20T18:02:00Z");
  expect((await act(at, "startBreak")).data?.["startBreak"]).toMatchObject({
    clockState: "ON_BREAK",
    isOnBreak: true,
    clockedIn: true,
  });
  expect(problem(await act(at, "startBreak"))[1]).toBe("Already on break since 12:02 PM");
  program.clock.now = new Date("2026-11-20T23:00:00Z");
  await confirm(till, amy);
  expect((await act(at, "clockOut")).data?.["clockOut"]).toMatchObject({
    clockState: "OUT",
    isOnBreak: false,
    minutesToday: 180,
  });
  const punches = await program.owner.query("select type, at from punches where store_id = $1 order by seq", [
    store.id,
  ]);
  expect(punches.rows.slice(2)).toEqual([
    { type: "breakEnd", at: program.clock.now },
    { type: "out", at: program.clock.now },
  ]);
  expect(problem(await act(at, "clockOut"))[1]).toBe("Already clocked out at 5:00 PM");
});

const undo = (person: Person): Promise<GraphqlAnswer> =>
  person.graphql("mutation { undoPunch { clockState since minutesToday } }");

test("a press of the clock is undone within a minute, by the same person, once", async () => {
  const amy = await anEmployee(program, store);
  const till = await aTill();
  await confirm(till, amy);
  const screen = as(till, amy);
  await act(screen, "clockIn");
  program.clock.now = new Date("2026-11-20T18:00:08Z");
  expect((await undo(screen)).data).toEqual({ undoPunch: { clockState: "OUT", since: null, minutesToday: 0 } });
  expect(problem(await undo(screen))).toEqual(["cannot-undo", "You can't undo this"]);
  await act(screen, "clockIn");
  program.clock.now = new Date("2026-11-20T18:02:00Z");
  expect(problem(await undo(screen))[0]).toBe("undo-too-late");
  const other = await aTill();
  const ben = await anEmployee(program, store, { firstName: "Ben" });
  await confirm(other, ben);
  expect(problem(await undo(as(other, ben)))[0]).toBe("not-found");
});

test("a clock-out on a break that is undone leaves the break running, and no hours are lost", async () => {
  const amy = await anEmployee(program, store);
  const till = await aTill();
  await confirm(till, amy);
  const screen = as(till, amy);
  await act(screen, "clockIn");
  program.clock.now = new Date("2026-11-20T19:00:00Z");
  await act(screen, "startBreak");
  program.clock.now = new Date("2026-11-20T19:30:00Z");
  await act(screen, "clockOut");
  expect((await undo(screen)).data).toMatchObject({
    undoPunch: { clockState: "ON_BREAK", since: "2026-11-20T19:00:00.000Z", minutesToday: 60 },
  });
  expect((await act(screen, "endBreak")).data).toMatchObject({ endBreak: { clockState: "IN" } });
});

test("two registers that clock a person in at once write one clock-in", async () => {
  const amy = await anEmployee(program, store);
  const tills = await Promise.all([aTill(), aTill(), aTill()]);
  await Promise.all(tills.map((till) => confirm(till, amy)));
  const answers = await Promise.all(tills.map((till) => act(as(till, amy), "clockIn")));
  expect(answers.filter((answer) => answer.errors.length === 0)).toHaveLength(1);
});

test("the same request sent twice clocks in once", async () => {
  const amy = await anEmployee(program, store);
  const till = await aTill();
  await confirm(till, amy);
  const at = as(till, amy).with({ "idempotency-key": randomUUID() });
  const first = await act(at, "clockIn");
  const second = await act(at, "clockIn");
  expect([first.errors, second.errors]).toEqual([[], []]);
});

test("who is here now, the longest first, with the state and since when", async () => {
  const [amy, ben] = [await anEmployee(program, store), await anEmployee(program, store, { firstName: "Ben" })];
  await anEmployee(program, store, { firstName: "Cal" });
  const till = await aTill();
  await confirm(till, ben);
  await act(as(till, ben), "clockIn");
  program.clock.pass(60_000);
  await confirm(till, amy);
  await act(as(till, amy), "clockIn");
  await act(as(till, amy), "startBreak");
  const answer = await till.graphql("{ presentEmployees { firstName clockState } }");
  expect(answer.data).toEqual({
    presentEmployees: [
      { firstName: "Ben", clockState: "IN" },
      { firstName: "Amy", clockState: "ON_BREAK" },
    ],
  });
});

test("where the provider's clock counts, ours is closed", async () => {
  const amy = await anEmployee(program, store);
  await program.owner.query("update store_settings set clock_source = 'provider' where store_id = $1", [store.id]);
  const till = await aTill();
  await confirm(till, amy);
  expect(problem(await act(as(till, amy), "clockIn"))[0]).toBe("clock-at-provider");
});
