import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp, requestsOf } from "#tests/kit/web-app.tsx";
import { savedFiles } from "#tests/kit/web/saved-files.ts";

const network = fakeNetwork();

function changes(nodes: Record<string, unknown>[], endCursor: string | null = null) {
  const edges = nodes.map((node, at) => ({ __typename: "Edge", cursor: String(at), node }));
  const pageInfo = { __typename: "PageInfo", endCursor, hasNextPage: endCursor !== null };
  return {
    data: { settingChanges: { __typename: "Changes", totalItems: nodes.length, pageInfo, edges } },
  };
}

test("a changed setting stands with who changed it, on which device, before and after", async () => {
  const node = {
    __typename: "SettingChange",
    id: "1",
    name: "store.switches-changed",
    subject: null,
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

test("a changed week says each day as it was and is, and a changed user whose it is", async () => {
  const node = (id: string, fields: Record<string, unknown>) => ({
    ...{ __typename: "SettingChange", id, subject: null, at: "2026-11-19T16:00:00.000Z", by: "Marcus King" },
    ...{ deviceName: null, ...fields },
  });
  const field = (name: string, before: string, after: string) => ({
    ...{ __typename: "FieldChange", field: name, before, after },
  });
  const sunday = field("Sunday", "closed", "12:00-18:00, buying until 17:00");
  const week = node("1", { name: "store.hours-changed", changes: [sunday] });
  const user = node("2", {
    name: "user.changed",
    subject: "Zoe Quill",
    changes: [field("role", "1", "2"), field("storeIds", "[1]", "[1,77]")],
  });
  network.answer(...answersOf(manager, { SettingChanges: () => changes([week, user]) }));
  openApp("/s/1/settings/history", manager);
  expect(await screen.findByText("12:00 PM – 6:00 PM, buying until 5:00 PM")).toBeVisible();
  const [hours, rights] = screen.getAllByRole("article");
  expect(hours).toHaveTextContent("SundayClosed→12:00 PM – 6:00 PM, buying until 5:00 PM");
  expect(rights).toHaveTextContent("NameZoe QuillRoleManager→District managerStoresMaple Street→Maple Street, #77");
});

test("the file has every change that the filters leave, page after page, in the words of the screen", async () => {
  const files = savedFiles();
  const change = (id: string, fields: Record<string, unknown>) => ({
    ...{ __typename: "SettingChange", id, name: "store.switches-changed", at: "2026-11-19T16:00:00.000Z" },
    ...{ subject: null },
    ...{ by: null, deviceName: null, changes: [], ...fields },
  });
  const field = { __typename: "FieldChange", field: "idleSeconds", before: "90", after: "120" };
  const first = changes([change("1", { by: "Marcus King", deviceName: "Register 1", changes: [field] })], "1");
  const pages: Record<string, ReturnType<typeof changes>> = {
    ...{ undefined: first, null: first },
    "1": changes([change("2", {})]),
  };
  network.answer(...answersOf(manager, { SettingChanges: ({ variables }) => pages[String(variables["after"])] }));
  openApp("/s/1/settings/history?kind=SWITCHES", manager);
  await userEvent.click(await screen.findByRole("button", { name: "More" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await files[0]?.content.text())?.replace("\u{FEFF}", "").trim().split("\r\n");
  expect(lines?.slice(1)).toEqual([
    expect.stringMatching(/^2026-11-19,10:00 AM,.+,Marcus King,Register 1,Lock the screen after,.+,.+$/),
    expect.stringMatching(/^2026-11-19,10:00 AM,.+,.+,,,,$/),
  ]);
  expect(requestsOf("SettingChanges").at(-1)).toMatchObject({ kind: "SWITCHES", first: 100, after: "1" });
});

test("whom the server refuses reads that", async () => {
  const refused = { data: null, errors: [{ message: "No", extensions: { code: "forbidden" } }] };
  network.answer(...answersOf(manager, { SettingChanges: () => refused }));
  openApp("/s/1/settings/history", manager);
  expect(await screen.findByText("You don't have access")).toBeInTheDocument();
});
