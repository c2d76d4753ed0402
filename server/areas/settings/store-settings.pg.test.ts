import { afterAll, beforeAll, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aRegister, aStore, aUser, anEmployee } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { signedIn, signedInRegister } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let manager: Person;
let owner: Person;

beforeAll(async () => {
  program = await testProgram();
  store = await aStore(program);
  const marcus = await aUser(program, { stores: [store], role: roles.manager, fullName: "Marcus King" });
  manager = await signedIn(program, marcus, { store });
  owner = await signedIn(program, await aUser(program, { stores: [store], role: roles.owner }), { store });
});

afterAll(() => program.stop());

const profile =
  "id name initials number brandKind phoneNumber callAndTextNumber timeZone address city state zip country color";
const edit = `mutation ($changes: StoreChanges!) { editStore(changes: $changes) { ${profile} openToBuyOn grandOpeningOn } }`;
const elm = {
  name: "Elm Street",
  initials: "elm",
  brandKind: "KIDS",
  phoneNumber: "(312) 555-4567",
  timeZone: "America/New_York",
  address: "12 Elm Street",
  city: "Columbus",
  state: "OH",
  zip: "43085",
  country: "US",
};

async function fieldErrors(changes: object, by: Person = manager): Promise<unknown> {
  return (await by.graphql(edit, { changes })).errors[0]?.extensions.errors;
}

test("[SET-02] a store has its name, initials, numbers, zone and address; the call-and-text number is the system's", async () => {
  const changed = await manager.graphql(edit, { changes: { ...elm, number: "61234", openToBuyOn: "2026-03-01" } });
  expect(changed.data?.["editStore"]).toEqual({
    ...elm,
    id: String(store.id),
    initials: "ELM",
    number: "61234",
    phoneNumber: "3125554567",
    callAndTextNumber: null,
    color: "#6d4aa8",
    openToBuyOn: "2026-03-01",
    grandOpeningOn: null,
  });
  const unknown = await manager.graphql("mutation ($changes: StoreChanges!) { editStore(changes: $changes) { id } }", {
    changes: { callAndTextNumber: "3125550000" },
  });
  expect(unknown.errors).not.toEqual([]);
  const read = await manager.graphql(`{ storeProfile { ${profile} } }`);
  expect(read.data).toMatchObject({ storeProfile: { name: "Elm Street", city: "Columbus" } });
});

test.each(["31234", "1234", "123456", "5abcd", "02345"])("[SET-03] %s is no franchise number", async (number) => {
  expect(await fieldErrors({ number })).toEqual({ number: ["Store number must be a valid franchise number"] });
});

test.each(["12345", "24680", "41234", "67890", "88888"])("[SET-03] %s is one", async (number) => {
  expect(await fieldErrors({ number })).toBeUndefined();
});

test("a number belongs to one store, whatever the company, and the answer does not say to whom", async () => {
  const other = await aStore(program, { name: "Another company" });
  const taken = await program.owner.query<{ number: string }>("select number from stores where id = $1", [other.id]);
  expect(await fieldErrors({ number: taken.rows[0]?.number })).toEqual({
    number: ["Another store already has this number"],
  });
});

test("what fits only together is refused together", async () => {
  expect(await fieldErrors({ country: "CA", state: "OH", zip: "43085" })).toEqual({
    state: ["Choose a province"],
    zip: ["Postal code must be like A1A 1A1"],
  });
  expect(await fieldErrors({ openToBuyOn: "2026-05-01", grandOpeningOn: "2026-04-01" })).toEqual({
    grandOpeningOn: ["The Grand Opening cannot be before Open to Buy"],
  });
  expect(await fieldErrors({ phoneNumber: "12", timeZone: "Europe/Paris", initials: "A1" })).toEqual({
    phoneNumber: ["Phone number must be a valid North America phone number"],
    timeZone: ["Time zone must be one of the United States or Canada"],
    initials: ["Initials must be 1 to 3 letters"],
  });
});

test("a new time zone moves what is still due and leaves what was due", async () => {
  await manager.graphql(edit, { changes: { timeZone: "America/New_York" } });
  const insert = `insert into task_occurrences (store_id, id, business_date, original_date, name, access, due_minutes, due_at, created_at)
     values ($1, gen_random_uuid(), $2::date, $2::date, $3, 'all', 1200, ($2::date + interval '20 hours') at time zone 'America/New_York', now())`;
  await program.owner.query(insert, [store.id, "2099-07-01", "to come"]);
  await program.owner.query(insert, [store.id, "2020-07-01", "was due"]);
  await manager.graphql(edit, { changes: { timeZone: "America/Los_Angeles" } });
  const due = await program.owner.query(
    "select name, to_char(due_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as due from task_occurrences where store_id = $1 order by name",
    [store.id],
  );
  expect(due.rows).toEqual([
    { name: "to come", due: "2099-07-02 03:00" },
    { name: "was due", due: "2020-07-02 00:00" },
  ]);
});

const hours = "week { weekday opensMinutes closesMinutes buyingClosesMinutes } exceptions { date name opensMinutes }";
const open = { opensMinutes: 600, closesMinutes: 1260, buyingClosesMinutes: 1200 };

test("hours are told for each weekday, and a day that is not named stays as it is", async () => {
  const change = `mutation ($week: [WeekdayHoursInput!]!) { changeStoreHours(week: $week) { ${hours} } }`;
  const first = await manager.graphql(change, { week: [{ weekday: 1, ...open }, { weekday: 0 }] });
  const week = recordsOf(first.data?.["changeStoreHours"], "week");
  expect(week).toHaveLength(7);
  expect(week.slice(0, 2)).toEqual([
    { weekday: 0, opensMinutes: null, closesMinutes: null, buyingClosesMinutes: null },
    { weekday: 1, ...open },
  ]);
  const wrong = await manager.graphql(change, { week: [{ weekday: 2, opensMinutes: 1260, closesMinutes: 600 }] });
  expect(wrong.errors[0]?.extensions.errors).toEqual({
    "2.closesMinutes": ["The store must close after it opens"],
  });
});

test("C6: a store closes in between within its hours, and a day with hours of its own is open through", async () => {
  const week = "mutation ($week: [WeekdayHoursInput!]!) { changeStoreHours(week: $week) { week { weekday } } }";
  await manager.graphql(week, { week: [{ weekday: 3, ...open }, { weekday: 0 }] });
  const change = `mutation ($weekdays: [Int!]!, $gap: HoursGapInput) {
    changeHoursGap(weekdays: $weekdays, gap: $gap) { gaps { weekday startsMinutes endsMinutes } } }`;
  const gap = { startsMinutes: 780, endsMinutes: 840 };
  const answer = await manager.graphql(change, { weekdays: [3, 3], gap });
  expect(recordsOf(answer.data?.["changeHoursGap"], "gaps")).toEqual([{ weekday: 3, ...gap }]);
  const wrong = [
    { weekdays: [0], gap },
    { weekdays: [3], gap: { startsMinutes: 600, endsMinutes: 660 } },
    { weekdays: [3], gap: { startsMinutes: 840, endsMinutes: 780 } },
    { weekdays: [3], gap: { startsMinutes: 0, endsMinutes: 780 } },
    { weekdays: [7], gap },
    { weekdays: [], gap },
  ];
  for (const input of wrong) {
    expect((await manager.graphql(change, input)).errors[0]?.extensions).toMatchObject({ code: "invalid-input" });
  }
  const openAt = async (local: string, after: number) => {
    const result = await program.owner.query<{ is: boolean }>(
      "select hangtag.is_open_at($1, $2::timestamp, $3) as is",
      [store.id, local, after],
    );
    return result.rows[0]?.is;
  };
  const wednesday = ["09:59", "10:00", "12:59", "13:00", "13:59", "14:00", "20:59", "21:00"];
  const states = await Promise.all(wednesday.map((time) => openAt(`2099-12-23 ${time}`, 0)));
  expect(states).toEqual([false, true, true, false, false, true, true, false]);
  expect(await openAt("2099-12-23 13:30", 60)).toBe(true);
  const set = `mutation { setStoreDay(date: "2099-12-23", name: "Long day", opensMinutes: 600, closesMinutes: 1260) {
    exceptions { date } } }`;
  await manager.graphql(set);
  expect(await openAt("2099-12-23 13:30", 0)).toBe(true);
  await manager.graphql('mutation { clearStoreDay(date: "2099-12-23") { exceptions { date } } }');
  const without = await manager.graphql(change, { weekdays: [3], gap: null });
  expect(recordsOf(without.data?.["changeHoursGap"], "gaps")).toEqual([]);
});

test("a holiday goes before the weekday, until it is taken away", async () => {
  const set = `mutation ($date: BusinessDate!, $name: String!) { setStoreDay(date: $date, name: $name) { ${hours} } }`;
  const response = await manager.graphql(set, { date: "2099-12-25", name: "Christmas" });
  expect(recordsOf(response.data?.["setStoreDay"], "exceptions")).toEqual([
    { date: "2099-12-25", name: "Christmas", opensMinutes: null },
  ]);
  expect(await hoursOn("2099-12-25")).toEqual([{ opens: null, closes: null }]);
  const cleared = await manager.graphql(`mutation { clearStoreDay(date: "2099-12-25") { ${hours} } }`);
  expect(recordsOf(cleared.data?.["clearStoreDay"], "exceptions")).toEqual([]);
  const past = await manager.graphql(set, { date: "2020-12-25", name: "Christmas" });
  expect(past.errors[0]?.extensions.errors).toEqual({ date: ["This day is over"] });
});

test("goals and the daybook take a holiday as a shut day, unless a person has set its goal", async () => {
  const query = `query ($date: BusinessDate!) { goalMonth(month: $date) { days { date rule } } }`;
  const ruleOfDay = async (): Promise<unknown> => {
    const month = (await manager.graphql(query, { date: "2099-12-01" })).data?.["goalMonth"];
    return recordsOf(month, "days").find((day) => day["date"] === "2099-12-24")?.["rule"];
  };
  await manager.graphql(edit, { changes: { openToBuyOn: null } });
  expect(await ruleOfDay()).not.toBe("CLOSED");
  await manager.graphql(`mutation { setStoreDay(date: "2099-12-24", name: "Inventory") { week { weekday } } }`);
  expect(await ruleOfDay()).toBe("CLOSED");
  await manager.graphql(`mutation { clearStoreDay(date: "2099-12-24") { week { weekday } } }`);
  expect(await ruleOfDay()).not.toBe("CLOSED");
});

async function hoursOn(date: string): Promise<unknown[]> {
  const result = await program.owner.query(
    "select opens_minutes as opens, closes_minutes as closes from hangtag.hours_on($1, $2)",
    [store.id, date],
  );
  return result.rows;
}

const turn =
  "mutation ($changes: StoreSwitchChanges!) { changeStoreSwitches(changes: $changes) { idleSeconds weekStart } }";

test("a switch that is saved is in the history with what it was, who and when", async () => {
  await manager.graphql(turn, { changes: { idleSeconds: 90, weekStart: 0 } });
  const changed = await manager.graphql(turn, { changes: { idleSeconds: 120 } });
  expect(changed.data).toEqual({ changeStoreSwitches: { idleSeconds: 120, weekStart: 0 } });
  const history = await manager.graphql(
    "{ settingChanges(kind: SWITCHES, first: 1) { totalItems edges { node { name by at changes { field before after } } } } }",
  );
  expect(history.data).toMatchObject({
    settingChanges: {
      edges: [
        {
          node: {
            name: "store.switches-changed",
            by: "Marcus King",
            changes: [{ field: "idleSeconds", before: "90", after: "120" }],
          },
        },
      ],
    },
  });
});

test("special hours stand among the changes with their date, also when they are taken away", async () => {
  const set = `mutation { setStoreDay(date: "2099-12-24", name: "Christmas Eve", opensMinutes: 600, closesMinutes: 900) { week { weekday } } }`;
  expect((await manager.graphql(set)).errors).toEqual([]);
  expect((await manager.graphql(`mutation { clearStoreDay(date: "2099-12-24") { week { weekday } } }`)).errors).toEqual(
    [],
  );
  const { data } = await manager.graphql(
    "{ settingChanges(kind: HOURS, first: 2) { edges { node { name changes { field before after } } } } }",
  );
  const date = { field: "date", before: null, after: "2099-12-24" };
  const opened = { field: "hours", before: null, after: "10:00-15:00" };
  const node = (changes: unknown[]) => ({
    node: { name: "store.day-changed", changes: expect.arrayContaining(changes) },
  });
  expect(data).toEqual({ settingChanges: { edges: [node([date]), node([date, opened])] } });
});

test("the nightly report switched on stands among the settings that changed, and among the automations", async () => {
  const on = `mutation {
    saveNightlyMail(isOn: true, toOwners: true, toDistrictManagers: true, toManagers: false, sendsOnClosedDays: false) { isOn }
  }`;
  expect((await manager.graphql(on)).errors).toEqual([]);
  const fields = "edges { node { name by changes { field before after } } }";
  const { data } = await manager.graphql(
    `{ all: settingChanges(first: 1) { ${fields} } automations: settingChanges(kind: AUTOMATIONS, first: 1) { ${fields} } }`,
  );
  const changes = expect.arrayContaining([
    { field: "isOn", before: "false", after: "true" },
    { field: "toManagers", before: "true", after: "false" },
  ]);
  const edges = [{ node: { name: "nightly-mail.settings-changed", by: "Marcus King", changes } }];
  expect(data).toEqual({ all: { edges }, automations: { edges } });
});

test("what was saved a second time unchanged is no change", async () => {
  const count = async () => (await manager.graphql("{ settingChanges { totalItems } }")).data;
  const before = await count();
  await manager.graphql(turn, { changes: { idleSeconds: 120 } });
  expect(await count()).toEqual(before);
});

test("a call to the store is no change of a setting", async () => {
  const count = async () => (await manager.graphql("{ settingChanges { totalItems } }")).data;
  const before = await count();
  await program.owner.query(
    "insert into events (id, at, account_id, store_id, name, record_kind, record_id, payload) select gen_random_uuid(), now(), account_id, id, 'call.missed', 'Store', id::text, '{}' from stores where id = $1",
    [store.id],
  );
  expect(await count()).toEqual(before);
});

test("the history goes on where a page ended", async () => {
  const page =
    "query ($first: Int!, $after: String) { settingChanges(first: $first, after: $after) { edges { cursor node { id } } } }";
  const changes = async (variables: { first: number; after?: unknown }) =>
    recordsOf((await manager.graphql(page, variables)).data?.["settingChanges"], "edges");
  const first = await changes({ first: 2 });
  const next = await changes({ first: 2, after: first.at(-1)?.["cursor"] });
  const nodes = [...first, ...next].map((edge) => edge["node"]);
  expect(nodes).toEqual((await changes({ first: 4 })).map((edge) => edge["node"]));
  expect(nodes).toHaveLength(4);
});

test("only the owner decides who sees wages, and the limits of a switch hold", async () => {
  const wages = { changes: { wagesVisibleTo: "OWNERS" } };
  expect((await manager.graphql(turn, wages)).errors[0]?.extensions.errors).toEqual({
    wagesVisibleTo: ["Only the owner can change who sees wages"],
  });
  expect((await owner.graphql(turn, wages)).errors).toEqual([]);
  expect((await manager.graphql(turn, { changes: { idleSeconds: 10 } })).errors[0]?.extensions.errors).toEqual({
    idleSeconds: ["Use 30 seconds or more"],
  });
});

test("only the owner decides how long the history is kept, and never less than seven years", async () => {
  const refusalOf = async (person: typeof owner, historyYears: number) =>
    (await person.graphql(turn, { changes: { historyYears } })).errors[0]?.extensions.errors;
  expect(await refusalOf(manager, 10)).toEqual({
    historyYears: ["Only the owner can change how long the history is kept"],
  });
  expect(await refusalOf(owner, 6)).toEqual({ historyYears: ["The history is kept for at least 7 years"] });
  expect(await refusalOf(owner, 31)).toEqual({ historyYears: ["Use 30 years or fewer"] });
  expect(await refusalOf(owner, 0)).toBeUndefined();
  const switches = await manager.graphql("{ storeSwitches { historyYears } }");
  expect(switches.data).toEqual({ storeSwitches: { historyYears: 0 } });
});

test("where a store wants six digits, a shorter new PIN is refused", async () => {
  const amy = await anEmployee(program, store);
  await manager.graphql(turn, { changes: { pinDigitsMin: 6 } });
  const reset =
    "mutation ($employeeId: ID!, $pin: String!) { resetPin(employeeId: $employeeId, pin: $pin, pinRepeat: $pin) }";
  const short = await manager.graphql(reset, { employeeId: String(amy.id), pin: "2580" });
  expect(short.errors[0]?.extensions.errors).toEqual({ pin: ["A PIN has at least 6 digits here"] });
  expect((await manager.graphql(reset, { employeeId: String(amy.id), pin: "258013" })).errors).toEqual([]);
});

test("a manager who adds a store reaches it at once; the owner is told by mail", async () => {
  const add = `mutation ($store: NewStore!) { addStore(store: $store) { id number } }`;
  const added = await manager.graphql(add, { store: { ...elm, name: "Oak Street", number: "82345" } });
  expect(added.errors).toEqual([]);
  const reached = (await manager.call({ path: "/api/vue/user" })).body;
  expect(JSON.stringify(reached)).toContain("Oak Street");
  const mails = await program.owner.query(
    "select payload from graphile_worker._private_jobs where payload::text like $1",
    ["%Oak Street was added%"],
  );
  expect(mails.rowCount).toBe(1);
});

test("an employee and a register get nothing of the settings", async () => {
  const employee = await signedIn(program, await aUser(program, { stores: [store] }), { store });
  const register = await signedInRegister(program, await aRegister(program, store), store);
  for (const person of [employee, register]) {
    for (const field of ["storeProfile { id }", "storeHours { week { weekday } }", "storeSwitches { weekStart }"]) {
      const answer = await person.graphql(`{ ${field} }`);
      expect([answer.data, answer.errors[0]?.extensions.code]).toEqual([null, "action-needs-manager"]);
    }
    expect((await person.graphql(edit, { changes: { name: "Mine" } })).errors[0]?.extensions.code).toBe(
      "action-needs-manager",
    );
  }
});

function recordsOf(parent: unknown, name: string): Record<string, unknown>[] {
  const list =
    typeof parent === "object" && parent !== null ? Object.entries(parent).find(([key]) => key === name)?.[1] : [];
  return Array.isArray(list) ? list : [];
}
