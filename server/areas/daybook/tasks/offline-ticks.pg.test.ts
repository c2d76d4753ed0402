import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aDaybook, everyDay } from "#tests/kit/a-daybook.ts";
import type { Daybook } from "#tests/kit/a-daybook.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let book: Daybook;
let id: string;

beforeAll(async () => {
  program = await testProgram();
});

afterAll(() => program.stop());

beforeEach(async () => {
  book = await aDaybook(program);
  await book.saveList([{ repeatDays: everyDay, dueMinutes: 1200 }]);
  [{ id } = { id: "" }] = await book.tasks(book.manager);
});

const fields = "status isLate isLateEntry doneAt claimedDoneAt";
const tickAt = `mutation ($id: Uuid!, $doneAt: Instant) { tickTask(id: $id, doneAt: $doneAt) { task { ${fields} } } }`;
const untick = `mutation ($id: Uuid!) { untickTask(id: $id) { ${fields} } }`;
const history = `query ($id: ID!) { recordHistory(kind: "Task", id: $id, first: 5) { edges { node {
  name changes { field after } } } } }`;

const receivedAt = "2026-03-04T02:30:00.000Z";
const onTime = "2026-03-04T01:00:00.000Z";

test("a tick that waited is as late as it was received, and keeps beside it when the device says it was done", async () => {
  book.at("2026-03-03", "20:30");
  const answer = await book.ask(book.amy, tickAt, { id, doneAt: onTime });
  expect(answer).toEqual({
    task: { status: "DONE", isLate: true, isLateEntry: false, doneAt: receivedAt, claimedDoneAt: onTime },
  });
  expect(await book.figures("2026-03-03")).toEqual({ due: 1, done: 1, onTime: 0 });
});

test("the history says that a tick was made offline, and when", async () => {
  book.at("2026-03-03", "20:30");
  await book.ask(book.amy, tickAt, { id, doneAt: onTime });
  const recordChanges = await book.ask<{ edges: { node: { name: string; changes: unknown[] } }[] }>(
    book.manager,
    history,
    {
      id,
    },
  );
  const ticked = recordChanges.edges.find(({ node }) => node.name === "task.ticked");
  expect(ticked?.node.changes).toContainEqual({ field: "claimedDoneAt", after: onTime });
});

test("nobody opens a day that is over by saying that the tick is from before", async () => {
  book.at("2026-03-04", "08:00");
  await book.rollOver();
  expect(await book.refusal(book.amy, tickAt, { id, doneAt: onTime })).toBe("task-day-over");
  const answer = await book.ask(book.manager, tickAt, { id, doneAt: onTime });
  expect(answer).toMatchObject({ task: { isLateEntry: true, claimedDoneAt: onTime } });
  expect(await book.figures("2026-03-03")).toEqual({ due: 1, done: 1, onTime: 0 });
});

test.each([
  ["of this moment", "2026-03-04T02:29:30.000Z"],
  ["of a clock that is ahead", "2026-03-04T09:00:00.000Z"],
  ["that no device keeps so long", "2026-02-20T02:00:00.000Z"],
])("a time %s is no claim", async (_what, doneAt) => {
  book.at("2026-03-03", "20:30");
  const answer = await book.ask(book.amy, tickAt, { id, doneAt });
  expect(answer).toMatchObject({ task: { doneAt: receivedAt, claimedDoneAt: null } });
});

test("a tick that is undone takes its claim along", async () => {
  book.at("2026-03-03", "20:30");
  await book.ask(book.amy, tickAt, { id, doneAt: onTime });
  expect(await book.ask(book.amy, untick, { id })).toMatchObject({ status: "OPEN", claimedDoneAt: null });
});
