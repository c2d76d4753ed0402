import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { prepareTaskDay } from "#server/areas/daybook/daybook.ts";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
import type { EmployedPerson, Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let amy: EmployedPerson;
let ben: Person;
let manager: Person;

/** Tuesday, by the clock in Chicago's winter. */
function at(date: string, time: string): void {
  program.clock.now = new Date(`${date}T${time}:00-06:00`);
}

beforeAll(async () => {
  program = await testProgram();
});

afterAll(() => program.stop());

beforeEach(async () => {
  at("2026-03-03", "12:00");
  store = await aStore(program);
  amy = await aPerson(program, store);
  ben = await aPerson(program, store, { firstName: "Ben" });
  manager = await aPerson(program, store, { firstName: "Marcus", role: roles.manager });
});

type Task = {
  id: string;
  name: string;
  status: string;
  date: string;
  originalDate: string;
  isLate: boolean;
  isLateEntry: boolean;
  doneAt: string | null;
  doneBy: { firstName: string } | null;
};

type Day = {
  date: string;
  today: string;
  groups: { list: { name: string } | null; tasks: Task[] }[];
  notes: { id: string; body: string; date: string }[];
};

const taskFields = "id name status date originalDate isLate isLateEntry doneAt doneBy { firstName }";

async function ask<Answer>(person: Person, query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
  const answer = await person.graphql(query, variables);
  expect(answer.errors).toEqual([]);
  return Object.values(answer.data ?? {})[0] as Answer; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the query beside the call says what comes
}

async function refusalOf(person: Person, query: string, variables: Record<string, unknown> = {}) {
  const answer = await person.graphql(query, variables);
  return { code: answer.errors[0]?.extensions.code, message: answer.errors[0]?.message };
}

function day(person: Person, date: string | null = null): Promise<Day> {
  return ask<Day>(
    person,
    `query ($date: BusinessDate) { daybook(date: $date) {
      date today groups { list { name } tasks { ${taskFields} } } notes { id body date } } }`,
    { date },
  );
}

async function tasks(person: Person, date: string | null = null): Promise<Task[]> {
  return (await day(person, date)).groups.flatMap((group) => group.tasks);
}

async function onlyTask(person: Person, date: string | null = null): Promise<Task> {
  const [task] = await tasks(person, date);
  if (!task) {
    throw new Error("The day has no task");
  }
  return task;
}

async function taskNamed(person: Person, name: string): Promise<Task> {
  const task = (await tasks(person)).find((listed) => listed.name === name);
  if (!task) {
    throw new Error(`The day has no task ${name}`);
  }
  return task;
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];

type ListInput = { id?: string; name?: string; access?: string; tasks?: object[] };

function aTaskList(details: ListInput = {}): Promise<{ id: string; tasks: { id: string }[] }> {
  const list = {
    id: details.id ?? randomUUID(),
    name: details.name ?? "Closing",
    access: details.access ?? "ALL",
    tasks: details.tasks ?? [{ id: randomUUID(), name: "Lock the doors", dueMinutes: 1200, repeatDays: everyDay }],
  };
  return ask(manager, "mutation ($list: TaskListInput!) { saveTaskList(list: $list) { id tasks { id } } }", { list });
}

const tickMutation = `mutation ($id: Uuid!) { tickTask(id: $id) { wasDoneBefore task { ${taskFields} } } }`;

function tick(person: Person, id: string): Promise<{ wasDoneBefore: boolean; task: Task }> {
  return ask(person, tickMutation, { id });
}

function aTodo(person: Person, details: Record<string, unknown> = {}): Promise<Task> {
  const todo = { id: randomUUID(), name: "Call the plumber", date: "2026-03-03", ...details };
  return ask(person, `mutation ($todo: TodoInput!) { addTodo(todo: $todo) { ${taskFields} } }`, { todo });
}

async function completionOn(date: string): Promise<{ due: number; done: number; onTime: number } | undefined> {
  const answer = await program.owner.query<{ due: number; done: number; onTime: number }>(
    `select tasks_due as due, tasks_done as done, tasks_done_on_time as "onTime"
     from daybook_report_view where store_id = $1 and business_date = $2`,
    [store.id, date],
  );
  return answer.rows[0];
}

async function eventsOf(name: string): Promise<number> {
  const answer = await program.owner.query("select id from events where store_id = $1 and name = $2", [store.id, name]);
  return answer.rows.length;
}

async function runRollover(): Promise<void> {
  const acting = await findActingStore(program.platform, store.id);
  if (!acting) {
    throw new Error("The store is gone");
  }
  await prepareTaskDay(
    systemRequest(program.platform, { store: acting, reason: "a test", requestId: randomUUID() }),
    {},
  );
}

test("[DAY-07] a task ticked after its due time is done by that person, late, and counts", async () => {
  await aTaskList();
  const { id } = await onlyTask(amy);
  at("2026-03-03", "20:05");
  const { task } = await tick(amy, id);
  expect(task).toMatchObject({ status: "DONE", isLate: true, doneBy: { firstName: "Amy" } });
  expect(await completionOn("2026-03-03")).toEqual({ due: 1, done: 1, onTime: 0 });
});

test("a second tick is answered with who did it and when, and writes nothing", async () => {
  await aTaskList();
  const { id } = await onlyTask(amy);
  at("2026-03-03", "20:05");
  await tick(amy, id);
  at("2026-03-03", "20:06");
  const second = await tick(ben, id);
  expect(second.wasDoneBefore).toBe(true);
  expect(second.task).toMatchObject({ doneBy: { firstName: "Amy" }, doneAt: "2026-03-04T02:05:00.000Z" });
  expect(await eventsOf("task.ticked")).toBe(1);
});

test("of two registers that tick at once one completes the task and the other is told so", async () => {
  await aTaskList();
  const { id } = await onlyTask(amy);
  const answers = await Promise.all([tick(amy, id), tick(ben, id), tick(amy, id), tick(ben, id)]);
  expect(answers.filter((answer) => !answer.wasDoneBefore)).toHaveLength(1);
  expect(new Set(answers.map((answer) => answer.task.doneBy?.firstName)).size).toBe(1);
  expect(await eventsOf("task.ticked")).toBe(1);
});

test("[DAY-07] an undone recurring task is skipped at the boundary, and the next day has one new copy", async () => {
  await aTaskList();
  await day(amy);
  at("2026-03-04", "02:59");
  expect(await onlyTask(amy, "2026-03-03")).toMatchObject({ status: "OPEN" });
  at("2026-03-04", "03:00");
  expect(await tasks(amy)).toMatchObject([{ status: "OPEN", date: "2026-03-04" }]);
  expect(await tasks(amy, "2026-03-03")).toMatchObject([{ status: "SKIPPED", date: "2026-03-03" }]);
});

test("an undone one-off is carried from day to day and missed only on its own date", async () => {
  await aTodo(amy);
  at("2026-03-05", "12:00");
  const carried = await onlyTask(amy);
  expect(carried).toMatchObject({ status: "OPEN", date: "2026-03-05", originalDate: "2026-03-03" });
  expect(await tasks(amy, "2026-03-03")).toMatchObject([{ originalDate: "2026-03-03" }]);
  await tick(amy, carried.id);
  expect(await completionOn("2026-03-03")).toEqual({ due: 1, done: 0, onTime: 0 });
  expect(await completionOn("2026-03-05")).toBeUndefined();
});

test("yesterday's task is refused to an employee and a late entry for a manager", async () => {
  await aTaskList();
  const { id } = await onlyTask(amy);
  at("2026-03-04", "10:00");
  await day(amy);
  expect(await refusalOf(amy, tickMutation, { id })).toMatchObject({ code: "task-day-over" });
  const { task } = await tick(manager, id);
  expect(task).toMatchObject({ status: "DONE", isLateEntry: true, date: "2026-03-03" });
  expect(await completionOn("2026-03-03")).toEqual({ due: 1, done: 1, onTime: 0 });
});

test("a tick is undone on its day by anybody and later by managers only", async () => {
  await aTaskList();
  const { id } = await onlyTask(amy);
  const untick = "mutation ($id: Uuid!) { untickTask(id: $id) { status doneBy { firstName } } }";
  await tick(amy, id);
  expect(await ask(ben, untick, { id })).toEqual({ status: "OPEN", doneBy: null });
  await tick(amy, id);
  at("2026-03-04", "10:00");
  await day(amy);
  expect(await refusalOf(ben, untick, { id })).toMatchObject({ code: "task-day-over" });
  expect(await ask(manager, untick, { id })).toMatchObject({ status: "SKIPPED" });
  expect(await eventsOf("task.unticked")).toBe(2);
});

test("[DAY-05] a managers' list is absent for everybody else, in the API too", async () => {
  await aTaskList({ access: "MANAGER", name: "Managers" });
  const { id } = await onlyTask(manager);
  expect(await tasks(amy)).toEqual([]);
  expect(await refusalOf(amy, tickMutation, { id })).toMatchObject({ code: "not-found" });
  expect(await refusalOf(amy, "{ taskLists { id } }")).toMatchObject({ code: "action-needs-manager" });
  expect((await tick(manager, id)).task.status).toBe("DONE");
});

test("after three days without any run each date is closed once and one copy is open", async () => {
  await aTaskList();
  await day(amy);
  at("2026-03-06", "09:00");
  await Promise.all([runRollover(), runRollover(), day(amy)]);
  await runRollover();
  const rows = await program.owner.query<{ date: string; status: string }>(
    "select business_date::text as date, status from task_occurrences where store_id = $1 order by 1",
    [store.id],
  );
  expect(rows.rows).toEqual([
    { date: "2026-03-03", status: "skipped" },
    { date: "2026-03-06", status: "open" },
  ]);
  expect(await eventsOf("task.skipped")).toBe(1);
});

test("a due time that daylight saving skips is due at the next minute that exists", async () => {
  at("2026-03-07", "12:00");
  await aTaskList({ tasks: [{ id: randomUUID(), name: "Night count", dueMinutes: 150, repeatDays: everyDay }] });
  program.clock.now = new Date("2026-03-08T15:00:00Z");
  const [task] = await ask<{ groups: { tasks: { dueAt: string }[] }[] }>(
    amy,
    "{ daybook { groups { tasks { dueAt } } } }",
  ).then((book) => book.groups.flatMap((group) => group.tasks));
  expect(task?.dueAt).toBe("2026-03-08T08:00:00.000Z");
});

test("[DAY-04] a list that changes takes today's open tasks along and leaves done ones as they were", async () => {
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
  const list = await aTaskList({
    tasks: [
      { id: first, name: "Count the drawer", repeatDays: everyDay },
      { id: second, name: "Sweep", repeatDays: everyDay },
      { id: third, name: "Trash", repeatDays: everyDay },
    ],
  });
  const drawer = await taskNamed(amy, "Count the drawer");
  await tick(amy, drawer.id);
  const wednesday = [3];
  await aTaskList({
    id: list.id,
    tasks: [
      { id: randomUUID(), name: "New today", repeatDays: everyDay },
      { id: second, name: "Sweep the floor", repeatDays: everyDay },
      { id: first, name: "Count both drawers", repeatDays: everyDay },
      { id: third, name: "Trash", repeatDays: wednesday },
    ],
  });
  expect((await tasks(amy)).map((task) => task.name)).toEqual(["New today", "Sweep the floor", "Count the drawer"]);
  at("2026-03-04", "12:00");
  expect((await tasks(amy)).map((task) => task.name)).toEqual([
    "New today",
    "Sweep the floor",
    "Count both drawers",
    "Trash",
  ]);
});

test("a second list of the same name is refused with the server's words", async () => {
  await aTaskList({ name: "Closing" });
  const list = { id: randomUUID(), name: "closing", tasks: [] };
  const answer = await manager.graphql("mutation ($list: TaskListInput!) { saveTaskList(list: $list) { id } }", {
    list,
  });
  expect(answer.errors[0]?.extensions.errors).toEqual({ name: ["A list named closing already exists"] });
});

test("[DAY-04] lists are put in order, and a deleted one takes its open tasks with it", async () => {
  const closing = await aTaskList({ name: "Closing" });
  const opening = await aTaskList({ name: "Opening" });
  const reorder = "mutation ($listIds: [Uuid!]!) { reorderTaskLists(listIds: $listIds) { name position } }";
  expect(await ask(manager, reorder, { listIds: [opening.id, closing.id] })).toEqual([
    { name: "Opening", position: 0 },
    { name: "Closing", position: 1 },
  ]);
  expect((await day(amy)).groups.map((group) => group.list?.name)).toEqual(["Opening", "Closing"]);
  await ask(manager, "mutation ($id: Uuid!) { archiveTaskList(id: $id) }", { id: opening.id });
  expect((await day(amy)).groups.map((group) => group.list?.name)).toEqual(["Closing"]);
});

test("an order that names a deleted or a made-up list is refused and changes nothing", async () => {
  const closing = await aTaskList({ name: "Closing" });
  const opening = await aTaskList({ name: "Opening" });
  const deletedList = await aTaskList({ name: "Gone" });
  await ask(manager, "mutation ($id: Uuid!) { archiveTaskList(id: $id) }", { id: deletedList.id });
  const reorder = "mutation ($listIds: [Uuid!]!) { reorderTaskLists(listIds: $listIds) { name } }";
  for (const unknown of [deletedList.id, randomUUID()]) {
    const refused = await refusalOf(manager, reorder, { listIds: [opening.id, unknown, closing.id] });
    expect(refused).toMatchObject({ code: "not-found" });
  }
  expect((await day(amy)).groups.map((group) => group.list?.name)).toEqual(["Closing", "Opening"]);
});

test("a store without lists gets the two starter lists of its kind once", async () => {
  await ask(manager, "mutation { addStarterLists { id } }");
  expect((await day(amy)).groups.map((group) => [group.list?.name, group.tasks.length])).toEqual([
    ["Opening", 6],
    ["Closing", 6],
  ]);
  expect(await refusalOf(manager, "mutation { addStarterLists { id } }")).toMatchObject({ code: "task-lists-there" });
});

test("a one-off is its maker's until a person ticks it, and managers' at any time", async () => {
  const todo = await aTodo(amy);
  const edit = `mutation ($todo: TodoInput!) { editTodo(todo: $todo) { ${taskFields} } }`;
  const changed = { id: todo.id, name: "Call the electrician", date: "2026-03-04" };
  expect(await refusalOf(ben, edit, { todo: changed })).toMatchObject({ code: "action-needs-manager" });
  expect(await ask(amy, edit, { todo: changed })).toMatchObject({ date: "2026-03-04", originalDate: "2026-03-04" });
  expect(await refusalOf(amy, edit, { todo: { ...changed, date: "2026-03-01" } })).toMatchObject({
    code: "invalid-input",
  });
  await ask(manager, "mutation ($id: Uuid!) { deleteTodo(id: $id) }", { id: todo.id });
  expect(await tasks(amy, "2026-03-04")).toEqual([]);
});

test("the same request twice adds one task and one note", async () => {
  const id = randomUUID();
  await aTodo(amy, { id });
  await aTodo(amy, { id });
  expect(await tasks(amy)).toHaveLength(1);
  await aNote(amy, { id });
  await aNote(amy, { id });
  expect((await day(amy)).notes).toHaveLength(1);
});

function aNote(person: Person, details: Record<string, unknown> = {}): Promise<{ id: string; date: string }> {
  const note = { id: randomUUID(), body: "The card reader loses the network", ...details };
  return ask(person, "mutation ($note: NoteInput!) { addNote(note: $note) { id date } }", { note });
}

const editNote = "mutation ($note: NoteInput!) { editNote(note: $note) { body editedBy { firstName } } }";

test("after a day a note is closed to its author and open to a manager", async () => {
  const { id } = await aNote(amy);
  const note = { id, body: "It works again" };
  expect(await ask(amy, editNote, { note })).toMatchObject({ body: "It works again" });
  expect(await refusalOf(ben, editNote, { note })).toMatchObject({ code: "note-not-yours" });
  at("2026-03-04", "13:00");
  expect(await refusalOf(amy, editNote, { note })).toMatchObject({ code: "note-not-yours" });
  expect(await ask(manager, editNote, { note: { ...note, body: "Replaced" } })).toEqual({
    body: "Replaced",
    editedBy: { firstName: "Marcus" },
  });
});

test("a note written after midnight while the day before is open belongs to that day", async () => {
  at("2026-03-04", "00:40");
  expect(await aNote(amy)).toMatchObject({ date: "2026-03-03" });
});

test("pinned notes stand first on every day up to their end", async () => {
  await aNote(amy, { body: "Pinned", pinnedUntil: "2026-03-05" });
  at("2026-03-04", "10:00");
  await aNote(amy, { body: "Newer" });
  expect((await day(amy)).notes.map((note) => note.body)).toEqual(["Pinned", "Newer"]);
  expect((await day(amy, "2026-03-05")).notes.map((note) => note.body)).toEqual(["Pinned"]);
  expect((await day(amy, "2026-03-06")).notes).toEqual([]);
});

test("managers' notes and marks are for managers", async () => {
  const add = "mutation ($note: NoteInput!) { addNote(note: $note) { id } }";
  const secret = { id: randomUUID(), body: "Raises", access: "MANAGER" };
  expect(await refusalOf(amy, add, { note: secret })).toMatchObject({ code: "action-needs-manager" });
  await ask(manager, add, { note: secret });
  expect((await day(amy)).notes).toEqual([]);
  expect((await day(manager)).notes).toHaveLength(1);
});

test("all notes are searched as text and paged", async () => {
  await aNote(amy, { body: "100% wool" });
  at("2026-03-04", "10:00");
  await aNote(ben, { body: "1000 bags" });
  const all = `query ($first: Int, $after: String, $filter: ListFilter) {
    allNotes(first: $first, after: $after, filter: $filter) { totalItems pageInfo { endCursor hasNextPage } edges { node { body } } } }`;
  const first = await ask<{ pageInfo: { endCursor: string } }>(amy, all, { first: 1 });
  expect(first).toMatchObject({
    totalItems: 2,
    pageInfo: { hasNextPage: true },
    edges: [{ node: { body: "1000 bags" } }],
  });
  const next = await ask(amy, all, { first: 1, after: first.pageInfo.endCursor });
  expect(next).toMatchObject({ pageInfo: { hasNextPage: false }, edges: [{ node: { body: "100% wool" } }] });
  expect(await ask(amy, all, { filter: { text: "0% W" } })).toMatchObject({ totalItems: 1 });
  expect(await ask(amy, all, { filter: { authorEmployeeId: amy.employee.id } })).toMatchObject({ totalItems: 1 });
});

test("shifts are planned by managers, with a warning when a person is planned twice", async () => {
  const add = "mutation ($shift: ShiftInput!) { addShift(shift: $shift) { overlaps shift { endsAt } } }";
  const shift = { employeeId: amy.employee.id, date: "2026-03-03", startMinutes: 1200, endMinutes: 120 };
  expect(await refusalOf(amy, add, { shift: { id: randomUUID(), ...shift } })).toMatchObject({
    code: "action-needs-manager",
  });
  expect(await ask(manager, add, { shift: { id: randomUUID(), ...shift } })).toEqual({
    overlaps: false,
    shift: { endsAt: "2026-03-04T08:00:00.000Z" },
  });
  expect(await ask(manager, add, { shift: { id: randomUUID(), ...shift } })).toMatchObject({ overlaps: true });
});

test("a day to come shows what will be due and cannot be ticked", async () => {
  await aTaskList();
  const [task] = await tasks(amy, "2026-03-10");
  expect(task).toMatchObject({ name: "Lock the doors", status: "OPEN", date: "2026-03-10" });
  const later = await aTodo(amy, { date: "2026-03-10" });
  expect(await refusalOf(amy, tickMutation, { id: later.id })).toMatchObject({ code: "task-day-not-come" });
});
