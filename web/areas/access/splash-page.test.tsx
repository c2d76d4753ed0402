import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { ana, answersOf, fakeNetwork, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const user = "*/api/vue/user";

test("the start opens the store's daybook, or the page that a person was on the way to", async () => {
  network.answer(...answersOf(ana));
  const app = openApp("/", ana);
  await expect.poll(() => app.at()).toBe("/s/1/daybook");
  app.leave();
  const onTheWay = openApp("/?go=%2Fs%2F1%2Fteam", ana);
  await expect.poll(() => onTheWay.at()).toBe("/s/1/team");
});

test("an address that is not ours is never gone to", async () => {
  network.answer(...answersOf(ana));
  const app = openApp("/?go=https%3A%2F%2Fevil.test%2F", ana);
  await expect.poll(() => app.at()).toBe("/s/1/daybook");
});

test("stores that did not load are asked for again with one press", async () => {
  network.answer(
    http.get(user, () => HttpResponse.json({}, { status: 500 }), { once: true }),
    ...answersOf(ana),
  );
  const app = openApp("/", ana);
  expect(await screen.findByRole("alert")).toHaveTextContent("Your stores didn't load");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await expect.poll(() => app.at()).toBe("/s/1/daybook");
});

test("a person without a store reads whom to ask, and can sign out", async () => {
  const person = { id: ana.userId, email: ana.email, full_name: "Ana Ruiz", role: 0, stores: [] };
  network.answer(
    http.get(user, () => HttpResponse.json({ ...person, default_store_id: null, account_id: 1 })),
    http.delete("*/api/vue/auth", () => HttpResponse.json({})),
    ...answersOf(ana),
  );
  const app = openApp("/", ana);
  expect(await screen.findByText(/^You don't have a store yet/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Sign out" }));
  await expect.poll(() => app.at()).toMatch(/^\/auth\/login/);
});
