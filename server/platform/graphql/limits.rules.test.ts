import { buildSchema, parse, validate, visit } from "graphql";
import type { DocumentNode, FieldNode, OperationDefinitionNode } from "graphql";
import { expect, test } from "vitest";
import { isIntrospection, limits, withinLimits } from "./limits.rules.ts";

const schema = buildSchema("type Query { name: String }");

/** Returns why a query is refused, or null. */
function findRefusal(query: string): string | null {
  return refusalOf(parse(query));
}

function refusalOf(document: DocumentNode): string | null {
  const [error] = validate(schema, document, [withinLimits]);
  return error?.message.replace("This request is too large: ", "") ?? null;
}

/** Returns `{ a { a { … } } }` with the given depth. */
const nested = (levels: number, field = "a"): string =>
  levels === 1 ? `{ ${field} }` : `{ ${field} ${nested(levels - 1, field)} }`;

const times = (count: number, toText: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => toText(at)).join(" ");

test("a request has the limits of the audit", () => {
  expect(limits).toEqual({
    depth: 12,
    cost: 5000,
    aliases: 40,
    directives: 40,
    repeats: 40,
    schemas: 1,
    tokens: 4000,
    batch: 10,
  });
});

test.each([
  ["12 levels", nested(12), null],
  ["13 levels", nested(13), "depth 13 is above 12"],
  ["12 levels, an inline fragment counting none", `{ ... ${nested(12)} }`, null],
  ["13 levels by way of a fragment", `{ a { ...F } } fragment F on A ${nested(12)}`, "depth 13 is above 12"],
  ["12 levels by way of a fragment", `{ a { ...F } } fragment F on A ${nested(11)}`, null],
  ["40 aliases", `{ ${times(40, (at) => `n${at}: name`)} }`, null],
  ["41 aliases", `{ ${times(41, (at) => `n${at}: name`)} }`, "aliases 41 is above 40"],
  [
    "41 aliases beside fields without one",
    `{ ${times(41, (at) => `n${at}: name`)} ${times(9, (at) => `f${at}`)} }`,
    "aliases 41 is above 40",
  ],
  ["40 directives", `{ name ${times(40, (at) => `@d${at}`)} }`, null],
  ["41 directives", `{ name ${times(41, (at) => `@d${at}`)} }`, "directives 41 is above 40"],
  [
    "41 directives, one of them on the operation",
    `query Q @o { name ${times(40, (at) => `@d${at}`)} }`,
    "directives 41 is above 40",
  ],
  ["41 directives on fragments", `{ ${times(41, () => "... @d { name }")} }`, "directives 41 is above 40"],
  ["a field asked for 40 times more", `{ ${times(41, () => "name")} }`, null],
  ["a field asked for 41 times more", `{ ${times(42, () => "name")} }`, "repeats 41 is above 40"],
  ["an alias used again", `{ ${times(42, () => "n: name")} }`, "aliases 42 is above 40"],
  ["other fields beside each other", `{ ${times(60, (at) => `n${at}`)} }`, null],
  ["the schema once", "{ __schema { types { name } } }", null],
  ["the schema twice", "{ __schema { types { name } } b: __schema { types { name } } }", "schemas 2 is above 1"],
])("%s: %#", (_what, query, refusal) => {
  expect(findRefusal(query)).toBe(refusal);
});

const fields = (count: number): string => times(count, (at) => `f${at}`);

test.each([
  ["50 rows of 99 fields, and the list itself", `{ list(first: 50) { ${fields(99)} } }`, null],
  ["a page of 100 with a page of 47 of each", `{ a(first: 100) { b(last: 47) { c } d } }`, null],
  ["a page of 100 with a page of 50 of each", `{ a(first: 100) { b(last: 50) { c } } }`, "cost 5101 is above 5000"],
  ["a page larger than the largest counts as that", `{ a(first: 9999) { ${fields(49)} } }`, null],
  [
    "a page that a variable sizes counts as the largest",
    `query Q($n: Int) { a(first: $n) { ${fields(50)} } }`,
    "cost 5001 is above 5000",
  ],
  ["a page of no rows counts as one", `{ a(first: 0) { b(first: 100) { ${fields(49)} } } }`, null],
  ["rows below no page are one each", `{ a(after: "x") { b(first: 100) { ${fields(49)} } } }`, null],
  [
    "a page of no rows with a page too large below it",
    `{ a(first: 0) { b(first: 100) { ${fields(50)} } } }`,
    "cost 5002 is above 5000",
  ],
  [
    "what is below no page counts for each row of the page above it",
    `{ a(first: 100) { b { ${fields(49)} } } }`,
    "cost 5001 is above 5000",
  ],
  ["a page of exactly the cost", `{ a(first: 100) { ${fields(49)} } ${times(99, (at) => `x${at}`)} }`, null],
  [
    "all operations together",
    `query A { a(first: 100) { ${fields(30)} } } query B { a(first: 100) { ${fields(30)} } }`,
    "cost 6002 is above 5000",
  ],
])("%s", (_what, query, refusal) => {
  expect(findRefusal(query)).toBe(refusal);
});

test("a fragment of exactly 5,000 fields' worth passes, and one field more does not", () => {
  const query = (count: number) =>
    `{ a(first: 100) { ...F } ${times(count, (at) => `x${at}`)} } fragment F on A { ${fields(49)} }`;
  expect(findRefusal(query(99))).toBeNull();
  expect(findRefusal(query(100))).toBe("cost 5001 is above 5000");
});

test("fragments that spread each other end, and one that nobody defined counts nothing", () => {
  expect(findRefusal("{ ...A } fragment A on Query { name ...B } fragment B on Query { name ...A }")).toBeNull();
  expect(findRefusal("{ ...Nowhere }")).toBeNull();
});

test("the same fragment in two places counts in both", () => {
  const query = `{ a(first: 100) { ...F } b(first: 100) { ...F } } fragment F on A { ${fields(26)} }`;
  expect(findRefusal(query)).toBe("cost 5202 is above 5000");
});

test("counting stops early when fragments double the cost", () => {
  const doubling = times(40, (at) => `fragment F${at} on Q { a${at} ...F${at + 1} ...F${at + 1} }`);
  expect(findRefusal(`{ ...F0 } ${doubling} fragment F40 on Q { name }`)).toBe("cost 10001 is above 5000");
});

/** Returns a document as a program builds it: without a list of directives where there are none. */
function built(query: string): DocumentNode {
  const withoutEmptyList = (node: FieldNode | OperationDefinitionNode) =>
    node.directives?.length === 0 ? { ...node, directives: undefined } : node;
  return visit(parse(query), {
    Field: { leave: withoutEmptyList },
    OperationDefinition: { leave: withoutEmptyList },
  });
}

const tooManyDirectives = `name ${times(41, (at) => `@d${at}`)}`;

test.each([
  ["60 fields", `{ ${fields(60)} }`, null],
  ["60 operations", times(60, (at) => `query Q${at} { name }`), null],
  ["41 directives and 60 fields", `{ ${tooManyDirectives} ${fields(60)} }`, "directives 41 is above 40"],
  [
    "41 directives and 60 operations",
    `query Q { ${tooManyDirectives} } ${times(60, (at) => `query Q${at} { name }`)}`,
    "directives 41 is above 40",
  ],
])("a document that a program built is measured like one that was read: %s", (_what, query, refusal) => {
  expect(refusalOf(built(query))).toBe(refusal);
});

test("a request for only the schema may be deep, but neither expensive nor circular", () => {
  const typeOf = nested(20, "ofType");
  expect(findRefusal(`{ __schema { types { fields { type ${typeOf} } } } }`)).toBeNull();
  expect(findRefusal(`{ __schema { types { fields { type ${typeOf} } } } name }`)).toBe("depth 24 is above 12");
  expect(findRefusal("{ __schema { types { fields { type { fields { name } } } } } }")).toBe(
    "it asks for the schema in circles",
  );
  expect(
    findRefusal(
      '{ __type(name: "A") { ...F } } fragment F on T { fields { type { ...G } } } fragment G on T { fields { name } }',
    ),
  ).toBe("it asks for the schema in circles");
  expect(findRefusal('{ __type(name: "A") { ...F } } fragment F on T { name ...F }')).toBeNull();
});

test("a circle is found up to exactly the cost, above which the cost alone is said", () => {
  const circle = (beside: number) =>
    `{ __schema { types(first: 100) { fields { type { fields { name } } } ${fields(45)} } ${times(beside, (at) => `x${at}`)} } }`;
  expect(findRefusal(circle(98))).toBe("it asks for the schema in circles");
  expect(findRefusal(circle(99))).toBe("cost 5001 is above 5000");
});

test("a request that is too large is a bad request, by a code that programs can read", () => {
  const [error] = validate(schema, parse(nested(13)), [withinLimits]);
  expect(error?.extensions).toEqual({ code: "request-too-large", http: { status: 400 } });
});

test("sibling lists of the schema are not a circle, and neither are the same field names outside the schema", () => {
  expect(findRefusal("{ __schema { types { fields { name } inputFields { name } } } }")).toBeNull();
  expect(findRefusal("{ __schema { types { ... { fields { name } } ... { fields { name } } } } }")).toBeNull();
  expect(findRefusal("{ types { fields { types { fields { name } } } } }")).toBeNull();
  expect(findRefusal("{ __schema { type { type { type { name } } } } }")).toBeNull();
});

test.each([
  ["{ __schema { types { name } } }", true],
  ["{ __typename }", true],
  ["{ __schema { types { ...T } } } fragment T on __Type { name }", true],
  ["{ name }", false],
  ["{ __typename name }", false],
  ["query A { __typename } query B { name }", false],
  ["{ ...F } fragment F on Query { __typename }", false],
  ["type A { name: String }", false],
])("%s asks for nothing but the schema: %s", (query, expected) => {
  expect(isIntrospection(parse(query))).toBe(expected);
});
