import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { cachePrincipals } from "#server/platform/auth/principals.ts";
import { act, as, confirm, problem } from "#tests/kit/counter/at-a-till.ts";
import { aRegister, aStore, aUser, anEmployee, testPin } from "#tests/kit/people.ts";
import type { TestEmployee, TestStore } from "#tests/kit/people.ts";
import { recordOf, signedIn, signedInRegister } from "#tests/kit/signed-in.ts";
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

test("[TEAM-06] [TEAM-07] a claimed employee counts for nobody until the PIN was given at this very screen", async () => {
  const amy = await anEmployee(program, store);
  const till = await aTill();
  const refused = ["action-needs-employee", "Action needs employee"];
  expect(problem(await act(till, "clockIn"))).toEqual(refused);
  expect(problem(await act(as(till, amy), "clockIn"))).toEqual(refused);
  expect((await confirm(till, amy)).errors).toEqual([]);
  expect((await act(as(till, amy), "clockIn")).data).toMatchObject({ clockIn: { clockedIn: true, isOnBreak: false } });
  const otherTill = await aTill();
  expect(problem(await act(as(otherTill, amy), "clockOut"))).toEqual(refused);
});

test("[TEAM-02] locking the screen ends it at once, and so does another person's PIN", async () => {
  const amy = await anEmployee(program, store);
  const ben = await anEmployee(program, store, { firstName: "Ben" });
  const till = await aTill();
  await confirm(till, amy);
  expect((await act(as(till, amy), "clockIn")).errors).toEqual([]);
  await confirm(till, ben);
  expect(problem(await act(as(till, amy), "clockOut"))[0]).toBe("action-needs-employee");
  expect((await act(as(till, ben), "clockIn")).errors).toEqual([]);
  await till.graphql("mutation { lockScreen }");
  expect(problem(await act(as(till, ben), "clockOut"))[0]).toBe("action-needs-employee");
});

test("[TEAM-08] [P-A-4] a wrong PIN is an invalid PIN, no matter whose session it is", async () => {
  const amy = await anEmployee(program, store);
  const owner = await signedIn(program, await aUser(program, { stores: [store], role: roles.owner }), { store });
  for (const person of [await aTill(), owner]) {
    expect(problem(await confirm(person, amy, "9999"))).toEqual(["invalid-pin", "Invalid PIN"]);
    expect(problem(await act(as(person, amy), "clockIn"))[0]).toBe("action-needs-employee");
  }
});

test("a wrong PIN says how many tries are left before a wait, and a right one gives them all back", async () => {
  const amy = await anEmployee(program, store);
  const till = await aTill();
  const left = async (): Promise<unknown> => (await confirm(till, amy, "9999")).errors[0]?.extensions["errors"];
  expect([await left(), await left()]).toEqual([{ pin: ["4 tries left"] }, { pin: ["3 tries left"] }]);
  await confirm(till, amy);
  expect([await left(), await left(), await left(), await left()].at(-1)).toEqual({ pin: ["1 try left"] });
});

test("[P-A-5] five wrong PINs wait sixty seconds for that person at that register alone, then twice as long", async () => {
  const amy = await anEmployee(program, store);
  const ben = await anEmployee(program, store, { firstName: "Ben" });
  const till = await aTill();
  const guessWrong = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      await confirm(till, amy, "9999");
    }
  };
  await guessWrong(4);
  expect(problem(await confirm(till, amy, "9999"))).toEqual(["too-many-tries", "Too many tries. Wait 60 s"]);
  expect(problem(await confirm(till, amy))[1]).toBe("Too many tries. Wait 60 s");
  expect((await confirm(till, ben)).errors).toEqual([]);
  expect((await confirm(await aTill(), amy)).errors).toEqual([]);
  program.clock.pass(60_000);
  await guessWrong(4);
  expect(problem(await confirm(till, amy, "9999"))[1]).toBe("Too many tries. Wait 120 s");
  program.clock.pass(120_000);
  expect((await confirm(till, amy)).errors).toEqual([]);
  const events = await program.owner.query(
    "select payload from events where name = 'employee.pin-blocked' and store_id = $1",
    [store.id],
  );
  expect(events.rowCount).toBe(2);
});

/** Four guesses stand together; the next four come when the first four no longer count. */
const msBeforeGuess = (guess: number): number => (guess % 4 === 0 ? 301_000 : 1000);

test("four wrong PINs every five minutes are stopped within the day, and a manager sees it quietly", async () => {
  const [amy, ben] = [await anEmployee(program, store), await anEmployee(program, store, { firstName: "Ben" })];
  const till = await aTill();
  const manager = await signedIn(program, await aUser(program, { stores: [store], role: roles.manager }), { store });
  const odd = async () => (await manager.graphql("{ oddUse { kind fullName acts } }")).data?.["oddUse"];
  const outcomes: (string | undefined)[] = [];
  for (let wrong = 0; wrong < 19; wrong += 1) {
    program.clock.pass(msBeforeGuess(wrong));
    outcomes.push(problem(await confirm(till, amy, "9999"))[0]);
    // Amy herself stands there in between: her right PIN does not start the count again.
    expect((await confirm(till, amy)).errors).toEqual([]);
  }
  program.clock.pass(msBeforeGuess(19));
  outcomes.push(problem(await confirm(till, amy, "9999"))[0]);
  expect(outcomes).toEqual([...Array.from({ length: 19 }, () => "invalid-pin"), "too-many-tries"]);
  expect(problem(await confirm(till, amy))).toEqual(["too-many-tries", "Too many tries. Wait 900 s"]);
  expect((await confirm(till, ben)).errors).toEqual([]);
  expect((await confirm(await aTill(), amy)).errors).toEqual([]);
  expect(await odd()).toContainEqual({ kind: "GUESSED_PIN", fullName: "Amy Jones", acts: 1 });
});

test("a manager who resets the PIN lifts every wait for the old one", async () => {
  const amy = await anEmployee(program, store);
  const till = await aTill();
  for (let wrong = 0; wrong < 5; wrong += 1) {
    await confirm(till, amy, "9999");
  }
  expect(problem(await confirm(till, amy))[0]).toBe("too-many-tries");
  const manager = await signedIn(program, await aUser(program, { stores: [store], role: roles.manager }), { store });
  const text = `mutation ($id: ID!) { resetPin(employeeId: $id, pin: "2580", pinRepeat: "2580") }`;
  expect((await manager.graphql(text, { id: amy.id })).errors).toEqual([]);
  expect((await confirm(till, amy, "2580")).errors).toEqual([]);
});

test("guesses sent at once are counted one after the other", async () => {
  const amy = await anEmployee(program, store);
  const till = await aTill();
  const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(till, amy, "9999")));
  expect(answers.filter((answer) => problem(answer)[0] === "invalid-pin")).toHaveLength(4);
});

test("a manager's PIN gives manager rights for ten minutes, then the manager is asked again", async () => {
  const amy = await anEmployee(program, store, { isManager: true });
  const till = await aTill();
  await confirm(till, amy);
  const add = (): Promise<GraphqlAnswer> =>
    as(till, amy).graphql(`mutation { addEmployee(employee: { firstName: "New" }) { id isManager } }`);
  program.clock.pass(10 * 60_000 - 1);
  expect((await add()).errors).toEqual([]);
  program.clock.pass(1);
  expect(problem(await add())).toEqual(["action-needs-manager", "Action needs manager login"]);
  expect((await act(as(till, amy), "clockIn")).errors).toEqual([]);
  await confirm(till, amy);
  expect((await add()).errors).toEqual([]);
});

test("[ACC-19] an own login with a linked employee needs no PIN in that store", async () => {
  const user = await aUser(program, { stores: [store] });
  const amy = await anEmployee(program, store, { user, pin: null });
  const person = await signedIn(program, user, { store });
  expect((await act(person, "clockIn")).errors).toEqual([]);
  expect((await act(as(person, amy), "clockOut")).errors).toEqual([]);
});

test("a register learns how long a PIN is, also of one that was set before that was kept; nobody else does", async () => {
  const amy = await anEmployee(program, store, { pin: "258013" });
  const till = await aTill();
  const digits = async (person: Person) =>
    recordOf(recordOf((await person.graphql(`{ employee(id: ${amy.id}) { pinDigits } }`)).data)["employee"])[
      "pinDigits"
    ];
  expect(await digits(till)).toBe(6);
  const owner = await signedIn(program, await aUser(program, { stores: [store], role: roles.owner }), { store });
  expect(await digits(owner)).toBeNull();
  await program.owner.query("update employees set pin_digits = null where id = $1", [amy.id]);
  expect(await digits(till)).toBeNull();
  await confirm(till, amy, "258014");
  expect(await digits(till)).toBeNull();
  await confirm(till, amy, "258013");
  expect(await digits(till)).toBe(6);
});

test("[TEAM-08] a first PIN is chosen on the spot where the store lets people; never a manager's", async () => {
  const amy = await anEmployee(program, store, { pin: null, phoneNumber: "3125552580" });
  const boss = await anEmployee(program, store, { firstName: "Bo", pin: null, isManager: true });
  const till = await aTill();
  const set = (employee: TestEmployee, pin: string, pinRepeat = pin): Promise<GraphqlAnswer> =>
    till.graphql(
      `mutation ($id: ID!, $pin: String!, $pinRepeat: String!) { setFirstPin(employeeId: $id, pin: $pin, pinRepeat: $pinRepeat) }`,
      {
        id: employee.id,
        pin,
        pinRepeat,
      },
    );
  expect((await set(amy, "1357", "1358")).errors[0]?.extensions.errors).toEqual({ pinRepeat: ["PIN does not match"] });
  expect((await set(amy, "2580")).errors[0]?.extensions.errors).toEqual({
    pin: ["Don't use the end of your phone number"],
  });
  expect(problem(await set(boss, "1357"))[0]).toBe("first-pin-by-manager");
  expect((await set(amy, "1357")).errors).toEqual([]);
  expect(problem(await set(amy, "9753"))).toEqual(["pin-already-set", "Set up new PIN failed"]);
  expect((await confirm(till, amy, "1357")).errors).toEqual([]);
  await program.owner.query("update store_settings set allow_self_first_pin = false where store_id = $1", [store.id]);
  expect(problem(await set(await anEmployee(program, store, { pin: null }), "1357"))[0]).toBe("first-pin-by-manager");
});

test("[P-A-6] a reset works at once on all devices, by managers always and by others only where the store lets them", async () => {
  const [amy, ben] = [await anEmployee(program, store), await anEmployee(program, store, { firstName: "Ben" })];
  const boss = await anEmployee(program, store, { firstName: "Bo", isManager: true });
  const [till, second] = [await aTill(), await aTill()];
  await confirm(till, amy);
  await confirm(second, ben);
  const reset = (person: Person, employee: TestEmployee, pin: string): Promise<GraphqlAnswer> =>
    person.graphql(`mutation { resetPin(employeeId: ${employee.id}, pin: "${pin}", pinRepeat: "${pin}") }`);
  expect(problem(await reset(as(till, amy), ben, "1357"))[0]).toBe("forbidden");
  await program.owner.query("update store_settings set anyone_may_reset_pin = true where store_id = $1", [store.id]);
  expect((await reset(as(till, amy), ben, "1357")).errors).toEqual([]);
  expect(problem(await reset(as(till, amy), boss, "1357"))[0]).toBe("forbidden");
  expect(problem(await act(as(second, ben), "clockIn"))[0]).toBe("action-needs-employee");
  expect(problem(await confirm(second, ben))[0]).toBe("invalid-pin");
  expect((await confirm(second, ben, "1357")).errors).toEqual([]);
  const manager = await signedIn(program, await aUser(program, { stores: [store], role: roles.manager }), { store });
  expect((await reset(manager, boss, "9753")).errors).toEqual([]);
  const support = await signedIn(
    program,
    await aUser(program, { account: { id: store.accountId }, role: roles.support }),
    { store },
  );
  expect(problem(await reset(support, amy, "9753"))[0]).toBe("forbidden");
  const events = await program.owner.query(
    "select employee_id, payload from events where store_id = $1 and name = 'employee.pin-set' order by id",
    [store.id],
  );
  expect(events.rows).toContainEqual({ employee_id: amy.id, payload: { employeeId: ben.id, how: "reset" } });
});

test("the own PIN is changed with the old one", async () => {
  const amy = await anEmployee(program, store);
  const till = await aTill();
  await confirm(till, amy);
  const change = (oldPin: string): Promise<GraphqlAnswer> =>
    as(till, amy).graphql(`mutation { changePin(oldPin: "${oldPin}", pin: "1357", pinRepeat: "1357") }`);
  expect(problem(await change("9999"))[1]).toBe("Invalid PIN");
  expect((await change(testPin)).data).toEqual({ changePin: true });
  expect((await confirm(till, amy, "1357")).errors).toEqual([]);
});

test("[TEAM-13] the lock screen learns the store's idle time, 90 seconds unless it chose another", async () => {
  const till = await aTill();
  expect((await till.graphql("{ teamSettings { idleSeconds allowSelfFirstPin } }")).data).toEqual({
    teamSettings: { idleSeconds: 90, allowSelfFirstPin: true },
  });
});

test("no event and no remembered request holds a PIN", async () => {
  const amy = await anEmployee(program, store);
  const till = await aTill();
  await confirm(till.with({ "idempotency-key": randomUUID() }), amy);
  const rows = await program.owner.query(
    "select payload::text as text from events where store_id = $1 union all select answer::text from idempotency_keys",
    [store.id],
  );
  expect(JSON.stringify(rows.rows)).not.toContain(testPin);
});
