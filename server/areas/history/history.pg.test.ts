import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let amy: Person;
let ben: Person;
let manager: Person;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

beforeEach(async () => {
  program.clock.now = new Date("2026-11-20T18:00:00Z");
  store = await aStore(program);
  amy = await aPerson(program, store, { firstName: "Amy" });
  ben = await aPerson(program, store, { firstName: "Ben" });
  manager = await aPerson(program, store, { firstName: "Marcus", role: roles.manager });
});

function later(seconds: number): void {
  program.clock.now = new Date(program.clock.now.getTime() + seconds * 1000);
}

async function aNote(body: string): Promise<{ id: string }> {
  const id = randomUUID();
  await amy.graphql("mutation ($note: NoteInput!) { addNote(note: $note) { id } }", { note: { id, body } });
  return { id };
}

async function edit(person: Person, note: { id: string }, body: string): Promise<void> {
  const answer = await person.graphql("mutation ($note: NoteInput!) { editNote(note: $note) { id } }", {
    note: { ...note, body },
  });
  expect(answer.errors).toEqual([]);
}

function restore(person: Person, note: { id: string }, eventId: string | null = null) {
  return person.graphql("mutation ($id: Uuid!, $eventId: Uuid) { restoreNote(id: $id, eventId: $eventId) { body } }", {
    id: note.id,
    eventId,
  });
}

function remove(person: Person, note: { id: string }) {
  return person.graphql("mutation ($id: Uuid!) { deleteNote(id: $id) }", note);
}

type Entry = {
  id: string;
  name: string;
  by: string;
  userAgent: string | null;
  changes: { field: string; before: string | null; after: string | null }[];
};

async function historyOf(note: { id: string }, first = 25, after: string | null = null): Promise<Entry[]> {
  return (await historyEdges(note, first, after)).map(({ node }) => node);
}

async function historyEdges(
  note: { id: string },
  first: number,
  after: string | null,
): Promise<{ cursor: string; node: Entry }[]> {
  const answer = await manager.graphql(
    `query ($id: ID!, $first: Int, $after: String) { recordHistory(kind: "Note", id: $id, first: $first, after: $after) {
      edges { cursor node { id name by userAgent changes { field before after } } } } }`,
    { id: note.id, first, after },
  );
  expect(answer.errors).toEqual([]);
  const { edges } = recordOf(answer.data?.["recordHistory"]);
  return edges as { cursor: string; node: Entry }[]; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the query above says what comes
}

test("a manager reads who changed what, newest first and page by page; an employee does not", async () => {
  const note = await aNote("Card reader 2 is slow");
  await edit(amy, note, "Card reader 2 is broken");
  await edit(manager, note, "Card reader 2 was exchanged");
  const entries = await historyOf(note);
  expect(entries.map(({ name, by }) => [name, by])).toEqual([
    ["note.edited", "Marcus Jones"],
    ["note.edited", "Amy Jones"],
    ["note.added", "Amy Jones"],
  ]);
  expect(entries[1]?.changes).toEqual([
    { field: "body", before: "Card reader 2 is slow", after: "Card reader 2 is broken" },
  ]);
  const [newest] = await historyEdges(note, 1, null);
  const older = await historyOf(note, 25, newest?.cursor);
  expect(older).toEqual(entries.slice(1));
  const refused = await amy.graphql(`{ recordHistory(kind: "Note", id: "${note.id}") { totalItems } }`);
  expect(refused.errors[0]?.extensions.code).toBe("action-needs-manager");
});

test("the history names the browser that was used", async () => {
  const note = await aNote("Buy tape");
  await program.owner.query("update sessions set user_agent = 'Chrome/140 Windows' where device_id = $1", [
    amy.headers["x-device-id"],
  ]);
  expect((await historyOf(note))[0]?.userAgent).toBe("Chrome/140 Windows");
});

test("a change that is undone at once is as before, and both stand in the history", async () => {
  const note = await aNote("Lights off at 9");
  await edit(amy, note, "Lights off at 8");
  later(9);
  expect((await restore(amy, note)).data).toEqual({ restoreNote: { body: "Lights off at 9" } });
  expect((await historyOf(note)).map(({ name }) => name)).toEqual(["note.restored", "note.edited", "note.added"]);
  expect((await restore(amy, note)).errors[0]?.extensions.code).toBe("cannot-undo");
});

test("nobody undoes what another person has done since", async () => {
  const note = await aNote("Lights off at 9");
  await edit(amy, note, "Lights off at 8");
  await edit(manager, note, "Lights off at 10");
  const refused = await restore(amy, note);
  expect(refused.errors[0]).toMatchObject({
    message: "Marcus Jones changed it after you. We undid nothing.",
    extensions: { code: "changed-since" },
  });
});

test("after a minute only a manager brings back what was, from the history", async () => {
  const note = await aNote("Keys are in the safe");
  expect((await remove(amy, note)).errors).toEqual([]);
  later(61);
  expect((await restore(amy, note)).errors[0]?.extensions.code).toBe("undo-too-late");
  const [deleted] = await historyOf(note);
  expect(deleted?.name).toBe("note.deleted");
  expect((await restore(amy, note, deleted?.id)).errors[0]?.extensions.code).toBe("action-needs-manager");
  expect((await restore(ben, note, deleted?.id)).errors[0]?.extensions.code).toBe("action-needs-manager");
  expect((await restore(manager, note, deleted?.id)).data).toEqual({ restoreNote: { body: "Keys are in the safe" } });
  const read = await amy.graphql("query ($id: Uuid!) { note(id: $id) { body } }", note);
  expect(read.data).toEqual({ note: { body: "Keys are in the safe" } });
});

test("an entry of one record does not restore another", async () => {
  const [note, other] = [await aNote("One"), await aNote("Two")];
  await edit(amy, other, "Two and a half");
  const [edited] = await historyOf(other);
  expect((await restore(manager, note, edited?.id)).errors[0]?.extensions.code).toBe("not-found");
});

test("a manager reads a record as it was at the end of a day, and that it was gone on another", async () => {
  const note = await aNote("Lights off at 9");
  later(24 * 3600);
  await edit(manager, note, "Lights off at 8");
  later(24 * 3600);
  await remove(manager, note);
  const asOf = async (on: string) => {
    const answer = await manager.graphql(
      `query ($id: ID!, $on: BusinessDate!) { recordAsOf(kind: "Note", id: $id, on: $on) { isThere fields { field value } } }`,
      { id: note.id, on },
    );
    const { isThere, fields } = recordOf(answer.data?.["recordAsOf"]);
    const body = (fields as { field: string; value: string }[]).find(({ field }) => field === "body"); // oxlint-disable-line typescript/no-unsafe-type-assertion -- the query above says what comes
    return [isThere, body?.value];
  };
  expect(await asOf("2026-11-19")).toEqual([false, undefined]);
  expect(await asOf("2026-11-20")).toEqual([true, "Lights off at 9"]);
  expect(await asOf("2026-11-21")).toEqual([true, "Lights off at 8"]);
  expect(await asOf("2026-11-22")).toEqual([false, undefined]);
});

test("a manager reads what one person did, and nobody else does", async () => {
  const note = await aNote("Lights off at 9");
  await edit(manager, note, "Lights off at 8");
  const people = await program.owner.query<{ id: number }>(
    "select id from employees where store_id = $1 and first_name = 'Marcus'",
    [store.id],
  );
  const query = `query ($employeeId: ID!, $to: BusinessDate) {
    personHistory(employeeId: $employeeId, to: $to) { totalItems edges { node { name subject recordKind } } } }`;
  const employeeId = String(people.rows[0]?.id);
  const answer = await manager.graphql(query, { employeeId });
  expect(answer.data).toEqual({
    personHistory: {
      totalItems: 1,
      edges: [{ node: { name: "note.edited", subject: "Lights off at 8", recordKind: "Note" } }],
    },
  });
  expect((await manager.graphql(query, { employeeId, to: "2026-11-19" })).data).toMatchObject({
    personHistory: { totalItems: 0 },
  });
  expect((await amy.graphql(query, { employeeId })).errors[0]?.extensions.code).toBe("action-needs-manager");
});
