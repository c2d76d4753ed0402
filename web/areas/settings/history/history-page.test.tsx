import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

function changes(nodes: Record<string, unknown>[]) {
  const edges = nodes.map((node, at) => ({ __typename: "Edge", cursor: String(at), node }));
  const pageInfo = { __typename: "PageInfo", endCursor: null, hasNextPage: false };
  return {
    data: { settingChanges: { __typename: "Changes", totalItems: nodes.length, pageInfo, edges } },
  };
}

test("a changed setting stands with who changed it, on which device, before and after", async () => {
  const node = {
    __typename: "SettingChange",
    id: "1",
    name: "store.switches-changed",
    at: "2026-11-19T16:00:00.000Z",
    by: "Marcus King",
    deviceName: "Register 1",
    changes: [{ __typename: "FieldChange", field: "idleSeconds", before: "90", after: "120" }],
  };
  network.answer(...answersOf(manager, { SettingChanges: () => changes([node]) }));
  openApp("/s/1/settings/history", manager);
  expect(await screen.findByText(/Marcus King/)).toBeVisible();
  expect(screen.getByText(/Register 1/)).toBeVisible();
});

test("whom the server refuses reads that", async () => {
  const refused = { data: null, errors: [{ message: "No", extensions: { code: "forbidden" } }] };
  network.answer(...answersOf(manager, { SettingChanges: () => refused }));
  openApp("/s/1/settings/history", manager);
  expect(await screen.findByText("You don't have access")).toBeInTheDocument();
});
