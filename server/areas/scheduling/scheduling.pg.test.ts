import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { roles } from "#common/permissions.ts";
import { problem } from "#tests/kit/counter/at-a-till.ts";
import { aPersonThere, aShiftThere, aTimeThere, emptyShops, scheduleServices } from "#tests/kit/a-schedule.ts";
import type { ScheduleServices } from "#tests/kit/a-schedule.ts";
import { aStore, anEmployee } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson, aStranger } from "#tests/kit/signed-in.ts";
import type { EmployedPerson, GraphqlAnswer, Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let services: ScheduleServices;
let store: TestStore;
let manager: EmployedPerson;
let ana: EmployedPerson;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const login = `id: "when-i-work", credentials: [{ name: "developerKey", value: "key-of-maple" },
  { name: "email", value: "boss@shop.test" }, { name: "password", value: "a long password" }]`;

beforeAll(async () => {
  services = await scheduleServices(() => program.clock.now);
  program = await testProgram({ services: services.services });
});
afterAll(async () => {
  await program.stop();
  await services.stop();
});
beforeEach(async () => {
  // A Friday noon in Chicago, on which the store of a test is open around the clock.
  program.clock.now = new Date("2026-11-20T18:00:00Z");
  Object.assign(services.shops, emptyShops());
  services.trouble = null;
  services.requests.length = 0;
  await program.owner.query("delete from graphile_worker._private_jobs");
  store = await aStore(program, { name: "Maple Street" });
  manager = await aPerson(program, store, { firstName: "Marcus", role: roles.manager });
  ana = await aPerson(program, store, { firstName: "Ana" });
});

type Card = {
  state: string;
  lastError: { code: string; text: string } | null;
  needsAction: string | null;
  pendingPunches: number;
};
type Schedule = {
  integration: Card;
  takesPunches: boolean;
  clockSource: string;
  people: {
    id: string;
    fullName: string;
    matchedBy: string | null;
    needsAnswer: boolean;
    employee: { id: string } | null;
  }[];
  unmatched: { id: string; fullName: string }[];
  sendings: { isGivenUp: boolean; type: string; lastError: string | null }[];
};

const fields = `integration { state lastError { code text } needsAction pendingPunches } takesPunches clockSource
  people { id fullName matchedBy needsAnswer employee { id isClockedIn } } unmatched { id fullName }
  sendings { isGivenUp type lastError }`;

async function scheduleOf(id: "when-i-work" | "homebase", person: Person = manager): Promise<Schedule> {
  const answer = await person.graphql(`{ schedule(id: "${id}") { ${fields} } }`);
  expect(answer.errors).toEqual([]);
  return answer.data?.["schedule"] as Schedule; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the fields asked for above
}

/** As the web sends it, with a key of its own. */
function change(field: string, person: Person = manager): Promise<GraphqlAnswer> {
  return person.with({ "idempotency-key": randomUUID() }).graphql(`mutation { ${field} { takesPunches } }`);
}

async function changed(field: string): Promise<void> {
  expect((await change(field)).errors).toEqual([]);
}

async function activeWhenIWork(): Promise<void> {
  await changed(`connectSchedule(${login})`);
  await changed(`chooseScheduleLocation(id: "when-i-work", locationId: "4001")`);
  await changed(`activateSchedule(id: "when-i-work")`);
  await runJobs(program);
}

async function activeHomebase(): Promise<void> {
  await changed(`connectSchedule(id: "homebase", credentials: [{ name: "apiKey", value: "homebase-key-1" }])`);
  await changed(`chooseScheduleLocation(id: "homebase", locationId: "4001")`);
  await changed(`activateSchedule(id: "homebase")`);
  await runJobs(program);
}

/** Lets time go by as it does: every five minutes something may be due. */
async function pass(ms: number, stepMs = 5 * minute): Promise<void> {
  const until = program.clock.now.getTime() + ms;
  while (program.clock.now.getTime() < until) {
    program.clock.pass(Math.min(stepMs, until - program.clock.now.getTime()));
    await runJobs(program);
  }
}

async function laborOf(date: string): Promise<unknown> {
  const result = await program.owner.query(
    "select labor_minutes, wages_cents::int, wage_unknown_minutes from daily_reports where store_id = $1 and business_date = $2",
    [store.id, date],
  );
  return result.rows[0];
}

function clock(action: "clockIn" | "clockOut", person: EmployedPerson): Promise<GraphqlAnswer> {
  return person.graphql(`mutation { ${action} { clockState } }`);
}

test("[AUT-01] [AUT-09] a store connects a service, chooses its location, and lets it run", async () => {
  const cards = async () => (await manager.graphql("{ integrations { id state placeName } }")).data?.["integrations"];
  expect(await cards()).toEqual([
    { id: "when-i-work", state: "NOT_CONNECTED", placeName: "" },
    { id: "homebase", state: "NOT_CONNECTED", placeName: "" },
  ]);
  await changed(`connectSchedule(${login})`);
  expect((await scheduleOf("when-i-work")).integration.state).toBe("CONNECTED");
  expect(problem(await change(`activateSchedule(id: "when-i-work")`))[0]).toBe("no-place");
  const locations = await manager.graphql(`{ scheduleLocations(id: "when-i-work") { id name } }`);
  expect(locations.data).toEqual({
    scheduleLocations: [
      { id: "4001", name: "Maple Street" },
      { id: "4002", name: "Elm Street" },
    ],
  });
  await changed(`chooseScheduleLocation(id: "when-i-work", locationId: "4001")`);
  await changed(`activateSchedule(id: "when-i-work")`);
  expect(await cards()).toEqual([
    { id: "when-i-work", state: "ACTIVE", placeName: "Maple Street" },
    { id: "homebase", state: "NOT_CONNECTED", placeName: "" },
  ]);
  await changed(`connectSchedule(id: "homebase", credentials: [{ name: "apiKey", value: "homebase-key-1" }])`);
  await changed(`chooseScheduleLocation(id: "homebase", locationId: "4001")`);
  expect(problem(await change(`activateSchedule(id: "homebase")`))).toEqual([
    "other-is-active",
    "Disconnect When I Work first: a store has one scheduling service",
  ]);
  await changed(`disconnectSchedule(id: "when-i-work")`);
  await changed(`activateSchedule(id: "homebase")`);
});

test("[AUT-08] what the service says is what the manager reads, and a connection that works is not lost by it", async () => {
  expect(
    problem(await change(`connectSchedule(id: "homebase", credentials: [{ name: "apiKey", value: "wrong" }])`)),
  ).toEqual(["provider-sign-in", "Invalid API key"]);
  expect((await scheduleOf("homebase")).integration.state).toBe("NOT_CONNECTED");
  await activeHomebase();
  expect(
    problem(await change(`connectSchedule(id: "homebase", credentials: [{ name: "apiKey", value: "wrong" }])`))[1],
  ).toBe("Invalid API key");
  await changed(`syncSchedule(id: "homebase")`);
  services.trouble = { status: 500, error: "Down for maintenance" };
  expect(problem(await change(`syncSchedule(id: "homebase")`))).toEqual([
    "provider-unavailable",
    "Down for maintenance",
  ]);
  const { integration } = await scheduleOf("homebase");
  expect(integration.lastError).toEqual({ code: "unavailable", text: "Down for maintenance" });
});

test("[done 2 of integrations] no table, event or log holds a key, a password or a token", async () => {
  await activeWhenIWork();
  await changed(`connectSchedule(id: "homebase", credentials: [{ name: "apiKey", value: "homebase-key-1" }])`);
  const rows = await program.owner.query(
    `select secret::text as text, encode(secret, 'escape') as more from integrations where store_id = $1
     union all select payload::text, '' from events where store_id = $1
     union all select text, '' from integration_events where store_id = $1
     union all select coalesce(answer::text, ''), '' from idempotency_keys
     union all select payload::text, '' from graphile_worker._private_jobs`,
    [store.id],
  );
  expect(rows.rows.length).toBeGreaterThan(4);
  for (const secret of ["key-of-maple", "a long password", "homebase-key-1"]) {
    expect(JSON.stringify(rows.rows)).not.toContain(secret);
  }
});

test("only managers see and change automations", async () => {
  expect(problem(await ana.graphql("{ integrations { id } }"))[0]).toBe("action-needs-manager");
  expect(
    problem(
      await change(`connectSchedule(id: "homebase", credentials: [{ name: "apiKey", value: "homebase-key-1" }])`, ana),
    )[0],
  ).toBe("action-needs-manager");
  expect(problem(await aStranger(program).graphql("{ integrations { id } }"))[0]).toBe("not-signed-in");
  expect(services.requests).toEqual([]);
});

test("[SCH-1] people are matched automatically where it is sure, and by a manager where it is not", async () => {
  await program.owner.query("update employees set phone_number = '6085550101' where id = $1", [ana.employee.id]);
  const ben = await anEmployee(program, store, { firstName: "Ben", lastName: "Stone" });
  const there = aPersonThere(services.shops, { firstName: "Anna", phone: "+16085550101" });
  const robin = aPersonThere(services.shops, {
    firstName: "Robin",
    lastName: "Vega",
    phone: "6085550177",
    code: "E77",
  });
  const benny = aPersonThere(services.shops, { firstName: "Benny", lastName: "Stone" });
  const nobody = aPersonThere(services.shops, { firstName: "Test", lastName: "Person" });
  await changed(`connectSchedule(id: "homebase", credentials: [{ name: "apiKey", value: "homebase-key-1" }])`);
  await changed(`chooseScheduleLocation(id: "homebase", locationId: "4001")`);
  const first = await scheduleOf("homebase");
  const matchOf = (schedule: Schedule, id: number) => {
    const person = schedule.people.find((candidate) => candidate.id === String(id));
    return [person?.matchedBy, person?.employee?.id];
  };
  expect(matchOf(first, there.id)).toEqual(["PHONE", String(ana.employee.id)]);
  expect(matchOf(first, robin.id)).toEqual([null, undefined]);
  expect(first.unmatched.map(({ fullName }) => fullName)).toEqual(["Ben Stone", "Marcus Jones"]);
  await changed(`linkSchedulePerson(id: "homebase", personId: "${benny.id}", employeeId: "${ben.id}")`);
  await changed(`createScheduleEmployee(id: "homebase", personId: "${robin.id}")`);
  await changed(`ignoreSchedulePerson(id: "homebase", personId: "${nobody.id}", isIgnored: true)`);
  await changed(`ignoreScheduleEmployee(id: "homebase", employeeId: "${manager.employee.id}", isIgnored: true)`);
  const last = await scheduleOf("homebase");
  expect(matchOf(last, benny.id)).toEqual(["CHOSEN", String(ben.id)]);
  expect(matchOf(last, robin.id)[0]).toBe("CREATED");
  expect(last.unmatched).toEqual([]);
  const made = await program.owner.query(
    "select last_name, phone_number, drs_employee_code from employees where store_id = $1 and first_name = 'Robin'",
    [store.id],
  );
  expect(made.rows).toEqual([{ last_name: "Vega", phone_number: "6085550177", drs_employee_code: "E77" }]);
  services.requests.length = 0;
  await runJobs(program);
  expect(services.requests).toEqual([]);
  expect(problem(await change(`syncSchedule(id: "homebase")`))[0]).toBe("not-active");
  await changed(`unlinkSchedulePerson(id: "homebase", personId: "${benny.id}")`);
  expect(matchOf(await scheduleOf("homebase"), benny.id)).toEqual([null, undefined]);
});

test("shifts of the service arrive in the daybook, change, and go; one typed here before gives way to its twin", async () => {
  const amy = aPersonThere(services.shops, { firstName: "Ana" });
  const start = new Date("2026-11-21T16:00:00Z");
  aShiftThere(services.shops, amy, start);
  const twin = { employeeId: ana.employee.id, date: "2026-11-21", startMinutes: 600, endMinutes: 1080 };
  const typed = await manager.graphql("mutation ($shift: ShiftInput!) { addShift(shift: $shift) { overlaps } }", {
    shift: { id: "0192c1d0-0000-7000-8000-000000000001", ...twin, position: "" },
  });
  expect(typed.errors).toEqual([]);
  const shifts = async () => {
    const answer = await manager.graphql(
      `{ daybook(date: "2026-11-21") { people { shifts { startsAt position isOfProvider } } } }`,
    );
    const { people } = z
      .object({ people: z.array(z.object({ shifts: z.array(z.unknown()) })) })
      .parse(answer.data?.["daybook"]);
    return people.flatMap((person) => person.shifts);
  };
  await activeWhenIWork();
  expect(await shifts()).toEqual([{ startsAt: start.toISOString(), position: "Sales floor", isOfProvider: true }]);
  const later = new Date("2026-11-21T18:00:00Z");
  services.shops.shifts.forEach((shift) => Object.assign(shift, { startsAt: later }));
  await pass(10 * minute);
  expect(await shifts()).toMatchObject([{ startsAt: start.toISOString() }]);
  await pass(5 * minute);
  expect(await shifts()).toMatchObject([{ startsAt: later.toISOString() }]);
  services.shops.shifts.length = 0;
  await pass(15 * minute);
  expect(await shifts()).toEqual([]);
});

test("who asks while another look is under way gets an answer too, and nothing comes twice", async () => {
  await activeWhenIWork();
  const there = aPersonThere(services.shops, { firstName: "Ana" });
  for (let hours = 0; hours < 20; hours += 1) {
    const at = new Date(program.clock.now.getTime() + hours * hour);
    aShiftThere(services.shops, there, at);
    aTimeThere(services.shops, there, {
      from: new Date(at.getTime() - 2 * day),
      to: new Date(at.getTime() - 47 * hour),
    });
  }
  for (let person = 0; person < 20; person += 1) {
    aPersonThere(services.shops, { firstName: `Amy ${person}` });
  }
  const requests = Array.from({ length: 5 }, () => change(`syncSchedule(id: "when-i-work")`));
  expect((await Promise.all(requests)).map(problem)).toEqual(requests.map(() => [undefined, undefined]));
  expect((await scheduleOf("when-i-work")).people).toHaveLength(21);
});

test("[SCH-4] [done 6 of integrations] with Homebase our buttons stay and the hours come from its timecards", async () => {
  const there = aPersonThere(services.shops, { firstName: "Ana" });
  const begun = new Date("2026-11-20T13:00:00Z");
  aTimeThere(services.shops, there, { from: begun, to: new Date("2026-11-20T17:00:00Z"), hourlyRate: 15 });
  expect((await clock("clockIn", ana)).errors).toEqual([]);
  program.clock.pass(2 * hour);
  expect((await clock("clockOut", ana)).errors).toEqual([]);
  expect(await laborOf("2026-11-20")).toEqual({ labor_minutes: 120, wages_cents: null, wage_unknown_minutes: 120 });
  await activeHomebase();
  expect((await scheduleOf("homebase")).clockSource).toBe("APP");
  expect(await laborOf("2026-11-20")).toEqual({ labor_minutes: 240, wages_cents: 6000, wage_unknown_minutes: 0 });
  expect((await clock("clockIn", ana)).errors).toEqual([]);
  expect(services.requests.every((request) => request.startsWith("GET "))).toBe(true);
});

test("[T4] where people punch in Homebase, our buttons are closed and its timecards are who is in", async () => {
  const there = aPersonThere(services.shops, { firstName: "Ana" });
  await activeHomebase();
  expect(problem(await change(`chooseClockSource(id: "when-i-work", clockSource: PROVIDER)`))[0]).toBe("not-active");
  await changed(`chooseClockSource(id: "homebase", clockSource: PROVIDER)`);
  expect(problem(await clock("clockIn", ana))[0]).toBe("clock-at-provider");
  aTimeThere(services.shops, there, { from: new Date("2026-11-20T17:00:00Z"), to: null });
  await pass(10 * minute);
  const state = async () =>
    (await ana.graphql(`{ employee(id: ${ana.employee.id}) { clockState since } providerClock { name clockSource } }`))
      .data;
  expect(await state()).toEqual({
    employee: { clockState: "IN", since: "2026-11-20T17:00:00.000Z" },
    providerClock: { name: "Homebase", clockSource: "PROVIDER" },
  });
  await changed(`disconnectSchedule(id: "homebase")`);
  expect(await state()).toEqual({ employee: { clockState: "OUT", since: null }, providerClock: null });
  expect((await clock("clockIn", ana)).errors).toEqual([]);
});

test("[done 5 of integrations] the person who is removed there while clocked in here is asked about, and never deleted", async () => {
  const there = aPersonThere(services.shops, { firstName: "Ana" });
  await activeWhenIWork();
  expect((await clock("clockIn", ana)).errors).toEqual([]);
  await runJobs(program);
  there.isGone = true;
  await pass(hour);
  const personOf = async () =>
    (await scheduleOf("when-i-work")).people.find((person) => person.id === String(there.id));
  expect(await personOf()).toMatchObject({ needsAnswer: true, employee: { isClockedIn: true } });
  const notices = await manager.graphql("{ scheduleNotices { name removedPeople { name isClockedIn } } }");
  expect(notices.data).toEqual({
    scheduleNotices: [{ name: "When I Work", removedPeople: [{ name: "Ana Jones", isClockedIn: true }] }],
  });
  const stillIn = await manager.graphql(`{ employee(id: ${ana.employee.id}) { isActive clockedIn } }`);
  expect(stillIn.data).toEqual({ employee: { isActive: true, clockedIn: true } });
  await changed(`answerRemovedPerson(id: "when-i-work", personId: "${there.id}", answer: DEACTIVATED)`);
  const left = await manager.graphql(`{ employee(id: ${ana.employee.id}) { isActive clockedIn } }`);
  expect(left.data).toEqual({ employee: { isActive: false, clockedIn: false } });
  expect((await personOf())?.needsAnswer).toBe(false);
});

test("[done 13 of team mode] a clock-in that When I Work answers with 503 counts here at once, waits, and is sent with its true time", async () => {
  aPersonThere(services.shops, { firstName: "Ana" });
  await activeWhenIWork();
  services.trouble = { status: 503 };
  const punchedAt = program.clock.now;
  expect((await clock("clockIn", ana)).data).toEqual({ clockIn: { clockState: "IN" } });
  await runJobs(program);
  const waiting = await scheduleOf("when-i-work");
  expect(waiting.integration.pendingPunches).toBe(1);
  expect(waiting.sendings).toEqual([{ isGivenUp: false, type: "in", lastError: "Something is wrong on our side" }]);
  const clockCard = await ana.graphql("{ providerClock { name waitingEmployeeIds } }");
  expect(clockCard.data).toEqual({
    providerClock: { name: "When I Work", waitingEmployeeIds: [String(ana.employee.id)] },
  });
  await pass(hour);
  expect(services.shops.times).toEqual([]);
  services.trouble = null;
  await pass(30 * minute);
  expect(services.shops.times).toMatchObject([
    { startsAt: punchedAt, endsAt: null, note: "Clocked in 12:00 PM in Hangtag" },
  ]);
  expect((await scheduleOf("when-i-work")).integration.pendingPunches).toBe(0);
});

async function undone(person: EmployedPerson): Promise<unknown> {
  const answer = await person
    .with({ "idempotency-key": randomUUID() })
    .graphql("mutation { undoPunch { clockState } }");
  expect(answer.errors).toEqual([]);
  await runJobs(program);
  return answer.data;
}

test("an undone clock-in that When I Work has heard of ends there at once, and one before it was sent does too", async () => {
  aPersonThere(services.shops, { firstName: "Ana" });
  await activeWhenIWork();
  const begun = program.clock.now;
  await clock("clockIn", ana);
  await runJobs(program);
  expect(services.shops.times).toMatchObject([{ startsAt: begun, endsAt: null }]);
  program.clock.pass(5000);
  expect(await undone(ana)).toEqual({ undoPunch: { clockState: "OUT" } });
  expect(services.shops.times).toMatchObject([{ startsAt: begun, endsAt: program.clock.now }]);

  program.clock.pass(hour);
  await clock("clockIn", ana);
  program.clock.pass(5000);
  expect(await undone(ana)).toEqual({ undoPunch: { clockState: "OUT" } });
  expect(services.shops.times.filter(({ endsAt }) => endsAt === null)).toEqual([]);
  expect((await scheduleOf("when-i-work")).integration.pendingPunches).toBe(0);
});

test("an undone clock-out that When I Work has heard of goes on there", async () => {
  aPersonThere(services.shops, { firstName: "Ana" });
  await activeWhenIWork();
  const begun = program.clock.now;
  await clock("clockIn", ana);
  await pass(hour);
  const left = program.clock.now;
  await clock("clockOut", ana);
  await runJobs(program);
  expect(services.shops.times).toMatchObject([{ startsAt: begun, endsAt: left }]);
  program.clock.pass(5000);
  expect(await undone(ana)).toEqual({ undoPunch: { clockState: "IN" } });
  expect(services.shops.times).toMatchObject([
    { startsAt: begun, endsAt: left },
    { startsAt: program.clock.now, endsAt: null },
  ]);
});

test("[SCH-2] punches go out in their order; what is not taken within 24 hours is a manager's to write", async () => {
  aPersonThere(services.shops, { firstName: "Ana" });
  await activeWhenIWork();
  const begun = program.clock.now;
  await clock("clockIn", ana);
  await runJobs(program);
  services.trouble = { status: 500, error: "Down", only: /\/2\/times/ };
  await pass(30 * minute);
  const left = program.clock.now;
  await clock("clockOut", ana);
  await pass(30 * minute);
  services.trouble = null;
  await pass(30 * minute);
  expect(services.shops.times).toMatchObject([{ startsAt: begun, endsAt: left }]);
  services.trouble = { status: 400, error: "Already clocked in", only: /\/2\/times/ };
  await clock("clockIn", ana);
  await pass(day, hour);
  const schedule = await scheduleOf("when-i-work");
  expect(schedule.sendings).toEqual([{ isGivenUp: true, type: "in", lastError: "Already clocked in" }]);
  const notices = await manager.graphql("{ scheduleNotices { givenUpPunches } }");
  expect(notices.data).toEqual({ scheduleNotices: [{ givenUpPunches: 1 }] });
});

test("[done 3 of integrations] after ten straight failures one probe goes out each five minutes, until one is answered", async () => {
  await activeWhenIWork();
  services.trouble = { status: 401, error: "Your login has expired" };
  await pass(2.5 * hour);
  const { integration } = await scheduleOf("when-i-work");
  expect(integration).toMatchObject({
    state: "ERROR",
    needsAction: "SIGN_IN",
    lastError: { text: "Your login has expired" },
  });
  services.requests.length = 0;
  await pass(30 * minute);
  expect(services.requests).toHaveLength(6);
  services.trouble = null;
  await pass(5 * minute);
  expect((await scheduleOf("when-i-work")).integration).toMatchObject({ state: "ACTIVE", needsAction: null });
});

test("[done 4 of integrations] [SCH-3] a login that is five days old is renewed the same day", async () => {
  await activeWhenIWork();
  const signIns = () => services.requests.filter((request) => request === "POST /login").length;
  const renewedOn = async () => {
    const result = await program.owner.query("select renewed_at from integrations where store_id = $1", [store.id]);
    return result.rows[0] as { renewed_at: Date }; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the column asked for above
  };
  services.requests.length = 0;
  program.clock.pass(4.9 * day);
  await runJobs(program);
  expect(signIns()).toBe(0);
  program.clock.pass(0.2 * day);
  await runJobs(program);
  expect(signIns()).toBe(1);
  expect((await renewedOn()).renewed_at).toEqual(program.clock.now);
});

test("a service that is disconnected is asked nothing more, and what it told stays", async () => {
  const there = aPersonThere(services.shops, { firstName: "Ana" });
  aTimeThere(services.shops, there, { from: new Date("2026-11-20T13:00:00Z"), to: new Date("2026-11-20T17:00:00Z") });
  await activeHomebase();
  await changed(`disconnectSchedule(id: "homebase")`);
  services.requests.length = 0;
  await pass(hour);
  expect(services.requests).toEqual([]);
  expect(await laborOf("2026-11-20")).toMatchObject({ labor_minutes: 240 });
  const secrets = await program.owner.query("select secret from integrations where store_id = $1", [store.id]);
  expect(secrets.rows).toEqual([{ secret: null }]);
  const history = await manager.graphql(
    `{ settingChanges(kind: AUTOMATIONS, first: 10) { edges { node { name changes { field before after } } } } }`,
  );
  expect(JSON.stringify(history.data)).toContain("integration.disconnected");
});

test("the log tells what was asked and sent, the newest 200, and only errors where one asks for them", async () => {
  await activeWhenIWork();
  await program.owner.query(
    `insert into integration_events (store_id, id, provider, at, kind, level, text)
     select $1, ('00000000-0000-7000-8000-' || lpad(line::text, 12, '0'))::uuid, 'when-i-work', now(), 'shifts', 'info', 'old'
     from generate_series(1, 250) as line`,
    [store.id],
  );
  services.trouble = { status: 503, error: "Down" };
  await change(`syncSchedule(id: "when-i-work")`);
  const count = await program.owner.query("select count(*)::int from integration_events where store_id = $1", [
    store.id,
  ]);
  expect(count.rows).toEqual([{ count: 200 }]);
  const errors = await manager.graphql(
    `{ integrationLog(id: "when-i-work", onlyErrors: true) { lines { kind isError text } } }`,
  );
  expect(errors.data).toEqual({ integrationLog: { lines: [{ kind: "people", isError: true, text: "Down" }] } });
});
