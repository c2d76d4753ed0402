import { afterAll, beforeAll, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { anEmployee, aStore, aUser } from "#tests/kit/people.ts";
import { signedIn } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let manager: Person;

beforeAll(async () => {
  program = await testProgram();
  const store = await aStore(program);
  const user = await aUser(program, { stores: [store], role: roles.manager });
  const employee = await anEmployee(program, store, { user });
  manager = await signedIn(program, user, { store });
  await program.owner.query(
    `insert into notes (store_id, id, business_date, body, access, is_important, author_employee_id, created_at)
     select $1, gen_random_uuid(), date '2026-03-04' - number, 'Note ' || number, 'all', false, $2, now()
     from generate_series(1, 30) as number`,
    [store.id, employee.id],
  );
});
afterAll(() => program.stop());

/** Sends six times: first parsed, then cached, then compiled. */
async function sendSixTimes(body: unknown): Promise<unknown[]> {
  const responses = [];
  for (let at = 0; at < 6; at += 1) {
    const { status, body: response } = await manager.call({ method: "POST", path: "/graphql", body });
    responses.push(withoutRequestId({ status, response }));
  }
  return responses;
}

function withoutRequestId(response: unknown): unknown {
  return JSON.parse(JSON.stringify(response, (key, value: unknown) => (key === "requestId" ? undefined : value)));
}

const typed = `query Day($date: BusinessDate, $withNotes: Boolean = true, $first: Int) {
  day: dailyReport(date: $date) { __typename ...Money ... on Figures { customers } isToday salesByHour }
  allNotes(first: $first) @include(if: $withNotes) {
    totalItems pageInfo { hasNextPage endCursor } edges { cursor node { ...Words createdAt author { firstName } } } }
}
fragment Money on Figures { sales compPct goalPct }
fragment Words on Note { id date body access editedBy { firstName } pinnedUntil }`;

test.each([
  ["a list with fragments, interfaces and variables", { query: typed, variables: { date: "2026-03-04", first: 5 } }],
  ["what a directive leaves out", { query: typed, variables: { withNotes: false } }],
  ["a default value", { query: "query ($size: Int = 2) { allNotes(first: $size) { edges { node { body } } } }" }],
  ["introspection", { query: '{ __type(name: "Note") { name fields { name type { name kind } } } }' }],
  ["a refusal", { query: '{ note(id: "00000000-0000-7000-8000-000000000000") { id } }' }],
  ["a value of the wrong kind", { query: typed, variables: { first: "five" } }],
  ["a date that is none", { query: typed, variables: { date: "yesterday" } }],
  ["input that does not fit", { query: "{ allNotes(first: 0) { totalItems } }" }],
  ["one of several operations", { query: "query A { __typename } query B { b: __typename }", operationName: "B" }],
  ["an operation that is not there", { query: "query A { __typename }", operationName: "B" }],
  ["a batch", [{ query: typed, variables: { first: 1 } }, { query: "{ __typename }" }]],
])("a document gets the same response whether it is new, cached or compiled: %s", async (_what, body) => {
  const [parsed, ...again] = await sendSixTimes(body);
  for (const response of again) {
    expect(response).toEqual(parsed);
  }
});

test("variables of one request do not leak into the next", async () => {
  const query = "query ($first: Int) { allNotes(first: $first) { edges { node { id } } } }";
  for (const first of [1, 2, 3, 4, 5, 6]) {
    const { data } = await manager.graphql(query, { first });
    expect(data).toMatchObject({ allNotes: { edges: { length: first } } });
  }
});

test("a change in a batch happens once, though another operation beside it cannot be executed", async () => {
  const change = "mutation ($note: NoteInput!) { editNote(note: $note) { body } }";
  const read = "query ($first: Int) { allNotes(first: $first) { totalItems } }";
  const note = { id: "01900000-0000-7000-8000-000000000001", body: "First" };
  await manager.graphql("mutation ($note: NoteInput!) { addNote(note: $note) { body } }", { note });
  // Both texts are cached from here on.
  await manager.graphql(change, { note });
  await manager.graphql(read, { first: 1 });
  const response = await manager.call({
    method: "POST",
    path: "/graphql",
    body: [
      { query: change, variables: { note: { ...note, body: "Second" } } },
      { query: read, variables: { first: "five" } },
    ],
  });
  expect(response.body).toMatchObject([{ data: { editNote: { body: "Second" } } }, { errors: [{}] }]);
  const edited = await program.owner.query(
    "select id from events where name = 'note.edited' and payload -> 'after' ->> 'body' = 'Second'",
  );
  expect(edited.rows).toHaveLength(1);
});
