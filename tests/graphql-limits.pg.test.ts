import { createHash, randomUUID } from "node:crypto";
import { getIntrospectionQuery, parse } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aStore, aUser } from "#tests/kit/people.ts";
import { recordOf, signedIn } from "#tests/kit/signed-in.ts";
import type { HttpAnswer, Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { schema } from "#server/app/schema.ts";
import { IntrospectionCache } from "#server/platform/graphql/introspection-cache.ts";
import { runningVersion } from "#server/platform/config/running-version.ts";
import { limits } from "#server/platform/graphql/limits.rules.ts";

let program: TestProgram;
let manager: Person;

const registeredText = "query Registered($date: BusinessDate) { dailyReport(date: $date) { date } }";
const registeredHash = hashed(registeredText);
const outdatedText = "{ fieldOfAnOlderProgram }";

beforeAll(async () => {
  program = await testProgram({
    registered: new Map([registeredText, outdatedText].map((text) => [hashed(text), text])),
  });
  const store = await aStore(program);
  manager = await signedIn(program, await aUser(program, { stores: [store], role: roles.manager }), { store });
});
afterAll(() => program.stop());

function hashed(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function post(body: unknown): Promise<HttpAnswer> {
  return manager.call({ method: "POST", path: "/graphql", body });
}

function repeated(count: number, text: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => text(at)).join(" ");
}

const typeName = "{ __typename }";

/** Nests a field that does not exist; the depth is checked before execution. */
function nestQuery(depth: number): string {
  return `{ __type(name: "Query") { ${"ofType { ".repeat(depth - 2)} name ${"} ".repeat(depth - 2)} } dailyReport { date } }`;
}

test.each([
  ["aliases", (count: number) => `{ ${repeated(count, (at) => `a${at}: __typename`)} dailyReport { date } }`],
  ["directives", (count: number) => `{ ${repeated(count, () => "... @include(if: true) { __typename }")} }`],
  ["depth", nestQuery],
] as const)("more %s than the limit are refused", async (name, text) => {
  const allowed = await manager.graphql(text(limits[name]));
  expect(allowed.errors).toEqual([]);
  const refused = await manager.graphql(text(limits[name] + 1));
  expect(refused.errors).toMatchObject([
    { message: expect.stringContaining(`${name} ${limits[name] + 1} is above ${limits[name]}`) },
  ]);
  expect(refused.data).toBeNull();
});

test("a directive repeated at one place is refused whatever their number", async () => {
  const { errors } = await manager.graphql("{ __typename @include(if: true) @include(if: true) }");
  expect(errors[0]?.message).toContain('"@include" can only be used once');
});

test("what a page costs counts with its size, and a size that is not in the text counts as the largest", async () => {
  const page = (first: number | string) => `allNotes(first: ${first}) { edges { node { id body } } }`;
  const many = (size: number | string, pageSize: number) => repeated(pageSize, (at) => `n${at}: ${page(size)}`);
  expect((await manager.graphql(`{ ${many(5, 8)} }`)).errors).toEqual([]);
  expect((await manager.graphql(`{ ${many(100, 20)} }`)).errors[0]?.message).toContain("cost");
  const unknown = await manager.graphql(`query ($size: Int) { ${many("$size", 20)} }`, { size: 1 });
  expect(unknown.errors[0]?.message).toContain("cost");
});

test("a limit cannot be passed by a fragment that is used again and again", async () => {
  const fragment = `fragment F on Query { ${repeated(10, (at) => `a${at}: __typename`)} dailyReport { date } }`;
  const { errors } = await manager.graphql(`{ ${repeated(5, () => "...F")} } ${fragment}`);
  expect(errors[0]?.message).toContain("aliases 50 is above 40");
});

test("parsing stops at the token limit", async () => {
  const fields = (count: number) => `{ ${repeated(count, () => "date")} }`;
  const read = await manager.graphql(fields(limits.tokens - 4));
  expect(JSON.stringify(read.errors)).not.toContain("tokens");
  const refused = await manager.graphql(fields(limits.tokens + 1));
  expect(refused.errors[0]?.message).toContain(`more that ${limits.tokens} tokens`);
});

test("[API-06] ten operations travel together, an eleventh does not", async () => {
  const batch = (count: number) => Array.from({ length: count }, () => ({ query: typeName }));
  for (const _again of ["parsed for the first time", "known"]) {
    const ten = await post(batch(10));
    expect(ten.status).toBe(200);
    expect(ten.body).toHaveLength(10);
    const eleven = await post(batch(11));
    expect(eleven.status).toBe(413);
    expect(recordOf(eleven.body)["data"]).toBeUndefined();
  }
});

test("[API-06] one refused operation does not stop the others of its batch", async () => {
  const response = await post([{ query: typeName }, { query: "{ nope }" }, { query: '{ note(id: "x") { id } }' }]);
  expect(response.body).toMatchObject([{ data: { __typename: "Query" } }, { errors: [{}] }, { errors: [{}] }]);
});

test("a signed-in person may ask for the whole schema", async () => {
  const { data, errors } = await manager.graphql(
    "{ __schema { types { name fields { name type { name ofType { name ofType { name ofType { name } } } } } } } }",
  );
  expect(errors).toEqual([]);
  expect(JSON.stringify(data)).toContain("DailyReport");
});

/** What graphql-cop tries. It also calls introspection itself a finding; ours is for signed-in people, and within limits. */
test.each([
  [
    "the schema over and over",
    `{ ${repeated(limits.schemas + 1, (at) => `a${at}: __schema { types { name } }`)} }`,
    "schemas",
  ],
  ["many aliases of its parts", `{ ${repeated(101, (at) => `a${at}: __type(name: "Query") { name }`)} }`, "aliases"],
  ["one field five hundred times", `{ ${repeated(500, () => "__typename")} }`, "repeats"],
  ["one field of the schema again and again", `{ __schema { ${repeated(60, () => "types { name }")} } }`, "repeats"],
  ["many directives", `{ ${repeated(101, () => "... @include(if: true) { __typename }")} }`, "directives"],
  [
    "the schema in circles",
    "{ __schema { types { fields { type { fields { type { fields { type { fields { type { name } } } } } } } } } } }",
    "circles",
  ],
  [
    "circles by way of a fragment",
    "{ __schema { types { ...T } } } fragment T on __Type { fields { type { possibleTypes { fields { name } } } } }",
    "circles",
  ],
])("introspection has limits too: %s", async (_what, text, reason) => {
  const before = process.cpuUsage();
  const { data, errors } = await manager.graphql(text);
  // Our own work, because a busy machine is slow without our doing.
  const { user, system } = process.cpuUsage(before);
  expect(data).toBeNull();
  expect(errors.map(({ message }) => message).join()).toContain(reason);
  expect((user + system) / 1000).toBeLessThan(2000);
});

test("ten directives that are none are refused, whatever they are on", async () => {
  const { data, errors } = await manager.graphql(`{ __typename ${repeated(10, () => "@aa")} }`);
  expect(data).toBeNull();
  expect(errors[0]?.message).toContain('Unknown directive "@aa"');
});

test("a client may load the whole schema, and the result is cached", async () => {
  const text = getIntrospectionQuery();
  const first = await post({ query: text, operationName: "IntrospectionQuery" });
  const second = await post({ query: text });
  expect(recordOf(first.body)["errors"]).toBeUndefined();
  expect(second.body).toEqual(first.body);
  const responses = new IntrospectionCache(schema);
  expect(responses.resultFor(parse(text))).toBe(responses.resultFor(parse(text)));
  expect(responses.resultFor(parse(text), "Other")).toBeNull();
  expect(responses.resultFor(parse("{ __schema { types { name } } dailyReport { date } }"))).toBeNull();
});

test.each([
  ["a refusal", { query: '{ note(id: "00000000-0000-7000-8000-000000000000") { id } }' }],
  ["a field that is not there", { query: "{ nope }" }],
  ["a syntax error", { query: "{" }],
  ["no text at all", {}],
  ["a batch that is too long", Array.from({ length: 11 }, () => ({ query: typeName }))],
])("every error has the request id: %s", async (_what, body) => {
  // The second time the document is cached, if it can be.
  for (const response of [await post(body), await post(body)]) {
    const requestId = response.headers["x-request-id"];
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.body).toMatchObject({ errors: [{ message: expect.any(String), extensions: { requestId } }] });
  }
});

test("a bug is reported without its message", async () => {
  await program.owner.query("alter table notes rename to notes_away");
  const response = await manager.graphql("{ allNotes { totalItems } }");
  await program.owner.query("alter table notes_away rename to notes");
  expect(response.errors).toMatchObject([
    { message: "Something went wrong on our side. We logged it.", extensions: { code: "internal" } },
  ]);
});

test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
  "a page of another site cannot ask in our user's name: %s is no JSON",
  async (contentType) => {
    const { "content-type": _json, ...headers } = manager.headers;
    const response = await program.http.inject({
      method: "POST",
      url: "/graphql",
      headers: { ...headers, accept: "application/json", "content-type": contentType },
      payload: JSON.stringify({ query: typeName }),
    });
    expect(response.statusCode).toBe(415);
  },
);

test("a change is not made by GET", async () => {
  const query = encodeURIComponent("mutation { lockScreen }");
  const response = await manager.call({ path: `/graphql?query=${query}` });
  expect(response.status).toBe(405);
});

test("a body over a megabyte is refused before it is read", async () => {
  const response = await post({ query: `# ${"x".repeat(1_048_577)}\n${typeName}` });
  expect(response.status).toBe(413);
  expect(response.body).toMatchObject({ errors: [{ extensions: { requestId: response.headers["x-request-id"] } }] });
});

const persisted = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });

test("a registered operation can be sent by its hash alone, by POST, in a batch and by GET", async () => {
  const ask = { ...persisted(registeredHash), operationName: "Registered", variables: { date: "2026-03-04" } };
  const answered = { data: { dailyReport: { date: "2026-03-04" } } };
  expect((await post(ask)).body).toEqual(answered);
  expect((await post([ask, { query: typeName }])).body).toEqual([answered, { data: { __typename: "Query" } }]);
  const search = new URLSearchParams({
    extensions: JSON.stringify(ask.extensions),
    variables: JSON.stringify(ask.variables),
  });
  expect((await manager.call({ path: `/graphql?${search}` })).body).toEqual(answered);
});

test("an unregistered hash gets the error that Apollo's clients expect, and its text then works", async () => {
  const unknown = hashed(typeName);
  const response = await post([persisted(unknown), persisted(registeredHash)]);
  expect(response.body).toMatchObject([
    { errors: [{ message: "PersistedQueryNotFound", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }] },
    { data: { dailyReport: {} } },
  ]);
  expect((await post({ ...persisted(unknown), query: typeName })).body).toEqual({ data: { __typename: "Query" } });
  expect((await post(persisted(unknown))).body).toMatchObject({ errors: [{ message: "PersistedQueryNotFound" }] });
});

test("a registered operation that no longer fits the schema gets a regular error", async () => {
  const response = await post(persisted(hashed(outdatedText)));
  expect(response.body).toMatchObject({ errors: [{ message: expect.stringContaining("Cannot query field") }] });
});

test("a page of another version is sent on, and nothing executed, when something in its batch is not understood here", async () => {
  const id = randomUUID();
  const add = { query: `mutation { addNote(note: { id: "${id}", body: "Hello" }) { id } }` };
  const newer = { query: "{ stores { fieldOfANewerProgram } }" };
  const askAs = (version: string, body: unknown) =>
    manager.call({ method: "POST", path: "/graphql", body, headers: { "x-app-version": version } });
  const sentOn = await askAs("999.0.0", [add, newer]);
  expect([sentOn.status, sentOn.body]).toEqual([425, expect.objectContaining({ code: "other-version" })]);
  expect((await askAs("999.0.0", { query: `{ note(id: "${id}") { id } }` })).body).toMatchObject({
    errors: [{ extensions: { code: "not-found" } }],
  });
  expect((await askAs("999.0.0", [add])).body).toMatchObject([
    { errors: [{ extensions: { code: "action-needs-employee" } }] },
  ]);
  // A page of this version is told what is wrong.
  expect((await askAs(runningVersion, newer)).status).not.toBe(425);
});
