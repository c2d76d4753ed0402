import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { checkInFakes } from "#tests/kit/web/a-check-in.ts";
import { aDay, dayFakes, managerAtWork } from "#tests/kit/web/a-day.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { answersOf, fakeNetwork, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const searchField = () => screen.getByRole("combobox", { name: "Search" });

const foundNothing = () => ({ data: { search: [] } });

/** Types into the search of the header, in a store where nothing is called so. */
async function searchInVain(typed: string, search: GraphqlFakes[string] = foundNothing): Promise<void> {
  const fakes = { ...dayFakes(aDay()), ...checkInFakes(), Search: search };
  network.answer(...answersOf(managerAtWork, fakes));
  openApp("/s/1", managerAtWork);
  await userEvent.click(await screen.findByRole("combobox", { name: "Search" }));
  // The list is loaded when a person comes near.
  await waitFor(() => expect(searchField()).toHaveAttribute("aria-haspopup", "listbox"));
  await fill(searchField(), typed);
}

test("a phone that nobody has leads to the check-in of its owner", async () => {
  await searchInVain("608 555 0123");
  await userEvent.click(await screen.findByRole("option", { name: /Check in \(608\) 555-0123.*No customer found/ }));
  expect(await screen.findByLabelText(/Mobile/)).toHaveValue("(608) 555-0123");
});

test("a name that nobody has leads to an empty check-in, another word to nothing", async () => {
  await searchInVain("Amy Young");
  expect(await screen.findByRole("option", { name: /Check in a seller/ })).toBeVisible();
  await fill(searchField(), "xylophone");
  expect(await screen.findByText("No results for xylophone")).toBeVisible();
});

test("nobody is said to be new here before the store has been searched", async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  await searchInVain("608 555 0123", () => promise);
  expect(screen.getByText(/^Searching/)).toBeVisible();
  expect(screen.queryByRole("option", { name: /No customer found/ })).toBeNull();
  resolve({ data: { search: [] } });
  expect(await screen.findByRole("option", { name: /No customer found/ })).toBeVisible();
});

test("nobody is said to be new here where the store could not be searched", async () => {
  const broken = { errors: [{ message: "Something went wrong", extensions: { code: "internal" } }] };
  const answers = new Map<unknown, unknown>([
    ["608 555 0123", broken],
    ["608 555 0124", { data: { search: [] } }],
  ]);
  await searchInVain("608 555 0123", ({ variables }) => answers.get(variables["text"]));
  expect(await screen.findByText("Search isn't working right now. Try again in a minute.")).toBeVisible();
  expect(screen.queryByRole("option", { name: /No customer found/ })).toBeNull();
  await fill(searchField(), "608 555 0124");
  expect(await screen.findByRole("option", { name: /No customer found/ })).toBeVisible();
});
