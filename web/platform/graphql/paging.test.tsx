import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ana, answersOf, fakeNetwork } from "#tests/kit/web-app.tsx";
import { graphql } from "./graphql.ts";
import { StoreData } from "./store-data.ts";
import { useRead } from "./use-read.ts";
import { StoreDataContext } from "./use-store-data.ts";

const network = fakeNetwork();

const query = graphql(`
  query AllNotes($after: String, $filter: ListFilter) {
    allNotes(first: 1, after: $after, filter: $filter) {
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
function pageOf({ variables: { after, filter } }: { variables: Record<string, unknown> }): object {
  const id = after === "one" ? "two" : "one";
  const edge = { __typename: "NoteEdge", cursor: id, node: { __typename: "Note", id: `${String(filter)} ${id}` } };
  const pageInfo = { __typename: "PageInfo", hasNextPage: id === "one", endCursor: id };
  return { data: { allNotes: { __typename: "NoteConnection", totalItems: 2, edges: [edge], pageInfo } } };
}

function Notes({ filter }: { filter: string }) {
  const read = useRead(query, { variables: { filter } });
  if (read.status !== "ready") {
    return null;
  }
  const { edges, pageInfo, totalItems } = read.data.allNotes;
  return (
    <>
      <output aria-label={filter}>{edges.map(({ node }) => node.id).join(", ")}</output>
      <output aria-label={`Total of ${filter}`}>{`${totalItems} ${pageInfo.endCursor} ${pageInfo.hasNextPage}`}</output>
      <button type="button" onClick={() => void read.more({ after: pageInfo.endCursor })}>
        {`More ${filter}`}
      </button>
    </>
  );
}

test("[API-07] fetching more appends the edges of the next page, and another filter is another list", async () => {
  network.answer(...answersOf(ana, { AllNotes: pageOf }));
  render(
    <StoreDataContext value={new StoreData()}>
      <Notes filter="wool" />
      <Notes filter="silk" />
    </StoreDataContext>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "More wool" }));
  await waitFor(() => expect(screen.getByLabelText("wool")).toHaveTextContent("wool one, wool two"));
  expect(screen.getByLabelText("Total of wool")).toHaveTextContent("2 two false");
  expect(screen.getByLabelText("silk")).toHaveTextContent(/^silk one$/);
});
