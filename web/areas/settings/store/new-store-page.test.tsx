import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { ana, answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import { choose } from "#tests/kit/web/choose.ts";

const network = fakeNetwork();

const page = "/s/1/settings/store/new";
const sent: unknown[] = [];

function openNewStore(answer: () => unknown) {
  sent.length = 0;
  const addStore = ({ variables }: { variables: Record<string, unknown> }) => {
    sent.push(variables["store"]);
    return answer();
  };
  network.answer(...answersOf(manager, { AddStore: addStore }));
  return openApp(page, manager);
}

async function describe(): Promise<void> {
  await fill(await screen.findByLabelText("Name"), "Elm Street");
  await fill(screen.getByLabelText("Initials"), "ELM");
  await fill(screen.getByLabelText("Store number"), "13579");
  await choose(screen.getByRole("combobox", { name: "What the store sells" }), "Music and instruments");
  await fill(screen.getByLabelText("Phone"), "2165550142");
  await fill(screen.getByLabelText("Address"), "5 Elm St");
  await fill(screen.getByLabelText("City"), "Madison");
  await choose(screen.getByRole("combobox", { name: "State" }), "WI");
  await fill(screen.getByLabelText("ZIP"), "53703");
}

test("a store is added where this one is on the clock, and its guided setup opens", async () => {
  const app = openNewStore(() => ({ data: { addStore: { __typename: "StoreProfile", id: "2", name: "Elm Street" } } }));
  await describe();
  expect(screen.getByRole("combobox", { name: "Time zone" })).toHaveTextContent(/^Central/);
  expect(screen.queryByRole("radio", { name: "Violet" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Add store" }));
  expect(await screen.findByText("Elm Street added")).toBeInTheDocument();
  expect(sent).toMatchObject([
    { name: "Elm Street", initials: "ELM", number: "13579", brandKind: "MUSIC", state: "WI", country: "US" },
  ]);
  await expect.poll(() => app.at()).toBe("/onboarding/2");
});

test("what is missing is said at its fields, the first of which gets the cursor, and nothing is sent", async () => {
  openNewStore(() => ({ data: null }));
  await userEvent.click(await screen.findByRole("button", { name: "Add store" }));
  expect(screen.getByLabelText("Name")).toHaveFocus();
  for (const label of ["Name", "Initials", "Store number", "ZIP"]) {
    expect(screen.getByLabelText(label)).toBeInvalid();
  }
  expect(sent).toEqual([]);
});

test("an owner reads what the plan costs, a manager that the owner gets an email", async () => {
  network.answer(...answersOf({ ...manager, role: 3 }));
  const app = openApp(page, { ...manager, role: 3 });
  expect(await screen.findByText(/Nothing is charged until you start its plan\.$/)).toBeVisible();
  app.leave();
  openNewStore(() => ({ data: null }));
  expect(await screen.findByText(/We email the owner/)).toBeVisible();
});

test("a refused store keeps what was typed", async () => {
  const taken = "Another store has this number";
  openNewStore(refusedWith("Check the marked fields", { errors: { number: [taken] } }));
  await describe();
  await userEvent.click(screen.getByRole("button", { name: "Add store" }));
  expect(await screen.findByText(taken)).toBeVisible();
  expect(screen.getByLabelText("Name")).toHaveValue("Elm Street");
});

test("an employee is sent to the daybook", async () => {
  network.answer(...answersOf(ana));
  const app = openApp(page, ana);
  await expect.poll(() => app.at()).toBe("/s/1/daybook");
});
