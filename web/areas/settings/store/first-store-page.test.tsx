import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { choose } from "#tests/kit/web/choose.ts";
import { fill } from "#tests/kit/web/fill.ts";
import type { Session } from "#web/platform/session/session.ts";
import { ana, answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const nora: Session = { ...ana, email: "nora@elm.test", userId: 70, role: 3, defaultStoreId: null };
const elmStreet = {
  id: 9,
  name: "Elm Street",
  initials: "ELM",
  number: "13579",
  color: "#6d4aa8",
  timeZone: "America/Chicago",
};

/** An owner whose company has the first store as soon as `made.store` is there. */
function openFirst(made: { store: typeof elmStreet | null }, fakes: GraphqlFakes, at = "/") {
  const person = { id: 70, email: nora.email, full_name: "Nora Elm", role: 3, default_store_id: null, account_id: 9 };
  network.answer(
    http.get("*/api/vue/user", () => HttpResponse.json({ ...person, stores: made.store === null ? [] : [made.store] })),
    http.delete("*/api/vue/auth", () => HttpResponse.json({})),
    ...answersOf(nora, fakes),
  );
  return openApp(at, nora);
}

async function describe(): Promise<void> {
  await fill(await screen.findByLabelText("Name"), "Elm Street");
  await fill(screen.getByLabelText("Initials"), "ELM");
  await fill(screen.getByLabelText("Store number"), "13579");
  await choose(screen.getByRole("combobox", { name: "What the store sells" }), "Music and instruments");
  await fill(screen.getByLabelText("Phone"), "2165550142");
  await choose(screen.getByRole("combobox", { name: "Time zone" }), "Central");
  await fill(screen.getByLabelText("Address"), "5 Elm St");
  await fill(screen.getByLabelText("City"), "Madison");
  await choose(screen.getByRole("combobox", { name: "State" }), "WI");
  await fill(screen.getByLabelText("ZIP"), "53703");
}

const add = () => userEvent.click(screen.getByRole("button", { name: "Add store and start setup" }));

test("an owner without a store is led to the first one, whose setup then opens", async () => {
  const made: { store: typeof elmStreet | null } = { store: null };
  const app = openFirst(made, {
    AddFirstStore: () => {
      made.store = elmStreet;
      return { data: { addFirstStore: { __typename: "StoreProfile", id: "9", name: "Elm Street" } } };
    },
  });
  await expect.poll(() => app.at()).toBe("/first-store");
  await describe();
  await add();
  await expect.poll(() => app.at()).toBe("/onboarding/9");
});

test("a refusal stands at its field and keeps what was typed", async () => {
  openFirst(
    { store: null },
    {
      AddFirstStore: refusedWith("Check the marked fields", { errors: { number: ["Another store has this number"] } }),
    },
  );
  await describe();
  await add();
  expect(await screen.findByText("Another store has this number")).toBeVisible();
  expect(screen.getByLabelText("Name")).toHaveValue("Elm Street");
});

test("in Canada the empty fields ask for a province and a postal code", async () => {
  openFirst({ store: null }, {});
  await choose(await screen.findByRole("combobox", { name: "Country" }), "Canada");
  await add();
  expect(await screen.findByText("Province is required")).toBeVisible();
  expect(screen.getByText("Postal code is required")).toBeVisible();
  expect(screen.queryByText(/State|ZIP/)).toBeNull();
});

test("a first store that was made on another device is gone on with", async () => {
  const made: { store: typeof elmStreet | null } = { store: null };
  const app = openFirst(made, {
    AddFirstStore: () => {
      made.store = elmStreet;
      return refusedWith("Your company already has a store", { code: "has-store" })();
    },
  });
  await describe();
  await add();
  await expect.poll(() => app.at()).toBe("/s/9/daybook");
});

test("the person can sign out, and nobody with a store comes here", async () => {
  const app = openFirst({ store: null }, {}, "/first-store");
  await userEvent.click(await screen.findByRole("button", { name: "Sign out" }));
  await expect.poll(() => app.at()).toMatch(/^\/auth\/login/);
  app.leave();
  network.answer(...answersOf(manager));
  const other = openApp("/first-store", manager);
  await expect.poll(() => other.at()).toBe("/s/1/daybook");
});
