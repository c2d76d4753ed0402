import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aDaybook, everyDay } from "#tests/kit/a-daybook.ts";
import type { Daybook } from "#tests/kit/a-daybook.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let book: Daybook;

beforeAll(async () => {
  program = await testProgram();
});

afterAll(() => program.stop());

beforeEach(async () => {
  book = await aDaybook(program);
});

const tick = "mutation ($id: Uuid!) { tickTask(id: $id) { task { status } } }";
const untick = "mutation ($id: Uuid!) { untickTask(id: $id) { status } }";
const skip = `mutation ($id: Uuid!, $reason: SkipReason!, $note: String! = "") {
  skipTask(id: $id, reason: $reason, note: $note) { wasDoneBefore task { status } } }`;
const notNeeded = "mutation ($id: Uuid!) { markTaskNotNeeded(id: $id) { task { status } } }";
const move = `mutation ($templateId: Uuid!, $date: BusinessDate!, $to: BusinessDate!) {
  moveTask(templateId: $templateId, date: $date, to: $to) { id date } }`;

async function only(date?: string) {
  const [task] = await book.tasks(book.manager, date);
  if (!task) {
    throw new Error("The day has no task");
  }
  return task;
}

test("[DAY-08] a tick is in the day's report at once, undone it is out again", async () => {
  await book.saveList([
    { repeatDays: everyDay, dueMinutes: 1200 },
    { repeatDays: everyDay, name: "Sweep" },
  ]);
  const { id } = await only();
  expect(await book.figures("2026-03-03")).toEqual({ due: 2, done: 0, onTime: 0 });
  await book.ask(book.amy, tick, { id });
  expect(await book.figures("2026-03-03")).toEqual({ due: 2, done: 1, onTime: 1 });
  await book.ask(book.amy, untick, { id });
  expect(await book.figures("2026-03-03")).toEqual({ due: 2, done: 0, onTime: 0 });
});

test("[DAY-08] the report of a day without due tasks says nothing about them", async () => {
  await book.saveList([{ repeatDays: [3] }]);
  await book.tasks(book.amy);
  expect(await book.figures("2026-03-03")).toBeUndefined();
  const todo = { id: randomUUID(), name: "Call the plumber", date: "2026-03-03" };
  await book.ask(book.amy, "mutation ($todo: TodoInput!) { addTodo(todo: $todo) { id } }", { todo });
  expect(await book.figures("2026-03-03")).toEqual({ due: 1, done: 0, onTime: 0 });
  await book.ask(book.amy, "mutation ($id: Uuid!) { deleteTodo(id: $id) }", { id: todo.id });
  expect(await book.figures("2026-03-03")).toEqual({ due: null, done: null, onTime: null });
});

test("[DAY-08] a manager's late entry raises the completion of its day and not what was in time", async () => {
  await book.saveList([{ repeatDays: everyDay }]);
  const { id } = await only();
  book.at("2026-03-04", "10:00");
  await book.rollOver();
  await book.ask(book.manager, tick, { id });
  expect(await book.figures("2026-03-03")).toEqual({ due: 1, done: 1, onTime: 0 });
});

test("a skipped task says why, counts as due and can be undone", async () => {
  await book.saveList([{ repeatDays: everyDay }]);
  const { id } = await only();
  expect(await book.refusal(book.amy, skip, { id, reason: "OTHER" })).toBe("invalid-input");
  await book.ask(book.amy, skip, { id, reason: "OUT_OF_SUPPLIES" });
  expect(await only()).toMatchObject({ status: "SKIPPED", skipReason: "OUT_OF_SUPPLIES" });
  expect(await book.ask(book.amy, skip, { id, reason: "NO_TIME" })).toMatchObject({ wasDoneBefore: true });
  expect(await book.figures("2026-03-03")).toEqual({ due: 1, done: 0, onTime: 0 });
  expect(await book.ask(book.amy, untick, { id })).toEqual({ status: "OPEN" });
});

test("a task that was not needed was not due either", async () => {
  await book.saveList([{ repeatDays: everyDay }, { repeatDays: everyDay, name: "Sweep" }]);
  const { id } = await only();
  await book.ask(book.amy, notNeeded, { id });
  expect(await only()).toMatchObject({ status: "NOT_NEEDED" });
  expect(await book.figures("2026-03-03")).toEqual({ due: 1, done: 0, onTime: 0 });
});

test("a daily must-do that is missed stands once, with the day since when", async () => {
  await book.saveList([{ repeatDays: everyDay, isMustDo: true }]);
  await book.rollOver();
  for (const date of ["2026-03-04", "2026-03-05"]) {
    book.at(date, "00:05");
    await book.rollOver();
    book.at(date, "03:00");
    await book.rollOver();
  }
  expect(await book.tasks(book.amy)).toMatchObject([{ status: "OPEN", date: "2026-03-05", sinceDate: "2026-03-03" }]);
  expect(await only("2026-03-04")).toMatchObject({ status: "SKIPPED", sinceDate: "2026-03-03" });
  await book.ask(book.amy, tick, { id: (await only()).id });
  book.at("2026-03-06", "09:00");
  expect(await book.tasks(book.amy)).toMatchObject([{ status: "OPEN", sinceDate: null }]);
  expect(await book.figures("2026-03-04")).toEqual({ due: 1, done: 0, onTime: 0 });
});

test("a weekly must-do is carried until it is done and missed on its own day only", async () => {
  const id = await book.saveList([{ id: randomUUID(), repeatDays: [2], isMustDo: true }]);
  await book.rollOver();
  book.at("2026-03-06", "09:00");
  await Promise.all([book.rollOver(), book.rollOver()]);
  expect(await book.tasks(book.amy)).toMatchObject([
    { date: "2026-03-06", originalDate: "2026-03-03", status: "OPEN" },
  ]);
  const { templateId } = await only();
  await book.saveList([{ id: templateId, repeatDays: [2], isMustDo: true }], id);
  expect(await book.tasks(book.amy)).toHaveLength(1);
  book.at("2026-03-10", "09:00");
  await book.rollOver();
  expect(await book.tasks(book.amy)).toMatchObject([{ originalDate: "2026-03-10", sinceDate: "2026-03-03" }]);
  expect(await book.figures("2026-03-06")).toBeUndefined();
  expect(await book.figures("2026-03-10")).toEqual({ due: 1, done: 0, onTime: 0 });
});

test("skipping an old must-do goes on with its next day that is not past", async () => {
  await book.saveList([{ repeatDays: [2], isMustDo: true }]);
  await book.rollOver();
  book.at("2026-03-06", "09:00");
  await book.rollOver();
  await book.ask(book.amy, skip, { id: (await only()).id, reason: "NO_TIME" });
  book.at("2026-03-07", "09:00");
  expect(await book.tasks(book.amy)).toEqual([]);
  expect(await book.tasks(book.amy, "2026-03-10")).toMatchObject([{ status: "OPEN", sinceDate: null }]);
});

test("with must-dos only, completion leaves out what may be skipped, on every day", async () => {
  await book.saveList([
    { repeatDays: everyDay, isMustDo: true },
    { repeatDays: everyDay, name: "Sweep" },
  ]);
  await book.tasks(book.amy);
  const set = "mutation ($basis: CompletionBasis!) { setCompletionBasis(basis: $basis) }";
  expect(await book.refusal(book.amy, set, { basis: "MUST_DO" })).toBe("action-needs-manager");
  expect(await book.ask(book.manager, set, { basis: "MUST_DO" })).toBe("MUST_DO");
  expect(await book.figures("2026-03-03")).toEqual({ due: 1, done: 0, onTime: 0 });
  await book.ask(book.manager, set, { basis: "ALL" });
  expect(await book.figures("2026-03-03")).toEqual({ due: 2, done: 0, onTime: 0 });
});

test("one day's copy moves to another day and back, its rule stays", async () => {
  await book.saveList([{ repeatDays: [4] }]);
  const planned = await only("2026-03-05");
  const { templateId } = planned;
  const thursday = "2026-03-05";
  expect(await book.refusal(book.amy, move, { templateId, date: thursday, to: "2026-03-03" })).toBe(
    "action-needs-manager",
  );
  expect(await book.refusal(book.manager, move, { templateId, date: thursday, to: "2026-03-12" })).toBe(
    "invalid-input",
  );
  expect(await book.refusal(book.manager, move, { templateId, date: thursday, to: "2026-03-02" })).toBe(
    "invalid-input",
  );
  await book.ask(book.manager, move, { templateId, date: thursday, to: "2026-03-03" });
  expect(await book.tasks(book.amy)).toMatchObject([{ status: "OPEN", date: "2026-03-03" }]);
  expect(await only(thursday)).toMatchObject({ status: "MOVED", movedTo: "2026-03-03" });
  expect(await book.figures("2026-03-03")).toEqual({ due: 1, done: 0, onTime: 0 });
  await book.ask(book.manager, move, { templateId, date: "2026-03-03", to: thursday });
  expect(await book.tasks(book.amy)).toEqual([]);
  expect(await only(thursday)).toMatchObject({ status: "OPEN", movedTo: null });
  book.at(thursday, "09:00");
  expect(await book.tasks(book.amy)).toHaveLength(1);
});

test("a list that is switched off leaves the day, and comes back with it", async () => {
  const id = await book.saveList([{ repeatDays: everyDay }]);
  const turn = "mutation ($id: Uuid!, $isActive: Boolean!) { setTaskListActive(id: $id, isActive: $isActive) { id } }";
  await book.tasks(book.amy);
  await book.ask(book.manager, turn, { id, isActive: false });
  expect(await book.tasks(book.amy)).toEqual([]);
  await book.ask(book.manager, turn, { id, isActive: true });
  expect(await book.tasks(book.amy)).toMatchObject([{ status: "OPEN" }]);
  expect(await book.refusal(book.amy, turn, { id, isActive: false })).toBe("action-needs-manager");
});

test("[DAY-05] [DAY-08] employees' completion counts the lists that they may see, the store's counts all", async () => {
  const managersOnly = randomUUID();
  const list = (access: string) => ({
    id: managersOnly,
    name: "Managers",
    access,
    tasks: [{ id: managersOnly, name: "Count the safe", repeatDays: everyDay }],
  });
  const saveList = "mutation ($list: TaskListInput!) { saveTaskList(list: $list) { id } }";
  await book.saveList([{ repeatDays: everyDay }, { repeatDays: everyDay, name: "Sweep" }]);
  await book.ask(book.manager, saveList, { list: list("MANAGER") });
  const [{ id } = { id: "" }] = await book.tasks(book.amy);
  await book.ask(book.amy, tick, { id });
  const report = "{ dailyReport { tasksDue tasksDone taskCompletion } }";
  expect(await book.ask(book.manager, report)).toEqual({ tasksDue: 3, tasksDone: 1, taskCompletion: 333 });
  expect(await book.ask(book.amy, report)).toEqual({ tasksDue: 2, tasksDone: 1, taskCompletion: 500 });
  await book.ask(book.manager, saveList, { list: list("ALL") });
  expect(await book.ask(book.amy, report)).toEqual({ tasksDue: 3, tasksDone: 1, taskCompletion: 333 });
});
