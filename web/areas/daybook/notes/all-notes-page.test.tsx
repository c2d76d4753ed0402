import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const author = { __typename: "DaybookPerson", employeeId: "7", firstName: "Amy", fullName: "Amy Okafor" };
const notes = Array.from({ length: 160 }, (_, at) => ({
  __typename: "Note",
  id: `00000000-0000-7000-8000-${String(at).padStart(12, "0")}`,
  date: "2026-03-04",
  body: `Note ${at + 1}`,
  access: "ALL",
  isImportant: false,
  isAnnouncement: false,
  pinnedUntil: null,
  createdAt: "2026-03-04T15:00:00Z",
  author,
}));

const requests: Record<string, unknown>[] = [];

function answerNotes(): void {
  requests.length = 0;
  network.answer(
    ...answersOf(manager, {
      NoteAuthors: () => ({ data: { employees: [] } }),
      AllNotes: ({ variables }) => {
        requests.push(variables);
        const { first, last } = variables;
        const page = typeof last === "number" ? notes.slice(-last) : notes.slice(0, Number(first));
        const allNotes = {
          __typename: "QueryAllNotesConnection",
          totalItems: notes.length,
          pageInfo: {
            __typename: "PageInfo",
            hasNextPage: typeof last !== "number",
            startCursor: page[0]?.id ?? null,
            endCursor: page.at(-1)?.id ?? null,
          },
          edges: page.map((node) => ({ __typename: "QueryAllNotesConnectionEdge", cursor: node.id, node })),
        };
        return { data: { allNotes } };
      },
    }),
  );
}

test("[FRM-06] an address with a page after the last one shows the last page", async () => {
  answerNotes();
  openApp("/s/1/daybook/all-notes?page=99", manager);
  expect(await screen.findByText("151–160 of 160")).toBeVisible();
  const rows = within(screen.getByRole("table", { name: "All notes" }))
    .getAllByRole("row")
    .slice(1);
  expect(rows).toHaveLength(10);
  expect(rows[0]).toHaveTextContent("Note 151");
});

test("[FRM-06] a heading has the server sort the whole list, up and then down, and the address says so", async () => {
  answerNotes();
  const app = openApp("/s/1/daybook/all-notes?page=2", manager);
  expect(await screen.findByText("26–50 of 160")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Author" }));
  expect(await screen.findByText("1–25 of 160")).toBeVisible();
  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject({ sortBy: "author.fullName", descending: false, first: 25 }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Author" }));
  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject({ sortBy: "author.fullName", descending: true, first: 25 }),
  );
  expect(app.at()).toContain("sort=-author.fullName");
});
