import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

test("a new manager reads what the daybook is for, and opens it with one press", async () => {
  network.answer(...answersOf(manager));
  const app = openApp("/onboarding/1", manager);
  expect(await screen.findByRole("heading", { name: "Welcome to Maple Street" })).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  await userEvent.click(screen.getByRole("link", { name: /daybook/i }));
  await expect.poll(() => app.at()).toBe("/s/1/daybook");
});

test("another store is welcomed by its own name", async () => {
  network.answer(...answersOf(manager));
  openApp("/onboarding/2", manager);
  expect(await screen.findByRole("heading", { name: "Welcome to Lakeside Kids" })).toBeVisible();
});
