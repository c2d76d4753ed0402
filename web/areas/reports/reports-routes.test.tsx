import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ana, answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

/** Those for everybody that there are so far; the buy log comes with its area. */
const forEverybody = [
  ["/s/1/reports", "Reports"],
  ["/s/1/reports/backstock_history", "Backstock history"],
  ["/s/1/reports/backstock", "Aging backstock"],
  ["/s/1/reports/bounceback", "Bounceback campaigns"],
] as const;

test.each(forEverybody)("[REP-01] an employee opens %s: %s", async (path, heading) => {
  network.answer(...answersOf(ana));
  const app = openApp(path, ana);
  expect(await screen.findByRole("heading", { name: heading, level: 1 })).toBeVisible();
  expect(app.at()).toBe(path);
});

test.each(forEverybody)("[REP-01] %s asks for a login first, and comes back", async (path) => {
  network.answer(...answersOf(ana));
  const app = openApp(path, null);
  await waitFor(() => expect(app.at()).toContain("/auth/login"));
  expect(new URL(app.at(), "http://shop.test").searchParams.get("go")).toBe(path);
});

/** The daily buy log is not built yet. */
test.each([
  ["Bounceback campaigns", "/s/1/reports/bounceback"],
  ["Aging backstock", "/s/1/reports/backstock"],
  ["Backstock history", "/s/1/reports/backstock_history"],
  ["Day Close", "/s/1/reports/day_close"],
  ["Ledger", "/s/1/reports/ledger"],
])("[REP-05] the reports have %s, which is at %s", async (name, path) => {
  network.answer(...answersOf(manager));
  const app = openApp("/s/1/reports", manager);
  await userEvent.click(await screen.findByRole("link", { name: new RegExp(`^${name}`) }));
  expect(await screen.findByRole("heading", { name, level: 1 })).toBeVisible();
  expect(app.at()).toBe(path);
});
