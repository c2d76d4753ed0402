import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ana, answersOf, fakeNetwork, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

test("the kit shows each of its parts at an address of its own, signed in or not", async () => {
  network.answer(...answersOf(ana));
  const app = openApp("/kit", null);
  expect(await screen.findByRole("heading", { name: "The kit" })).toBeVisible();
  const tabs = within(screen.getByRole("tablist", { name: "Parts of the kit" }));
  for (const name of ["Fields", "Form", "Scanner", "Table", "Figures", "Feedback", "Dialogs", "Controls"]) {
    await userEvent.click(tabs.getByRole("tab", { name }));
    expect(await tabs.findByRole("tab", { name, selected: true })).toBeVisible();
    expect(app.at()).toBe(`/kit/${name.toLowerCase()}`);
  }
  expect(tabs.getAllByRole("tab")).toHaveLength(8);
});

test("a part that is not there shows the first one", async () => {
  network.answer(...answersOf(ana));
  openApp("/kit/nothing", null);
  expect(await screen.findByRole("tab", { name: "Controls", selected: true })).toBeVisible();
});
