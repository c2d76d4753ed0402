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

async function aNote(by: Person, note: Record<string, unknown>): Promise<string> {
  const id = randomUUID();
  const answer = await by.graphql("mutation ($note: NoteInput!) { addNote(note: $note) { id } }", {
    note: { id, ...note },
  });
  expect(answer.errors).toEqual([]);
  return id;
}

async function read(person: Person, id: string): Promise<Record<string, unknown>> {
  const answer = await person.graphql(
    "query ($id: Uuid!) { note(id: $id) { body deletedAt deletedBy { firstName } seenBy { person { firstName } } } }",
    { id },
  );
  return recordOf(answer.data?.["note"]);
}

async function notesOn(person: Person, date: string): Promise<{ body: string; isAnnouncement: boolean }[]> {
  const answer = await person.graphql(
    "query ($date: BusinessDate) { daybook(date: $date) { notes { body isAnnouncement } } }",
    { date },
  );
  return recordOf(answer.data?.["daybook"])["notes"] as { body: string; isAnnouncement: boolean }[]; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the query above says what comes
}

test("each person says once that they got it, and the note lists them in that order", async () => {
  const id = await aNote(amy, { body: "The alarm code has changed" });
  for (const person of [ben, manager, ben]) {
    const answer = await person.graphql("mutation ($id: Uuid!) { markNoteSeen(id: $id) { id } }", { id });
    expect(answer.errors).toEqual([]);
    program.clock.now = new Date(program.clock.now.getTime() + 1000);
  }
  expect(await read(amy, id)).toMatchObject({
    seenBy: [{ person: { firstName: "Ben" } }, { person: { firstName: "Marcus" } }],
  });
});

test("of a deleted note managers see what it said and who deleted it, others that it is gone", async () => {
  const id = await aNote(amy, { body: "Lunch order" });
  await amy.graphql("mutation ($id: Uuid!) { deleteNote(id: $id) }", { id });
  expect(await read(manager, id)).toMatchObject({ body: "Lunch order", deletedBy: { firstName: "Amy" } });
  expect(await read(ben, id)).toMatchObject({ body: "", deletedAt: "2026-11-20T18:00:00.000Z", deletedBy: null });
  expect(await notesOn(manager, "2026-11-20")).toEqual([]);
});

test("an announcement stands on every day between its dates and on none after", async () => {
  const announcement = { body: "Holiday hours", isAnnouncement: true, date: "2026-11-23" };
  await aNote(manager, { ...announcement, pinnedUntil: "2026-11-25" });
  const shown = [{ body: "Holiday hours", isAnnouncement: true }];
  for (const [date, notes] of [
    ["2026-11-22", []],
    ["2026-11-23", shown],
    ["2026-11-25", shown],
    ["2026-11-26", []],
  ] as const) {
    expect(await notesOn(amy, date)).toEqual(notes);
  }
});

test("only managers announce, and an announcement has an end", async () => {
  const note = { id: randomUUID(), body: "Sale", isAnnouncement: true, pinnedUntil: "2026-11-25" };
  const add = "mutation ($note: NoteInput!) { addNote(note: $note) { id } }";
  expect((await amy.graphql(add, { note })).errors[0]?.extensions.code).toBe("action-needs-manager");
  const endless = await manager.graphql(add, { note: { ...note, pinnedUntil: null } });
  expect(endless.errors[0]?.extensions.errors).toEqual({ pinnedUntil: ["Choose the last day to show it"] });
});

test("all notes are turned forward and back, and each page is the same both ways", async () => {
  for (const day of [10, 11, 12, 13, 14]) {
    await aNote(amy, { body: `Of ${day}`, date: `2026-11-${day}` });
  }
  const page = async (place: Record<string, unknown>) => {
    const answer = await amy.graphql(
      `query ($first: Int, $after: String, $last: Int, $before: String) {
        allNotes(first: $first, after: $after, last: $last, before: $before) {
          edges { node { body } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
      place,
    );
    expect(answer.errors).toEqual([]);
    const { edges, pageInfo } = recordOf(answer.data?.["allNotes"]);
    const bodies = (edges as { node: { body: string } }[]).map(({ node }) => node.body); // oxlint-disable-line typescript/no-unsafe-type-assertion -- the query above says what comes
    return { bodies, ...recordOf(pageInfo) } as Record<string, unknown> & { bodies: string[] };
  };
  const first = await page({ first: 2 });
  const second = await page({ first: 2, after: first["endCursor"] });
  const third = await page({ first: 2, after: second["endCursor"] });
  expect([first, second, third].map(({ bodies }) => bodies)).toEqual([
    ["Of 14", "Of 13"],
    ["Of 12", "Of 11"],
    ["Of 10"],
  ]);
  expect(await page({ last: 2, before: third["startCursor"] })).toEqual(second);
  const newest = await page({ last: 2, before: second["startCursor"] });
  expect(newest).toMatchObject({ bodies: first.bodies, hasNextPage: true, hasPreviousPage: false });
});
