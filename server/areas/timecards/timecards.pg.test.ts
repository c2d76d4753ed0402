import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { problem } from "#tests/kit/counter/at-a-till.ts";
import { aRegister, aStore, aUser, anEmployee } from "#tests/kit/people.ts";
import type { TestEmployee, TestStore } from "#tests/kit/people.ts";
import { recordOf, signedIn, signedInRegister } from "#tests/kit/signed-in.ts";
import type { GraphqlAnswer, Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let manager: Person;

/** A wall clock in Chicago, six hours behind in November. */
const local = (date: string, time: string): Date => new Date(Date.parse(`${date}T${time}:00Z`) + 6 * 3_600_000);
const friday = "2026-11-20";
const saturday = "2026-11-21";

beforeAll(async () => {
  program = await testProgram();
});
beforeEach(async () => {
  program.clock.now = local(friday, "09:00");
  store = await aStore(program);
  manager = await signedIn(
    program,
    await aUser(program, { stores: [store], role: roles.manager, fullName: "Mia Boss" }),
    {
      store,
    },
  );
});
afterAll(() => program.stop());

/** Returns an employee's own sign-in. */
async function atWork(employee: TestEmployee, person: Person): Promise<Person> {
  return person.with({ "x-user-employee": String(employee.id) });
}

async function anEmployeeWithLogin(firstName: string): Promise<{ employee: TestEmployee; person: Person }> {
  const user = await aUser(program, { stores: [store] });
  const employee = await anEmployee(program, store, { firstName, user });
  return { employee, person: await atWork(employee, await signedIn(program, user, { store })) };
}

async function punchAt(person: Person, action: string, [date, time]: [string, string]): Promise<void> {
  program.clock.now = local(date, time);
  expect((await person.graphql(`mutation { ${action} { id } }`)).errors).toEqual([]);
}

async function workedDay(person: Person, date: string): Promise<void> {
  await punchAt(person, "clockIn", [date, "09:00"]);
  await punchAt(person, "startBreak", [date, "12:00"]);
  await punchAt(person, "endBreak", [date, "12:30"]);
  await punchAt(person, "clockOut", [date, "17:00"]);
}

async function cards(person: Person, period: { from: string; to: string }): Promise<Record<string, unknown>[]> {
  const answer = await person.graphql(
    `query ($from: BusinessDate!, $to: BusinessDate!) { timecards(from: $from, to: $to) { timecards {
      employeeId minutes overtimeMinutes wages wageUnknownMinutes missingClockOuts approvedDays
      days { date minutes isEdited isMissing isApproved approvedBy punches { id type at } }
    } } }`,
    period,
  );
  expect(answer.errors).toEqual([]);
  const { timecards } = recordOf(answer.data?.["timecards"]);
  return Array.isArray(timecards) ? timecards.map(recordOf) : [];
}

type SeenPunch = { id: string; type: string; at: string };

async function punchesOf(date: string): Promise<SeenPunch[]> {
  const result = await program.owner.query<SeenPunch>(
    `select id, case type when 'breakStart' then 'BREAK_START' when 'breakEnd' then 'BREAK_END' else upper(type) end as type,
       to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
     from punches where store_id = $1 and business_date = $2 and type <> 'removed'
       and not exists (select from punches edits where edits.replaces_id = punches.id) order by at, seq`,
    [store.id, date],
  );
  return result.rows;
}

function correct(
  person: Person,
  change: {
    employee: TestEmployee;
    date: string;
    seen: readonly SeenPunch[];
    punches: readonly object[];
    reason?: string;
  },
): Promise<GraphqlAnswer> {
  return person.graphql(
    `mutation ($id: ID!, $date: BusinessDate!, $reason: String!, $seenPunchIds: [Uuid!]!, $punches: [PunchInput!]!) {
      correctTimecard(employeeId: $id, date: $date, reason: $reason, seenPunchIds: $seenPunchIds, punches: $punches) {
        type at reason writtenBy replacesId } }`,
    {
      id: change.employee.id,
      date: change.date,
      reason: change.reason ?? "Forgot the break",
      seenPunchIds: change.seen.map(({ id }) => id),
      punches: change.punches,
    },
  );
}

async function laborOfDay(date: string): Promise<unknown> {
  const result = await program.owner.query(
    `select labor_minutes, wages_cents::int, wage_unknown_minutes from daily_reports where store_id = $1 and business_date = $2`,
    [store.id, date],
  );
  return result.rows[0];
}

test("the wage of an entry is the rate that was known at clock-in, also after a raise at noon", async () => {
  const { employee, person } = await anEmployeeWithLogin("Amy");
  const set = (startsOn: string, hourlyWage: number | null): Promise<GraphqlAnswer> =>
    manager.graphql(
      `mutation ($id: ID!, $on: BusinessDate!, $wage: Money) { setPayRate(employeeId: $id, startsOn: $on, hourlyWage: $wage) { startsOn hourlyWage } }`,
      { id: employee.id, on: startsOn, wage: hourlyWage },
    );
  await set(friday, 1500);
  await punchAt(person, "clockIn", [friday, "09:00"]);
  program.clock.now = local(friday, "12:00");
  expect((await set(friday, 1600)).data).toEqual({ setPayRate: [{ startsOn: friday, hourlyWage: 1600 }] });
  await punchAt(person, "clockOut", [friday, "17:00"]);
  expect(await laborOfDay(friday)).toEqual({ labor_minutes: 480, wages_cents: 12_000, wage_unknown_minutes: 0 });
  expect(problem(await set("2026-11-01", -5))[0]).toBe("invalid-input");
});

test("hours that were clocked without a rate are priced by a rate that is entered later for their date", async () => {
  const { employee, person } = await anEmployeeWithLogin("Amy");
  await workedDay(person, friday);
  expect(await laborOfDay(friday)).toEqual({ labor_minutes: 450, wages_cents: null, wage_unknown_minutes: 450 });
  await manager.graphql(
    `mutation { setPayRate(employeeId: ${employee.id}, startsOn: "2026-11-01", hourlyWage: 1400) { id } }`,
  );
  expect(await laborOfDay(friday)).toEqual({ labor_minutes: 450, wages_cents: 10_500, wage_unknown_minutes: 0 });
});

test("two people who clock out at the same moment are both in the hours of the day", async () => {
  const [amy, ben] = [await anEmployeeWithLogin("Amy"), await anEmployeeWithLogin("Ben")];
  await punchAt(amy.person, "clockIn", [friday, "09:00"]);
  await punchAt(ben.person, "clockIn", [friday, "09:00"]);
  program.clock.now = local(friday, "10:00");
  await Promise.all([amy, ben].map(({ person }) => person.graphql("mutation { clockOut { id } }")));
  expect(await laborOfDay(friday)).toMatchObject({ labor_minutes: 120 });
});

test("a manager puts a day right with a reason; the original stays, and the hours of the day follow", async () => {
  const { employee, person } = await anEmployeeWithLogin("Amy");
  await punchAt(person, "clockIn", [friday, "09:00"]);
  await punchAt(person, "clockOut", [friday, "17:00"]);
  const seen = await punchesOf(friday);
  const [, clockOut] = seen;
  const rest = [
    { id: null, type: "BREAK_START", at: local(friday, "12:00").toISOString() },
    { id: null, type: "BREAK_END", at: local(friday, "12:30").toISOString() },
  ];
  expect(problem(await correct(person, { employee, date: friday, seen, punches: seen }))[0]).toBe(
    "action-needs-manager",
  );
  const short = await correct(manager, { employee, date: friday, seen, punches: seen, reason: "x" });
  expect(short.errors[0]?.extensions.errors).toEqual({ reason: ["Use at least 3 characters"] });
  const wrong = await correct(manager, { employee, date: friday, seen, punches: seen.slice(0, 1) });
  program.clock.now = local(saturday, "09:00");
  expect(wrong.errors).toEqual([]);
  const after = await punchesOf(friday);
  const back = { id: null, type: "OUT", at: clockOut?.at };
  const done = await correct(manager, { employee, date: friday, seen: after, punches: [...after, ...rest, back] });
  expect(done.errors).toEqual([]);
  expect(await laborOfDay(friday)).toMatchObject({ labor_minutes: 450 });
  const history = await manager.graphql(
    `{ timecardHistory(employeeId: ${employee.id}, date: "${friday}") { type isEdit reason writtenBy } }`,
  );
  expect(history.data?.["timecardHistory"]).toEqual([
    { type: "IN", isEdit: false, reason: null, writtenBy: null },
    { type: "OUT", isEdit: false, reason: null, writtenBy: null },
    { type: null, isEdit: true, reason: "Forgot the break", writtenBy: "Mia Boss" },
    { type: "BREAK_START", isEdit: true, reason: "Forgot the break", writtenBy: "Mia Boss" },
    { type: "BREAK_END", isEdit: true, reason: "Forgot the break", writtenBy: "Mia Boss" },
    { type: "OUT", isEdit: true, reason: "Forgot the break", writtenBy: "Mia Boss" },
  ]);
});

test("of two managers who correct the same day at once one is told, and a day that cannot be is refused", async () => {
  const { employee, person } = await anEmployeeWithLogin("Amy");
  await workedDay(person, friday);
  program.clock.now = local(saturday, "09:00");
  const seen = await punchesOf(friday);
  const later = (time: string): object[] => [
    ...seen.slice(0, 3),
    { ...seen[3], at: local(friday, time).toISOString() },
  ];
  const answers = await Promise.all(
    ["17:30", "18:00"].map((time) => correct(manager, { employee, date: friday, seen, punches: later(time) })),
  );
  const refused = answers.filter((answer) => answer.errors.length > 0);
  expect(refused.map((answer) => problem(answer)[1])).toEqual(["Someone else changed this day. Reload and try again."]);
  const open = await correct(manager, {
    employee,
    date: friday,
    seen: await punchesOf(friday),
    punches: seen.slice(0, 3),
  });
  expect(open.errors[0]?.extensions.code).toMatch(/invalid-input|timecard-changed/);
});

test("a correction is undone: the punches count as before, with the rate they were clocked with", async () => {
  const { employee, person } = await anEmployeeWithLogin("Amy");
  const rate = (cents: number): Promise<GraphqlAnswer> =>
    manager.graphql(
      `mutation { setPayRate(employeeId: ${employee.id}, startsOn: "${friday}", hourlyWage: ${cents}) { id } }`,
    );
  await rate(1500);
  await workedDay(person, friday);
  await rate(1600);
  const seen = await punchesOf(friday);
  await correct(manager, { employee, date: friday, seen, punches: [] });
  expect(await laborOfDay(friday)).toMatchObject({ labor_minutes: null });
  const undo = (caller: Person): Promise<GraphqlAnswer> =>
    caller.graphql(`mutation { restoreTimecard(employeeId: ${employee.id}, date: "${friday}") }`);
  const other = await signedIn(program, await aUser(program, { stores: [store], role: roles.manager }), { store });
  expect(problem(await undo(other))[0]).toBe("changed-since");
  expect((await undo(manager)).errors).toEqual([]);
  expect(await laborOfDay(friday)).toMatchObject({ labor_minutes: 450, wages_cents: 11_250 });
});

test("an approved day is closed to changes until the approval is undone; a missing clock-out stops the approval", async () => {
  const { employee, person } = await anEmployeeWithLogin("Amy");
  await workedDay(person, friday);
  program.clock.now = local("2026-11-22", "09:00");
  const period = { from: "2026-11-15", to: saturday };
  const act = (name: string): Promise<GraphqlAnswer> =>
    manager.graphql(
      `mutation ($from: BusinessDate!, $to: BusinessDate!, $ids: [ID!]!) { ${name}(from: $from, to: $to, employeeIds: $ids) }`,
      { ...period, ids: [employee.id] },
    );
  expect((await act("approveTimecards")).errors).toEqual([]);
  expect(await cards(manager, period)).toMatchObject([
    { minutes: 450, approvedDays: 1, days: [{ isApproved: true, approvedBy: "Mia Boss" }] },
  ]);
  const seen = await punchesOf(friday);
  const change = { employee, date: friday, seen, punches: [] };
  expect(problem(await correct(manager, change))).toEqual([
    "timecard-approved",
    "This day is approved. Remove the approval first.",
  ]);
  expect((await act("withdrawTimecardApproval")).errors).toEqual([]);
  expect((await correct(manager, change)).errors).toEqual([]);
  expect(await cards(manager, period)).toMatchObject([{ minutes: 0, days: [] }]);
  await punchAt(person, "clockIn", [saturday, "16:00"]);
  program.clock.now = local("2026-11-22", "09:00");
  expect(problem(await act("approveTimecards"))).toEqual([
    "clock-out-missing",
    "A clock-out is missing. Fix it first.",
  ]);
});

test("an employee sees the own hours and nobody else's; a register without anybody asks who it is", async () => {
  const [amy, ben] = [await anEmployeeWithLogin("Amy"), await anEmployeeWithLogin("Ben")];
  await workedDay(ben.person, friday);
  const period = { from: friday, to: friday };
  expect((await cards(amy.person, period)).map((card) => card["employeeId"])).toEqual([String(amy.employee.id)]);
  const query = `{ timecards(from: "${friday}", to: "${friday}", employeeId: ${ben.employee.id}) { from } }`;
  expect(problem(await amy.person.graphql(query))[0]).toBe("forbidden");
  const history = `{ timecardHistory(employeeId: ${ben.employee.id}, date: "${friday}") { at } }`;
  expect(problem(await amy.person.graphql(history))[0]).toBe("forbidden");
  const till = await signedInRegister(program, await aRegister(program, store), store);
  expect(problem(await till.graphql(query))[0]).toBe("action-needs-employee");
  const csv = `{ timecardsCsv(from: "${friday}", to: "${friday}") }`;
  expect(problem(await amy.person.graphql(csv))[0]).toBe("action-needs-manager");
  expect((await manager.graphql(csv)).data?.["timecardsCsv"]).toContain(
    `Ben Jones,"Nov 20, 2026",9:00 AM,5:00 PM,30,7.50`,
  );
});

test("[P-A-3] in at 4 PM on Friday without an out: asked on Saturday, separate from Saturday's clock-in, counted once confirmed", async () => {
  const { employee, person } = await anEmployeeWithLogin("Amy");
  await punchAt(person, "clockIn", [friday, "16:00"]);
  await program.owner.query(
    "insert into store_hours (store_id, weekday, opens_minutes, closes_minutes) values ($1, 5, 600, 1260)",
    [store.id],
  );
  await program.owner.query(
    `insert into shifts (store_id, id, employee_id, business_date, starts_at, ends_at, source, created_at)
     values ($1, gen_random_uuid(), $2, $3, $4, $5, 'manual', now())`,
    [store.id, employee.id, friday, local(friday, "16:00"), local(friday, "20:45")],
  );
  await punchAt(person, "clockIn", [saturday, "09:00"]);
  const response = await person.graphql(
    "{ missingClockOuts(own: true) { punchId date suggestions { basis at } claimedLeftAt } }",
  );
  expect(response.data).toEqual({
    missingClockOuts: [
      {
        punchId: expect.any(String),
        date: friday,
        suggestions: [
          { basis: "shiftEnd", at: local(friday, "20:45").toISOString() },
          { basis: "storeClose", at: local(friday, "21:00").toISOString() },
        ],
        claimedLeftAt: null,
      },
    ],
  });
  const punchId = (await punchesOf(friday))[0]?.id;
  const claim = (caller: Person, time: string): Promise<GraphqlAnswer> =>
    caller.graphql(
      `mutation ($id: Uuid!, $at: Instant!) { sayWhenLeft(punchId: $id, leftAt: $at, basis: "shiftEnd") }`,
      {
        id: punchId,
        at: local(friday, time).toISOString(),
      },
    );
  const ben = await anEmployeeWithLogin("Ben");
  expect(problem(await claim(ben.person, "20:45"))[0]).toBe("forbidden");
  expect((await claim(person, "15:00")).errors[0]?.extensions.errors).toEqual({ leftAt: ["Put the times in order"] });
  expect((await claim(person, "20:45")).errors).toEqual([]);
  expect(await cards(manager, { from: friday, to: friday })).toMatchObject([{ minutes: 0, missingClockOuts: 1 }, {}]);
  const listed = await manager.graphql("{ missingClockOuts { fullName claimedLeftAt claimedBasis } }");
  expect(listed.data?.["missingClockOuts"]).toEqual([
    { fullName: "Amy Jones", claimedLeftAt: local(friday, "20:45").toISOString(), claimedBasis: "shiftEnd" },
  ]);
  const confirm = (caller: Person): Promise<GraphqlAnswer> =>
    caller.graphql(`mutation ($id: Uuid!, $at: Instant!) { confirmClockOut(punchId: $id, leftAt: $at) }`, {
      id: punchId,
      at: local(friday, "20:45").toISOString(),
    });
  expect(problem(await confirm(person))[0]).toBe("action-needs-manager");
  expect((await confirm(manager)).errors).toEqual([]);
  expect(problem(await confirm(manager))[0]).toBe("not-found");
  expect(await cards(manager, { from: friday, to: friday })).toMatchObject([{ minutes: 285, missingClockOuts: 0 }, {}]);
  expect((await manager.graphql("{ missingClockOuts { punchId } }")).data).toEqual({ missingClockOuts: [] });
  expect(await laborOfDay(friday)).toMatchObject({ labor_minutes: 285 });
});

test("a forgotten clock-out says what each time would count, which is what it then counts: less a break, unless breaks are paid", async () => {
  const { employee, person } = await anEmployeeWithLogin("Amy");
  await punchAt(person, "clockIn", [friday, "09:00"]);
  await punchAt(person, "startBreak", [friday, "12:00"]);
  await punchAt(person, "endBreak", [friday, "12:33"]);
  await program.owner.query(
    `insert into shifts (store_id, id, employee_id, business_date, starts_at, ends_at, source, created_at)
     values ($1, gen_random_uuid(), $2, $3, $4, $5, 'manual', now())`,
    [store.id, employee.id, friday, local(friday, "09:00"), local(friday, "17:00")],
  );
  program.clock.now = local(saturday, "10:00");
  const listed = "{ missingClockOuts { punchId suggestions { basis at minutes } claimedMinutes } }";
  const shiftEnd = async () => [(await manager.graphql(listed)).data?.["missingClockOuts"]].flat().map(recordOf)[0];
  const at = local(friday, "17:00").toISOString();
  const unpaid = { suggestions: [{ basis: "shiftEnd", at, minutes: 447 }], claimedMinutes: null };
  expect(await shiftEnd()).toMatchObject(unpaid);
  await program.owner.query("update store_settings set breaks_paid = true where store_id = $1", [store.id]);
  expect(await shiftEnd()).toMatchObject({ suggestions: [{ minutes: 480 }] });
  await program.owner.query("update store_settings set breaks_paid = false where store_id = $1", [store.id]);
  const id = (await shiftEnd())?.["punchId"];
  const confirm = "mutation ($id: Uuid!, $at: Instant!) { confirmClockOut(punchId: $id, leftAt: $at) }";
  expect((await manager.graphql(confirm, { id, at })).errors).toEqual([]);
  expect(await cards(manager, { from: friday, to: friday })).toMatchObject([{ minutes: 447, missingClockOuts: 0 }]);
});

test("an answer that a manager declines is asked for again", async () => {
  const { person } = await anEmployeeWithLogin("Amy");
  await punchAt(person, "clockIn", [friday, "16:00"]);
  program.clock.now = local(saturday, "09:00");
  const punchId = (await punchesOf(friday))[0]?.id;
  const at = local(friday, "22:00").toISOString();
  await person.graphql(
    `mutation ($id: Uuid!, $at: Instant!) { sayWhenLeft(punchId: $id, leftAt: $at, basis: "typed") }`,
    {
      id: punchId,
      at,
    },
  );
  const decline = (): Promise<GraphqlAnswer> =>
    manager.graphql(`mutation ($id: Uuid!) { declineClockOut(punchId: $id) }`, { id: punchId });
  expect((await decline()).errors).toEqual([]);
  expect(problem(await decline())[0]).toBe("clock-out-decided");
  expect((await person.graphql("{ missingClockOuts(own: true) { claimedLeftAt } }")).data).toEqual({
    missingClockOuts: [{ claimedLeftAt: null }],
  });
});
