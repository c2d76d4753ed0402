import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aDaybook, everyDay } from "#tests/kit/a-daybook.ts";
import type { Daybook } from "#tests/kit/a-daybook.ts";
import { aUser, anEmployee } from "#tests/kit/people.ts";
import { signedIn } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let book: Daybook;
let dana: Person;
let employeeId: number;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

beforeEach(async () => {
  book = await aDaybook(program);
  const login = await aUser(program, { stores: [book.store], role: roles.manager });
  const { id } = await anEmployee(program, book.store, { firstName: "Dana", isManager: true, user: login });
  employeeId = id;
  dana = await signedIn(program, login, { store: book.store });
});

const task = { id: randomUUID(), name: "Count the drawer", repeatDays: everyDay };

/** How each record is made, read and saved again; `typed` is what a person changes in its form. */
const records = [
  {
    what: "a note",
    made: () => ({ body: "Card reader 2 is slow" }),
    add: "mutation ($record: NoteInput!) { addNote(note: $record) { id } }",
    read: "query ($id: Uuid!) { note(id: $id) { body version } }",
    save: "mutation ($record: NoteInput!) { editNote(note: $record) { id } }",
    typed: [{ body: "Card reader 2 is broken" }, { body: "Card reader 2 was exchanged" }],
  },
  {
    what: "a shift",
    made: () => ({ employeeId, date: "2026-03-03", startMinutes: 540, endMinutes: 900 }),
    add: "mutation ($record: ShiftInput!) { addShift(shift: $record) { overlaps } }",
    read: "query ($id: Uuid!) { shift(id: $id) { position version } }",
    save: "mutation ($record: ShiftInput!) { editShift(shift: $record) { overlaps } }",
    typed: [{ position: "Cashier" }, { position: "Buyer" }],
  },
  {
    what: "a task list",
    made: () => ({ name: "Opening", tasks: [task] }),
    add: "mutation ($record: TaskListInput!) { saveTaskList(list: $record) { id } }",
    read: "{ taskLists { list { name } tasks { name } version } }",
    save: "mutation ($record: TaskListInput!) { saveTaskList(list: $record) { id } }",
    typed: [{ tasks: [{ ...task, name: "Count both drawers" }] }, { name: "Before opening" }],
  },
  {
    what: "a task for one day",
    made: () => ({ name: "Call the plumber", date: "2026-03-03" }),
    add: "mutation ($record: TodoInput!) { addTodo(todo: $record) { id } }",
    read: "{ daybook { groups { tasks { name details version } } } }",
    save: "mutation ($record: TodoInput!) { editTodo(todo: $record) { id } }",
    typed: [{ name: "Call the plumber again" }, { details: "The sink drips" }],
  },
] as const;

test.each(records)("of two managers who save $what the second is told, and what is saved stays", async (record) => {
  const { add, read, save, typed } = record;
  const made = { id: randomUUID(), ...record.made() };
  await book.ask(book.manager, add, { record: made });
  const saved = async () => JSON.stringify(await book.ask(dana, read, { id: made.id }));
  const version = versionIn(await saved());
  book.at("2026-03-03", "14:05");
  await book.ask(book.manager, save, { record: { ...made, ...typed[0], version } });
  const before = await saved();
  const refused = await dana.graphql(save, { record: { ...made, ...typed[1], version } });
  expect(refused.errors[0]).toMatchObject({
    message: "Marcus Jones saved changes here at 2:05 PM. Yours are still here.",
    extensions: { code: "saved-since" },
  });
  expect(await saved()).toBe(before);
  // Having seen it, Dana may mean it all the same.
  await book.ask(dana, save, { record: { ...made, ...typed[1], version: versionIn(before) } });
  expect(await saved()).toContain(Object.values(typed[1])[0]);
});

test("of two who save one note at the same moment one is told", async () => {
  const id = randomUUID();
  await book.ask(book.manager, records[0].add, { record: { id, body: "Lights off at 9" } });
  const { version } = await book.ask<{ version: string }>(dana, records[0].read, { id });
  const answers = await Promise.all(
    [book.manager, dana].map((person, at) =>
      person.graphql(records[0].save, { record: { id, body: `Lights off at ${at + 7}`, version } }),
    ),
  );
  expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))).toEqual(["saved-since"]);
});

test("a change that was undone is as if it had never been", async () => {
  const id = randomUUID();
  await book.ask(book.manager, records[0].add, { record: { id, body: "Lights off at 9" } });
  const { version } = await book.ask<{ version: string }>(dana, records[0].read, { id });
  await book.ask(book.manager, records[0].save, { record: { id, body: "Lights off at 8", version } });
  await book.ask(book.manager, "mutation ($id: Uuid!) { restoreNote(id: $id) { id } }", { id });
  await book.ask(dana, records[0].save, { record: { id, body: "Lights off at 10", version } });
  expect(await book.ask(dana, records[0].read, { id })).toMatchObject({ body: "Lights off at 10" });
});

test("where a list stands and who has read a note are no other version", async () => {
  const id = randomUUID();
  await book.ask(book.manager, records[0].add, { record: { id, body: "Lights off at 9" } });
  const before = await book.ask<{ version: string }>(dana, records[0].read, { id });
  await book.ask(book.amy, "mutation ($id: Uuid!) { markNoteSeen(id: $id) { id } }", { id });
  expect(await book.ask(dana, records[0].read, { id })).toEqual(before);
  const lists = [await book.saveList([task]), await book.saveList([{ ...task, id: randomUUID() }])];
  const versions = async () =>
    (await book.ask<{ id: string; version: string }[]>(dana, "{ taskLists { id version } }")).toSorted((left, right) =>
      left.id.localeCompare(right.id),
    );
  const previous = await versions();
  await book.ask(dana, "mutation ($ids: [Uuid!]!) { reorderTaskLists(listIds: $ids) { id } }", {
    ids: lists.toReversed(),
  });
  expect(await versions()).toEqual(previous);
});

/** A version has no quotes in it. */
function versionIn(answer: string): string {
  return /"version":"([^"]+)"/.exec(answer)?.[1] ?? "none";
}
