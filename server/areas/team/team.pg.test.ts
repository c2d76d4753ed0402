import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import type { Role } from "#common/permissions.ts";
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

test("[TEAM-07] an employee who tries a manager's action hears so, at the till and by own login", async () => {
  const amy = await anEmployee(program, store);
  const till = await aTill();
  await confirm(till, amy);
  const add = `mutation { addEmployee(employee: { firstName: "New" }) { id } }`;
  expect(problem(await as(till, amy).graphql(add))[1]).toBe("Action needs manager login");
  const own = await signedIn(program, await aUser(program, { stores: [store] }), { store });
  expect(problem(await own.graphql(add))[1]).toBe("Action needs manager login");
});

test("[ACC-02] an employee without a login works at the till alone; a login of one's own works from anywhere", async () => {
  const amy = await anEmployee(program, store);
  const till = await aTill();
  await confirm(till, amy);
  expect((await act(as(till, amy), "clockIn")).errors).toEqual([]);
  const user = await aUser(program, { stores: [store] });
  const elsewhere = await signedIn(program, user, { store });
  expect(problem(await act(as(elsewhere, amy), "clockOut"))[0]).toBe("action-needs-employee");
  await anEmployee(program, store, { user, pin: null });
  const linked = await signedIn(program, user, { store });
  expect((await act(linked, "clockIn")).errors).toEqual([]);
});

test("[TEAM-10] an employee has all its fields; emergency contacts and wages are for managers and the person", async () => {
  const manager = await signedIn(program, await aUser(program, { stores: [store], role: roles.manager }), { store });
  const details = `id firstName lastName fullName avatarUrl safeAvatarUrl drsEmployeeCode drsUserId email phoneNumber
    emergencyName emergencyPhone isManager isActive lastActionAt hasPin clockedIn isOnBreak hourlyWage`;
  const added = await manager.graphql(
    `mutation ($employee: NewEmployee!) { addEmployee(employee: $employee) { ${details} } }`,
    {
      employee: {
        firstName: " Amy ",
        lastName: "Jones",
        phoneNumber: "+1 (312) 555-4567",
        email: "AMY@example.com",
        emergencyName: "Ann",
        emergencyPhone: "312-555-9876",
        drsEmployeeCode: "17",
        drsUserId: "u17",
        hourlyWageCents: 1500,
        pin: testPin,
      },
    },
  );
  expect(added.errors).toEqual([]);
  const amy = recordOf(added.data?.["addEmployee"]);
  expect(amy).toEqual({
    id: expect.any(String),
    firstName: "Amy",
    lastName: "Jones",
    fullName: "Amy Jones",
    avatarUrl: null,
    safeAvatarUrl: null,
    drsEmployeeCode: "17",
    drsUserId: "u17",
    email: "amy@example.com",
    phoneNumber: "3125554567",
    emergencyName: "Ann",
    emergencyPhone: "3125559876",
    isManager: false,
    isActive: true,
    lastActionAt: null,
    hasPin: true,
    clockedIn: false,
    isOnBreak: false,
    hourlyWage: 1500,
  });
  const till = await aTill();
  const seen = async (person: Person): Promise<unknown> =>
    (await person.graphql(`query ($id: ID!) { employee(id: $id) { emergencyName hourlyWage } }`, { id: amy["id"] }))
      .data?.["employee"];
  expect(await seen(till)).toEqual({ emergencyName: null, hourlyWage: null });
  const self = { id: Number(amy["id"]), storeId: store.id };
  await confirm(till, self);
  expect(await seen(as(till, self))).toEqual({ emergencyName: "Ann", hourlyWage: null });
  const support = await signedIn(
    program,
    await aUser(program, { account: { id: store.accountId }, role: roles.support }),
    { store },
  );
  expect(await seen(support)).toEqual({ emergencyName: null, hourlyWage: null });
  await program.owner.query("update store_settings set wages_visible_to = 'owners' where store_id = $1", [store.id]);
  expect(await seen(manager)).toEqual({ emergencyName: "Ann", hourlyWage: null });
});

test("whatever a person does is their last action, by own login as at a till", async () => {
  const user = await aUser(program, { stores: [store] });
  const amy = await anEmployee(program, store, { user, firstName: "Amy" });
  const ben = await anEmployee(program, store, { firstName: "Ben" });
  const [own, till] = [await signedIn(program, user, { store }), await aTill()];
  const lastActions = async (): Promise<unknown> =>
    (await own.graphql("{ employees { id lastActionAt } }")).data?.["employees"];
  await act(own, "clockIn");
  await confirm(till, ben);
  program.clock.pass(3_600_000);
  const write = `mutation ($note: NoteInput!) { addNote(note: $note) { id } }`;
  const note = { date: "2026-11-20", body: "Hangers are low" };
  expect((await own.graphql(write, { note: { ...note, id: randomUUID() } })).errors).toEqual([]);
  program.clock.pass(60_000);
  expect((await as(till, ben).graphql(write, { note: { ...note, id: randomUUID() } })).errors).toEqual([]);
  expect(await lastActions()).toEqual([
    { id: String(amy.id), lastActionAt: "2026-11-20T19:00:00.000Z" },
    { id: String(ben.id), lastActionAt: "2026-11-20T19:01:00.000Z" },
  ]);
});

test("who has no pay rate is named to those who may see wages; a salary is a rate, and one to come is none yet", async () => {
  const person = (role: Role): Promise<Person> =>
    aUser(program, { stores: [store], role }).then((user) => signedIn(program, user, { store }));
  const [manager, owner, employee] = [await person(roles.manager), await person(roles.owner), await person(roles.user)];
  const [amy, ben, cleo, dan] = [
    await anEmployee(program, store, { firstName: "Amy" }),
    await anEmployee(program, store, { firstName: "Ben" }),
    await anEmployee(program, store, { firstName: "Cleo" }),
    await anEmployee(program, store, { firstName: "Dan" }),
  ];
  await program.owner.query("update employees set is_active = false where id = $1", [dan.id]);
  const withoutRate = (caller: Person): Promise<GraphqlAnswer> => caller.graphql("{ employeeIdsWithoutPayRate }");
  const setRate = (to: TestEmployee, from: string, wage: number | null): Promise<GraphqlAnswer> =>
    manager.graphql(
      `mutation ($id: ID!, $from: BusinessDate!, $wage: Money) { setPayRate(employeeId: $id, startsOn: $from, hourlyWage: $wage) { id } }`,
      { id: to.id, from, wage },
    );
  const all = [amy, ben, cleo].map(({ id }) => String(id));
  expect((await withoutRate(manager)).data).toEqual({ employeeIdsWithoutPayRate: all });
  await setRate(amy, "2026-11-20", 1500);
  await setRate(ben, "2026-11-01", null);
  await setRate(cleo, "2026-11-21", 1600);
  expect((await withoutRate(manager)).data).toEqual({ employeeIdsWithoutPayRate: [String(cleo.id)] });
  expect((await withoutRate(employee)).errors[0]?.extensions.code).toBe("action-needs-manager");
  await program.owner.query("update store_settings set wages_visible_to = 'owners' where store_id = $1", [store.id]);
  expect((await withoutRate(manager)).data).toEqual({ employeeIdsWithoutPayRate: null });
  expect((await withoutRate(owner)).data).toEqual({ employeeIdsWithoutPayRate: [String(cleo.id)] });
});

test("the form's fields are refused with a text each", async () => {
  const manager = await signedIn(program, await aUser(program, { stores: [store], role: roles.manager }), { store });
  const answer = await manager.graphql(
    `mutation ($employee: NewEmployee!) { addEmployee(employee: $employee) { id } }`,
    {
      employee: { firstName: "", phoneNumber: "123", email: "amy", pin: "1234" },
    },
  );
  expect(answer.errors[0]?.extensions.errors).toEqual({
    firstName: ["First name is required"],
    phoneNumber: ["Phone number must be a valid North America phone number"],
    email: ["Email must be a valid email"],
    pin: ["Digits in a row are too easy to guess"],
  });
});

test("[TEAM-01] district managers look at another store's team; the filters show the clocked in, the unlinked, the inactive", async () => {
  const other = await aStore(program, { account: { id: store.accountId }, name: "Lakeside" });
  const away = await anEmployee(program, other, { firstName: "Away" });
  await anEmployee(program, store, { firstName: "Home" });
  const district = await signedIn(program, await aUser(program, { stores: [store], role: roles.districtManager }), {
    store,
  });
  const names = async (person: Person, query: string): Promise<unknown> =>
    (await person.graphql(`{ employees(${query}) { firstName } }`)).data?.["employees"];
  expect(await names(district, `storeId: ${other.id}`)).toEqual([{ firstName: "Away" }]);
  const foreign = await aStore(program);
  expect(problem(await district.graphql(`{ employees(storeId: ${foreign.id}) { firstName } }`))[0]).toBe("not-found");
  const employee = await signedIn(program, await aUser(program, { stores: [store, other] }), { store });
  expect(problem(await employee.graphql(`{ employees(storeId: ${other.id}) { firstName } }`))[0]).toBe("forbidden");
  await district
    .with({ "x-user-store": String(other.id) })
    .graphql(`mutation { deactivateEmployee(id: ${away.id}) { id } }`);
  expect(await names(district, `storeId: ${other.id}, filter: INACTIVE`)).toEqual([{ firstName: "Away" }]);
  expect(await names(district, "filter: CLOCKED_IN")).toEqual([]);
  expect(await names(district, "filter: NOT_LINKED")).toEqual([{ firstName: "Home" }]);
});

test("who leaves is clocked out, has no PIN any more and disappears from the screens at once", async () => {
  const amy = await anEmployee(program, store);
  const till = await aTill();
  await confirm(till, amy);
  await act(as(till, amy), "clockIn");
  const manager = await signedIn(program, await aUser(program, { stores: [store], role: roles.manager }), { store });
  const left = await manager.graphql(`mutation { deactivateEmployee(id: ${amy.id}) { isActive hasPin clockedIn } }`);
  expect(left.data?.["deactivateEmployee"]).toEqual({ isActive: false, hasPin: false, clockedIn: false });
  expect(problem(await act(as(till, amy), "clockOut"))[0]).toBe("action-needs-employee");
  expect(problem(await confirm(till, amy))[0]).toBe("not-found");
  const back = await manager.graphql(`mutation { reactivateEmployee(id: ${amy.id}) { isActive hasPin } }`);
  expect(back.data?.["reactivateEmployee"]).toEqual({ isActive: true, hasPin: false });
  expect(problem(await confirm(till, amy))).toEqual(["pin-not-set", "Set up a PIN first"]);
});

test("the last active manager cannot be switched off at a register", async () => {
  const amy = await anEmployee(program, store, { isManager: true });
  const till = await aTill();
  await confirm(till, amy);
  expect(problem(await as(till, amy).graphql(`mutation { deactivateEmployee(id: ${amy.id}) { id } }`))[0]).toBe(
    "last-manager",
  );
  const demote = `mutation { editEmployee(id: ${amy.id}, changes: { isManager: false }) { id } }`;
  expect(problem(await as(till, amy).graphql(demote))[0]).toBe("last-manager");
});

test("[TEAM-11] one code of the point of sale belongs to one active employee of a store", async () => {
  const [amy, ben] = [
    await anEmployee(program, store),
    await anEmployee(program, store, { firstName: "Ben", lastName: "Li" }),
  ];
  const manager = await signedIn(program, await aUser(program, { stores: [store], role: roles.manager }), { store });
  const link = (employee: TestEmployee): Promise<GraphqlAnswer> =>
    manager.graphql(
      `mutation { editEmployee(id: ${employee.id}, changes: { drsEmployeeCode: "17" }) { drsEmployeeCode } }`,
    );
  expect((await link(ben)).errors).toEqual([]);
  expect((await link(amy)).errors[0]?.extensions.errors).toEqual({ drsEmployeeCode: ["Ben Li has this code"] });
});

test("of two managers who change one person the second is told; a clock-in between them is no change of the person", async () => {
  const amy = await anEmployee(program, store);
  const managersLogin = await aUser(program, { stores: [store], role: roles.manager });
  const manager = await signedIn(program, managersLogin, { store });
  const till = await aTill();
  const edit = (changes: Record<string, unknown>) =>
    manager.graphql(
      `mutation ($id: ID!, $changes: EmployeeChanges!) { editEmployee(id: $id, changes: $changes) { lastName } }`,
      { id: amy.id, changes },
    );
  const versionOf = async (person: Person) =>
    recordOf(
      (await person.graphql("query ($id: ID!) { employee(id: $id) { version } }", { id: amy.id })).data?.["employee"],
    )["version"];
  const version = await versionOf(manager);
  await confirm(till, amy);
  await act(as(till, amy), "clockIn");
  expect(await versionOf(as(till, amy))).toBeNull();
  expect((await edit({ lastName: "Smith", version })).errors).toEqual([]);
  expect(problem(await edit({ lastName: "Smythe", version }))[0]).toBe("saved-since");
  expect((await edit({ lastName: "Smythe", version: await versionOf(manager) })).data).toEqual({
    editEmployee: { lastName: "Smythe" },
  });
});
