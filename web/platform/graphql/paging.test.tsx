import { parse } from "graphql";
import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ana, answersOf, fakeNetwork } from "#tests/kit/web-app.tsx";
import { createGraphqlClient } from "./graphql-client.ts";

const network = fakeNetwork();

const query = parse(`
  query AllNotes($after: String, $text: String) {
    allNotes(first: 1, after: $after, text: $text) {
      totalItems
      edges {
        cursor
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Two notes, a page each. */
function pageOf({ variables: { after, text } }: { variables: Record<string, unknown> }): object {
  const id = after === "one" ? "two" : "one";
  const edge = { __typename: "NoteEdge", cursor: id, node: { __typename: "Note", id: `${String(text)} ${id}` } };
  const pageInfo = { __typename: "PageInfo", hasNextPage: id === "one", endCursor: id };
  return { data: { allNotes: { __typename: "NoteConnection", totalItems: 2, edges: [edge], pageInfo } } };
}

test("[API-07] fetching more appends the edges of the next page, and another filter is another list", async () => {
  network.answer(...answersOf(ana, { AllNotes: pageOf }));
  const client = createGraphqlClient({ Query: { allNotes: ["text"] } });
  const notes = client.watchQuery({ query, variables: { text: "wool" } });
  const shown = notes.subscribe(() => undefined);
  await waitFor(() => expect(notes.getCurrentResult().data).toBeDefined());
  await notes.fetchMore({ variables: { after: "one" } });
  await waitFor(() =>
    expect(notes.getCurrentResult().data).toMatchObject({
      allNotes: {
        totalItems: 2,
        edges: [{ node: { id: "wool one" } }, { node: { id: "wool two" } }],
        pageInfo: { hasNextPage: false, endCursor: "two" },
      },
    }),
  );
  const others = await client.query({ query, variables: { text: "silk" } });
  expect(others.data).toMatchObject({ allNotes: { edges: [{ node: { id: "silk one" } }] } });
  shown.unsubscribe();
});
