import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aStore, aUser, anEmployee } from "#tests/kit/people.ts";
import type { TestEmployee, TestStore } from "#tests/kit/people.ts";
import { recordOf, signedIn } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

type Member = { employee: TestEmployee; person: Person };

let program: TestProgram;
let store: TestStore;
let manager: Person;
let amy: Member;
let ben: Member;
let cleo: Member;

const tuesday = "2026-11-17";

/** A wall clock in Chicago's winter. */
function at(date: string, time: string): void {
  program.clock.now = new Date(`${date}T${time}:00-06:00`);
}

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

beforeEach(async () => {
  at(tuesday, "08:00");
  store = await aStore(program);
  const managersLogin = await aUser(program, { stores: [store], role: roles.manager });
  await anEmployee(program, store, { firstName: "Marcus", isManager: true, user: managersLogin });
  manager = await signedIn(program, managersLogin, { store });
  [amy, ben, cleo] = [await aMember("Amy"), await aMember("Ben"), await aMember("Cleo")];
});

async function aMember(firstName: string): Promise<Member> {
  const user = await aUser(program, { stores: [store] });
  const employee = await anEmployee(program, store, { firstName, user });
  return { employee, person: await signedIn(program, user, { store }) };
}

async function punch({ person }: Member, action: string, time: string): Promise<void> {
  at(tuesday, time);
  expect((await person.graphql(`mutation { ${action} { id } }`)).errors).toEqual([]);
}

async function plan({ employee }: Member, startMinutes: number, endMinutes: number): Promise<void> {
  const shift = { id: randomUUID(), employeeId: employee.id, date: tuesday, startMinutes, endMinutes };
  const answer = await manager.graphql("mutation ($shift: ShiftInput!) { addShift(shift: $shift) { overlaps } }", {
    shift,
  });
  expect(answer.errors).toEqual([]);
}

/** Amy worked her shift with a break, Ben came late and forgot to clock out, Cleo did not come. */
async function tuesdayAtWork(): Promise<void> {
  await plan(amy, 540, 1020);
  await plan(ben, 600, 1080);
  await plan(cleo, 660, 1140);
  await punch(amy, "clockIn", "09:05");
  await punch(ben, "clockIn", "10:25");
  await punch(amy, "startBreak", "12:00");
  await punch(amy, "endBreak", "12:30");
  await punch(amy, "clockOut", "17:05");
}

async function peopleOf(person: Person, date: string | null): Promise<Record<string, unknown>[]> {
  const answer = await person.graphql(
    `query ($date: BusinessDate) { daybook(date: $date) { people {
      person { firstName } state wasIn minutesLate shifts { position }
      hours { minutes breakMinutes stretches { from to isMissing } } } } }`,
    { date },
  );
  expect(answer.errors).toEqual([]);
  const { people } = recordOf(answer.data?.["daybook"]);
  return Array.isArray(people) ? people.map(recordOf) : [];
}

const names = (people: readonly Record<string, unknown>[]): unknown[] =>
  people.map(({ person }) => recordOf(person)["firstName"]);

test("a day that is over shows a manager who worked, from when to when and how long, beside the plan", async () => {
  await tuesdayAtWork();
  at("2026-11-19", "09:00");
  const [amys, bens, cleos] = await peopleOf(manager, tuesday);
  expect(amys).toMatchObject({
    person: { firstName: "Amy" },
    state: null,
    wasIn: true,
    minutesLate: null,
    shifts: [{}],
    hours: {
      minutes: 450,
      breakMinutes: 30,
      stretches: [{ from: "2026-11-17T15:05:00.000Z", to: "2026-11-17T23:05:00.000Z", isMissing: false }],
    },
  });
  expect(bens).toMatchObject({
    person: { firstName: "Ben" },
    minutesLate: 25,
    hours: { minutes: 0, stretches: [{ to: null, isMissing: true }] },
  });
  expect(cleos).toMatchObject({ person: { firstName: "Cleo" }, wasIn: false, hours: null, shifts: [{}] });
});

test("who worked without a shift stands on the day that is over, also after leaving the team", async () => {
  await punch(ben, "clockIn", "09:00");
  await punch(amy, "clockIn", "10:00");
  await punch(amy, "clockOut", "16:00");
  await punch(ben, "clockOut", "17:00");
  at("2026-11-18", "09:00");
  const response = await manager.graphql("mutation ($id: ID!) { deactivateEmployee(id: $id) { id } }", {
    id: String(ben.employee.id),
  });
  expect(response.errors).toEqual([]);
  expect(names(await peopleOf(manager, tuesday))).toEqual(["Ben", "Amy"]);
});

test("an employee sees who worked, and only the own times", async () => {
  await tuesdayAtWork();
  at("2026-11-19", "09:00");
  expect(await peopleOf(amy.person, tuesday)).toMatchObject([
    { person: { firstName: "Amy" }, wasIn: true, hours: { minutes: 450 } },
    { person: { firstName: "Ben" }, wasIn: true, hours: null, minutesLate: null },
    { person: { firstName: "Cleo" }, wasIn: false, hours: null },
  ]);
});

test("today says how long they worked who have left; a day to come knows only the plan", async () => {
  await tuesdayAtWork();
  at(tuesday, "18:00");
  expect(await peopleOf(manager, null)).toMatchObject([
    { person: { firstName: "Amy" }, state: "OUT", hours: { minutes: 450 } },
    { person: { firstName: "Ben" }, state: "IN", hours: { minutes: 455 } },
    { person: { firstName: "Cleo" }, state: "OUT", wasIn: false },
  ]);
  expect(await peopleOf(manager, "2026-11-18")).toEqual([]);
});
