import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

test("settings stand in groups, and each leads to its page", async () => {
  network.answer(...answersOf(manager));
  const app = openApp("/s/1/settings", manager);
  const people = await screen.findByRole("region", { name: "People" });
  const names = within(people)
    .getAllByRole("link")
    .map((link) => link.textContent);
  expect(names).toEqual([
    "TeamEmployees, PINs and point-of-sale links",
    "UsersWho signs in by email, and their roles",
    "AutomationsScheduling services: shifts, people, hours",
  ]);
  await userEvent.click(screen.getByRole("link", { name: /^Business hours/ }));
  expect(await screen.findByRole("heading", { name: "Business hours", level: 1 })).toBeVisible();
  expect(app.at()).toBe("/s/1/settings/hours");
});

test("backups are nobody's setting but the owner's", async () => {
  network.answer(...answersOf({ ...manager, role: 3 }));
  const app = openApp("/s/1/settings", { ...manager, role: 3 });
  expect(await screen.findByRole("link", { name: /^Backups/ })).toBeVisible();
  app.leave();
  network.answer(...answersOf(manager));
  openApp("/s/1/settings", manager);
  expect(await screen.findByRole("link", { name: /^Business hours/ })).toBeVisible();
  expect(screen.queryByRole("link", { name: /^Backups/ })).not.toBeInTheDocument();
});
