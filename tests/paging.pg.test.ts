import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { aStore, aUser, anEmployee } from "./kit/people.ts";
import { signedIn } from "./kit/signed-in.ts";
import type { Person } from "./kit/signed-in.ts";
import { testProgram } from "./kit/test-program.ts";
import type { TestProgram } from "./kit/test-program.ts";

let program: TestProgram;
let amy: Person;

beforeAll(async () => {
  program = await testProgram();
  const store = await aStore(program);
  const user = await aUser(program, { stores: [store] });
  await anEmployee(program, store, { user });
  amy = await signedIn(program, user, { store });
});
afterAll(() => program.stop());

const page = z.object({
  totalItems: z.number(),
  pageInfo: z.object({
    hasNextPage: z.boolean(),
    hasPreviousPage: z.boolean(),
    startCursor: z.string().nullable(),
    endCursor: z.string().nullable(),
  }),
  edges: z.array(z.object({ cursor: z.string(), node: z.object({ id: z.string() }) })),
});

async function notesAfter(after: string | null): Promise<z.infer<typeof page>> {
  const response = await amy.graphql(
    `query ($after: String) { allNotes(first: 2, after: $after) {
      totalItems edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
    { after },
  );
  expect(response.errors).toEqual([]);
  return page.parse(response.data?.["allNotes"]);
}

test("[API-07] a list comes in pages of edges; the end cursor of one page begins the next, and totalItems counts them all", async () => {
  const ids = Array.from({ length: 5 }, () => randomUUID());
  for (const id of ids) {
    const response = await amy.graphql("mutation ($note: NoteInput!) { addNote(note: $note) { id } }", {
      note: { id, body: "Count the drawer" },
    });
    expect(response.errors).toEqual([]);
  }
  const first = await notesAfter(null);
  const second = await notesAfter(first.pageInfo.endCursor);
  const third = await notesAfter(second.pageInfo.endCursor);
  const pages = [first, second, third];
  expect(pages.map(({ totalItems }) => totalItems)).toEqual([5, 5, 5]);
  expect(pages.map(({ pageInfo }) => [pageInfo.hasPreviousPage, pageInfo.hasNextPage])).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ]);
  expect(pages.map(({ pageInfo }) => [pageInfo.startCursor, pageInfo.endCursor])).toEqual(
    pages.map(({ edges }) => [edges[0]?.cursor, edges.at(-1)?.cursor]),
  );
  const noteIds = pages.flatMap(({ edges }) => edges.map(({ node }) => node.id));
  expect(noteIds.toSorted()).toEqual(ids.toSorted());
});

test("[API-07] a page after the last one is empty and has no cursors", async () => {
  const cursorAfterAll = Buffer.from(JSON.stringify(["date", true, "1999-01-01", randomUUID()])).toString("base64url");
  const response = await amy.graphql(
    `{ allNotes(first: 2, after: "${cursorAfterAll}") { edges { cursor } pageInfo { hasNextPage startCursor endCursor } } }`,
  );
  expect(response.data).toEqual({
    allNotes: { edges: [], pageInfo: { hasNextPage: false, startCursor: null, endCursor: null } },
  });
});
