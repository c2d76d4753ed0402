import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { setupStepIds } from "#common/onboarding/setup-steps.ts";
import type { SetupStepId } from "#common/onboarding/setup-steps.ts";
import { roles } from "#common/permissions.ts";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { aStoreSetup } from "#tests/kit/web/a-store-setup.ts";
import type { FakeSetupFacts } from "#tests/kit/web/a-store-setup.ts";
import { ana, answersOf, fakeNetwork, manager, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const late = { timeout: 20_000 };

/** What the server holds; the buttons change it as the real ones do. */
const states = new Map<SetupStepId, "SKIPPED" | "DONE">();

beforeEach(() => states.clear());

function openSetup(
  path: string,
  fakes: GraphqlFakes = {},
  { person = manager, ...facts }: FakeSetupFacts & { person?: typeof manager } = {},
) {
  const press =
    (state: "SKIPPED" | "DONE", field: string) =>
    ({ variables }: { variables: Record<string, unknown> }) => {
      const id = setupStepIds.find((step) => step === variables["step"]) ?? "welcome";
      states.set(id, state);
      return { data: { [field]: aStoreSetup(states, facts) } };
    };
  network.answer(
    ...answersOf(person, {
      StoreSetup: () => ({ data: { storeSetup: aStoreSetup(states, facts) } }),
      EndSetupStep: press("DONE", "endSetupStep"),
      SkipSetupStep: press("SKIPPED", "skipSetupStep"),
      ...fakes,
    }),
  );
  return openApp(path, person);
}

const next = () => userEvent.click(screen.getByRole("button", { name: "Next" }));
const heading = (name: string) => screen.findByRole("heading", { level: 1, name }, late);

test("[ONB-01] [ONB-02] a manager begins at Welcome and goes on step by step, and Back leads back", async () => {
  openSetup("/onboarding/1");
  expect(await heading("Welcome to Maple Street")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
  await next();
  expect(await heading("Your store")).toBeVisible();
  await next();
  expect(await heading("Set up Maple Street")).toBeVisible();
  expect(requestsOf("EndSetupStep")).toEqual([{ step: "welcome" }]);
  await next();
  expect(await heading("Your team")).toBeVisible();
  expect(requestsOf("EndSetupStep")).toEqual([{ step: "welcome" }, { step: "store" }]);
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(await heading("Set up Maple Street")).toBeVisible();
});

test("[ONB-01] it goes on where it was left, and says of each step what became of it", async () => {
  (["welcome", "store", "team", "team-access"] as const).forEach((id) => states.set(id, "DONE"));
  states.set("nightly-reports", "SKIPPED");
  openSetup("/onboarding/1");
  expect(await heading("Pair your first register")).toBeVisible();
  const rail = within(screen.getByRole("navigation", { name: "Setup steps" }));
  expect(rail.getByText("12 steps left")).toBeVisible();
  expect(rail.getByRole("button", { name: /^Team.*Done/ })).toBeVisible();
  expect(rail.getByRole("button", { name: /^Nightly reports.*Skipped/ })).toBeVisible();
  await userEvent.click(rail.getByRole("button", { name: /^Nightly reports/ }));
  expect(await heading("Nightly reports")).toBeVisible();
});

test("support that fills steps for a store reads in which one it is", async () => {
  const support: typeof manager = { ...manager, email: "riley@hangtag.test", role: roles.support };
  openSetup("/onboarding/1", {}, { person: support });
  await heading("Welcome to Maple Street");
  expect(await screen.findByText("Support in Maple Street. Everything is logged.")).toBeVisible();
});

test("[ONB-02] Skip is offered where the step has it, and leads past its screens", async () => {
  openSetup("/onboarding/1?screen=magic-goals-intro");
  await heading("Magic goals");
  await userEvent.click(screen.getByRole("button", { name: "Skip" }));
  expect(await heading("The daybook")).toBeVisible();
  expect(requestsOf("SkipSetupStep")).toEqual([{ step: "magic-goals" }]);
  await userEvent.click(screen.getByRole("button", { name: /^Text messages/ }));
  await heading("Text messages");
  expect(screen.queryByRole("button", { name: "Skip" })).toBeNull();
});

test("[ONB-03] Next says what is missing and stays; what was added since shows, and the page that adds it leads back", async () => {
  const missing = "Add at least one manager and one employee";
  const app = openSetup("/onboarding/1?screen=team", { EndSetupStep: refusedWith(missing) }, { managers: 1 });
  await heading("Add your team");
  expect(screen.getByText("1 manager, 0 employees")).toBeVisible();
  await next();
  expect(await screen.findByRole("alert")).toHaveTextContent(missing);
  expect(screen.getByRole("heading", { level: 1, name: "Add your team" })).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: /^Team/ }));
  await expect.poll(() => app.at(), late).toBe("/s/1/team");
  const dock = within(await screen.findByRole("complementary", { name: "Setup" }, late));
  expect(dock.getByText("Setting up: Team")).toBeVisible();
  await userEvent.click(dock.getByRole("link", { name: "Back to setup" }));
  expect(await heading("Add your team")).toBeVisible();
});

test("a register that is not there yet can wait, and a code can be made for it", async () => {
  const expiresAt = new Date(Date.now() + 900_000).toISOString();
  openSetup("/onboarding/1?screen=install", {
    Devices: () => ({ data: { devices: [] } }),
    CreatePairingCode: () => ({
      data: { createPairingCode: { __typename: "PairingCode", code: "K7QM4XRD", expiresAt } },
    }),
  });
  await heading("Pair your first register");
  expect(screen.getByText("You can do this later")).toBeVisible();
  await userEvent.click(await screen.findByRole("button", { name: "Create a code" }, late));
  expect(await screen.findByText("K7QM4XRD")).toBeVisible();
  expect(screen.getByText("Waiting for the register")).toBeVisible();
});

test("a manager reads that nothing is charged before Grand Opening, and finishes into the daybook", async () => {
  const storeProfile = {
    ...{ __typename: "StoreProfile", id: "1", number: "12345" },
    ...{ openToBuyOn: "2026-11-02", grandOpeningOn: "2090-12-12" },
  };
  const app = openSetup("/onboarding/1?screen=billing-intro", {
    SetupOpeningDates: () => ({ data: { storeProfile } }),
  });
  expect(
    await screen.findByText("No charge during Open to Buy. The first is on Dec 13, 2090.", {}, late),
  ).toBeVisible();
  expect(screen.getByText("Your owner will finish this step. You can go on.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Open the daybook" }));
  await expect.poll(() => app.at(), late).toBe("/s/1/daybook");
});

test("at Welcome an owner is not sent to an owner for the payment method", async () => {
  openSetup("/onboarding/1", {}, { person: { ...manager, role: roles.owner } });
  expect(await screen.findByText("A card, to add as payment method at the end", {}, late)).toBeVisible();
  expect(screen.queryByText(/Your owner/)).toBeNull();
});

test("an owner of a store that is open reads when its plan starts, and goes to the card", async () => {
  const storeProfile = { __typename: "StoreProfile", id: "1", number: "12345", openToBuyOn: null };
  openSetup(
    "/onboarding/1?screen=billing-intro",
    { SetupOpeningDates: () => ({ data: { storeProfile: { ...storeProfile, grandOpeningOn: "2019-05-04" } } }) },
    { person: { ...manager, role: 3 } },
  );
  expect(
    await screen.findByText("This store is open. Its plan starts the day after a card is saved.", {}, late),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: /Add a card/ })).toHaveAttribute("href", "/s/1/settings/billing");
});

test("without a connection it says so", async () => {
  network.answer(...withoutConnection(manager));
  openApp("/onboarding/1", manager);
  expect(await screen.findByText("This device is offline", {}, late)).toBeVisible();
});

test("[ONB-01] an employee is sent to the daybook", async () => {
  network.answer(...answersOf(ana));
  const app = openApp("/onboarding/1", ana);
  await expect.poll(() => app.at(), late).toBe("/s/1/daybook");
});

const readySets = (existing: string[] = []) => ({
  SetupReadySets: () => ({
    data: {
      storeProfile: { __typename: "StoreProfile", id: "1", brandKind: "MUSIC" },
      backstockCategories: existing.map((name) => ({ __typename: "BackstockCategory", id: name, name })),
    },
  }),
});

test("the categories of the store's kind are shown and added by one press, and none of them twice", async () => {
  openSetup("/onboarding/1?screen=backstock", {
    ...readySets(["cables"]),
    LoadCategorySet: () => {
      const created = Array.from({ length: 8 }, (_, place) => ({ __typename: "BackstockCategory", id: `${place}` }));
      return { data: { addBackstockCategories: { existed: 0, created } } };
    },
  });
  expect(await screen.findByText("8 categories for your kind of store", {}, late)).toBeVisible();
  await userEvent.click(screen.getByText("Show all"));
  expect(screen.getByText("Drum hardware")).toBeVisible();
  expect(screen.queryByText("Cables")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Add 8 categories" }));
  expect(await screen.findByText("8 categories added, 1 was there already")).toBeInTheDocument();
  expect(requestsOf("LoadCategorySet")).toHaveLength(1);
});

test("the task lists of the store's kind are added by one press, and a refusal says why", async () => {
  openSetup("/onboarding/1?screen=daybook", {
    ...readySets(),
    LoadStarterLists: refusedWith("This store already has task lists"),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Add both lists" }, late));
  expect(await screen.findByText("This store already has task lists")).toBeInTheDocument();
  await userEvent.click(screen.getByText("Show all"));
  expect(screen.getByText("Tune the guitar wall")).toBeVisible();
});

test("a store that has lists is not offered the ready ones", async () => {
  openSetup("/onboarding/1?screen=daybook", readySets(), { taskLists: 3 });
  await heading("Choose your task lists");
  expect(await screen.findByText("3 lists")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add both lists" })).toBeNull();
});
