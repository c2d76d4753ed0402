import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

test("whom the server refuses reads that below the way back to the settings", async () => {
  const refused = { data: null, errors: [{ message: "No", extensions: { code: "forbidden" } }] };
  network.answer(...answersOf(manager, { Integrations: () => refused }));
  openApp("/s/1/settings/automations", manager);
  expect(await screen.findByText("You don't have access")).toBeInTheDocument();
  const page = within(screen.getByRole("main"));
  expect(page.getByRole("link", { name: "Settings" })).toHaveAttribute("href", "/s/1/settings");
});
