import { buildSchema } from "graphql";
import { expect, test } from "vitest";
import { understandsWith } from "./understood.ts";

const schema = buildSchema(`
  input NoteInput { id: ID!, body: String! }
  type Note { id: ID!, body: String! }
  type Query { note(id: ID!): Note }
  type Mutation { addNote(note: NoteInput!): Note }
`);
const hash = "a".repeat(64);
const understands = understandsWith({ schema, registered: new Map([[hash, "{ note(id: 1) { body } }"]]) });
const add = "mutation Add($note: NoteInput!) { addNote(note: $note) { id } }";
const byHash = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });

test.each([
  ["fields that both versions have", { query: "{ note(id: 1) { id body } }" }, true],
  ["a field that only the other one has", { query: "{ note(id: 1) { id mood } }" }, false],
  ["an argument that only the other one has", { query: "{ note(id: 1, mood: 2) { id } }" }, false],
  ["values that fit", { query: add, variables: { note: { id: "1", body: "Hello" } } }, true],
  ["a value that only the other one has", { query: add, variables: { note: { id: "1", body: "Hi", mood: 1 } } }, false],
  ["a text that both registered", byHash(hash), true],
  ["a text that only the other one registered", byHash("b".repeat(64)), false],
  ["a batch with one that does not fit", [{ query: "{ note(id: 1) { id } }" }, { query: "{ mood }" }], false],
  ["a text that is none", { query: "{" }, false],
  ["what no version takes", "nothing", true],
])("a page of another version sends %s", (_what, body, isUnderstood) => {
  expect(understands(body)).toBe(isUnderstood);
});
