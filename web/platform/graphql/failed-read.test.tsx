import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

afterEach(() => {
  vi.restoreAllMocks();
});

const change = {
  __typename: "HistoryEntry",
  id: "00000000-0000-7000-8000-000000000001",
  name: "store.edited",
  at: "2026-03-04T15:00:00Z",
  by: "Marcus Bell",
  deviceName: null,
  changes: [{ __typename: "HistoryChange", field: "name", before: "Maple", after: "Maple Street" }],
};
const settingChanges = {
  __typename: "QuerySettingChangesConnection",
  totalItems: 1,
  pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: change.id },
  edges: [{ __typename: "QuerySettingChangesConnectionEdge", cursor: change.id, node: change }],
};

test.each([
  ["an error of the server", () => HttpResponse.json({}, { status: 500 })],
  ["an error in the answer", () => HttpResponse.json({ errors: [{ message: "Broken" }] })],
  ["a request that does not get through", () => HttpResponse.error()],
])("[UPD-10] %s while a page reads again is only logged: the page stays as it was", async (_what, failure) => {
  network.answer(...answersOf(manager, { SettingChanges: () => ({ data: { settingChanges } }) }));
  const app = openApp("/s/1/settings/history", manager);
  expect(await screen.findByText(/Marcus Bell/)).toBeVisible();
  const shown = screen.getByRole("main").textContent;
  const goTo = (to: "/s/$storeId/settings" | "/s/$storeId/settings/history") =>
    app.router.navigate({ to, params: { storeId: 1 } });
  await goTo("/s/$storeId/settings");
  await screen.findByRole("heading", { name: "Maple Street settings" });

  const logged = vi.spyOn(console, "warn").mockReturnValue(undefined);
  network.answer(http.post("*/graphql", failure));
  await goTo("/s/$storeId/settings/history");
  await waitFor(() => expect(logged).toHaveBeenCalledWith(expect.stringContaining("SettingChanges")));
  expect(screen.getByRole("main").textContent).toBe(shown);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByLabelText("Messages")).toHaveTextContent(/^$/);
});

test("what a process left unanswered when its database changed over is asked again without a person", async () => {
  const away = { errors: [{ message: "Away", extensions: { code: "database-away" } }] };
  const whole = { data: { settingChanges } };
  const reply = vi.fn<() => typeof away | typeof whole>(() => whole);
  // Once more than a request is repeated at once.
  reply.mockReturnValueOnce(away).mockReturnValueOnce(away).mockReturnValueOnce(away);
  network.answer(...answersOf(manager, { SettingChanges: reply }));
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  openApp("/s/1/settings/history", manager);
  expect(await screen.findByText(/Marcus Bell/, {}, { timeout: 60_000 })).toBeVisible();
  expect(reply).toHaveBeenCalledTimes(4);
});
