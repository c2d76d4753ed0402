import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { HistoryEntry } from "./history.queries.ts";

const network = fakeNetwork();

const fill: HistoryEntry = {
  id: "0193a6f0-0000-7000-8000-000000000001",
  setId: "0193a6f0-0000-7000-8000-000000000002",
  at: "2026-03-04T15:04:00Z",
  date: "2026-03-04",
  action: "ADDED",
  bin: "212",
  backstockId: "0193a6f0-0000-7000-8000-000000000003",
  categoryName: "Coats",
  fromLocation: null,
  toLocation: "Back room",
  reason: null,
  changed: [],
  by: "Ana Ruiz",
  undoes: null,
  undoneAt: null,
};
const entry = (id: number, changes: Partial<HistoryEntry>): HistoryEntry => ({
  ...fill,
  id: `0193a6f0-0000-7000-8000-00000000001${id}`,
  ...changes,
});

function listOf(entries: readonly HistoryEntry[]) {
  return {
    __typename: "QueryBackstockHistoryConnection",
    totalItems: entries.length,
    totals: {
      __typename: "BackstockHistoryTotals",
      from: "2026-02-26",
      to: "2026-03-04",
      added: 1,
      pulled: 0,
      removed: 1,
    },
    pageInfo: { __typename: "PageInfo", hasNextPage: false, startCursor: null, endCursor: null },
    edges: entries.map((node) => ({
      __typename: "Edge",
      cursor: node.id,
      node: { __typename: "BackstockHistory", ...node },
    })),
  };
}

function openHistory(history: GraphqlFakes[string]): void {
  network.answer(
    ...answersOf(manager, {
      BackstockHistory: history,
      BackstockReportChoices: () => ({
        data: { backstockHome: { __typename: "BackstockHome", categories: [], locations: [] }, employees: [] },
      }),
    }),
  );
  openApp("/s/1/reports/backstock_history", manager);
}

test("each line says what happened, from where to where, why, and by whom", async () => {
  const entries = [
    entry(1, { action: "UNDONE", undoes: "PULLED", toLocation: "Back room", fromLocation: "Floor" }),
    entry(2, { action: "PULLED", fromLocation: "Back room", toLocation: "Floor", undoneAt: "2026-03-04T15:09:00Z" }),
    entry(3, { action: "EDITED", toLocation: null, changed: ["notes", "itemCount"] }),
    entry(4, { action: "MOVED", fromLocation: "Back room", toLocation: "Staging", by: null }),
    entry(5, { action: "REMOVED", toLocation: null, reason: "donated" }),
    fill,
  ];
  openHistory(() => ({ data: { backstockHistory: listOf(entries) } }));
  const table = await screen.findByRole("table", { name: "Backstock history" }, { timeout: 20_000 });
  const rows = within(table).getAllByRole("row").slice(1);
  expect(rows).toHaveLength(entries.length);
  const words = [
    ["Undone", "Ana Ruiz undid the pull"],
    ["Pulled", "Undone Mar 4, 9:09 AM", "Back room to Floor"],
    ["Edited", "Notes, Pieces"],
    ["Moved", "Back room to Staging", "Hangtag"],
    ["Removed", "Donated"],
    ["Filled", "To Back room", "Ana Ruiz"],
  ];
  words.forEach((parts, at) => parts.forEach((part) => expect(rows[at]).toHaveTextContent(part)));
});

test("dates without activity say what would show there", async () => {
  openHistory(() => ({ data: { backstockHistory: listOf([]) } }));
  expect(await screen.findByText("No bin activity in these dates", {}, { timeout: 20_000 })).toBeVisible();
  expect(screen.getByText("Fill, move or pull a bin to see it here")).toBeVisible();
});

test("a person without reports reads that the page is closed to them", async () => {
  openHistory(() => ({ data: null, errors: [{ message: "Not allowed", extensions: { code: "forbidden" } }] }));
  expect(await screen.findByText("You don't have access", {}, { timeout: 20_000 })).toBeVisible();
});
