import path from "node:path";
import { Kind, parse } from "graphql";
import type { DocumentNode, SelectionNode, SelectionSetNode } from "graphql";
import { expect, test } from "vitest";
import { contentsOf, documentOf, textOf } from "#web/platform/graphql/document.ts";
import type { DocumentContents, Selection } from "#web/platform/graphql/document.ts";
import { allDocuments } from "./documents.ts";

test("of every document the program reads from its text what GraphQL's own parser reads", async () => {
  const texts = (await allDocuments(path.resolve(import.meta.dirname, "../.."))).map(textOf);
  expect(texts.length).toBeGreaterThan(400);
  expect(texts.map((text) => contentsOf(documentOf(text)))).toEqual(texts.map((text) => contentsOfParsed(parse(text))));
});

const corners = [
  "query { a }",
  'query Q($a: [Int!]! = [1], $b: In = {c: "})({", d: null}) { a(b: $b, c: {d: [")", "\\""]}) @include(if: $a) { b } }',
  "mutation M($file: Upload!) { take(file: $file) }",
  "subscription S { x: y { ... on T @skip(if: true) { a } ... { b } ...F @include(if: false) } }  fragment F on T { a }",
  "fragment A on T { on: fragment query(query: 1.5, on: -1) } fragment B on U { ...A }",
];

test.each(corners)("reads %s as GraphQL's own parser does", (text) => {
  expect(contentsOf(documentOf(text))).toEqual(contentsOfParsed(parse(text)));
});

test.each(["{ a }", "type T { a: Int }", "query Q { a", "query"])("refuses %s", (text) => {
  expect(() => contentsOf(documentOf(text))).toThrow(/^(A document cannot begin|The document ends too early)/);
});

function contentsOfParsed({ definitions }: DocumentNode): DocumentContents {
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const [operation] = operations.map(({ name, operation: kind, variableDefinitions, selectionSet }) => ({
    kind,
    name: name?.value ?? "",
    takesFile: JSON.stringify(variableDefinitions).includes('"Upload"'),
    selections: selectionsOf(selectionSet),
  }));
  return {
    operation: operation ?? null,
    fragments: new Map(
      fragments.map(({ name, typeCondition, selectionSet }) => [
        name.value,
        { type: typeCondition.name.value, selections: selectionsOf(selectionSet) },
      ]),
    ),
  };
}

function selectionsOf({ selections }: SelectionSetNode): Selection[] {
  const isTypename = (selection: SelectionNode) =>
    selection.kind === Kind.FIELD && selection.name.value === "__typename";
  return selections
    .filter((selection) => !isTypename(selection))
    .map((selection): Selection => {
      if (selection.kind === Kind.FIELD) {
        const { name, alias, selectionSet } = selection;
        return {
          name: name.value,
          responseName: alias?.value ?? name.value,
          isPlain: alias === undefined && selection.arguments?.length === 0,
          selections: selectionSet === undefined ? null : selectionsOf(selectionSet),
        };
      }
      return selection.kind === Kind.FRAGMENT_SPREAD
        ? { fragment: selection.name.value }
        : { type: selection.typeCondition?.name.value ?? null, selections: selectionsOf(selection.selectionSet) };
    });
}
