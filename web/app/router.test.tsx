import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";

// The visits begin on the daybook, where the routes of other pages are not there yet.
const network = fakeNetwork();

async function openDay() {
  network.answer(...answersOf(manager));
  const app = openApp("/s/1/daybook", manager);
  await screen.findByRole("link", { name: "Team" });
  return app;
}

test("the first link of a visit leads to its page, and Back to the day", async () => {
  const app = await openDay();
  await userEvent.click(screen.getByRole("link", { name: "Team" }));
  await waitFor(() => expect(app.at()).toBe("/s/1/team"));
  expect(await screen.findByRole("heading", { name: "Team", level: 1 })).toBeVisible();
  app.router.history.back();
  await waitFor(() => expect(app.at()).toBe("/s/1/daybook"));
});

test("a page below the day is not taken for a date, and opens with its query", async () => {
  const app = await openDay();
  await app.router.navigate({ href: "/s/1/daybook/all-notes?q=coats" });
  expect(await screen.findByRole("heading", { name: "All notes", level: 1 })).toBeVisible();
  expect(app.at()).toBe("/s/1/daybook/all-notes?q=coats");
});

test.each(["/s/1/nothing-here", "/nothing/here"])("a page that does not exist says so: %s", async (path) => {
  const app = await openDay();
  await app.router.navigate({ href: path });
  expect(await screen.findByText("Page not found")).toBeVisible();
  expect(app.at()).toBe(path);
});
