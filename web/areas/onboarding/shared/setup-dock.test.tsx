import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import { keepSetupReturn, setupReturnOf } from "./setup-return.ts";

const network = fakeNetwork();
const late = { timeout: 20_000 };

afterEach(() => keepSetupReturn(null));

test("the way back to the setup can be waved away, for good", async () => {
  keepSetupReturn({ storeId: 1, screen: "team-access" });
  network.answer(...answersOf(manager));
  openApp("/s/1/team", manager);
  const dock = within(await screen.findByRole("complementary", { name: "Setup" }, late));
  expect(dock.getByText("Setting up: PINs and sign-ins")).toBeVisible();
  expect(dock.getByRole("link", { name: "Back to setup" })).toHaveAttribute("href", "/onboarding/1?screen=team-access");
  await userEvent.click(dock.getByRole("button", { name: "Hide the way back to setup" }));
  expect(screen.queryByRole("complementary", { name: "Setup" })).toBeNull();
  expect(setupReturnOf(1)).toBeNull();
});

test("another store's setup shows no way back here", async () => {
  keepSetupReturn({ storeId: 2, screen: "team" });
  network.answer(...answersOf(manager));
  openApp("/s/1/team", manager);
  await screen.findByRole("heading", { name: "Team" }, late);
  expect(screen.queryByRole("complementary", { name: "Setup" })).toBeNull();
});
