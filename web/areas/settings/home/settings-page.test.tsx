import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { answersOf, fakeNetwork, manager, openApp, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opensMinutes: null, closesMinutes: null }));
const front = { id: "1", name: "Front", type: "pos", revokedAt: null, lastSeenAt: null };
const people = [
  { __typename: "Employee", id: "4", fullName: "Amy Okafor" },
  { __typename: "Employee", id: "5", fullName: "Sofia Delgado" },
];

/** A store without hours, so that no test depends on the hour it runs in. */
const answers: GraphqlFakes = {
  SettingsStoreLines: () => ({
    data: {
      storeProfile: {
        __typename: "StoreProfile",
        id: "1",
        number: "40217",
        timeZone: "America/Chicago",
        country: "US",
      },
      storeHours: { week, exceptions: [] },
      storeSwitches: { idleSeconds: 90 },
      devices: [{ __typename: "Device", ...front }],
      printJobs: [],
    },
  }),
  SettingsPeopleLines: ({ variables }) => ({
    data: {
      employees: people,
      ...(variables["seesWages"] === true && { employeeIdsWithoutPayRate: ["5"] }),
      users: [{ __typename: "User", id: "1", isActive: true }],
      integrations: [],
    },
  }),
};

function openSettings(fakes: GraphqlFakes = {}, session = manager) {
  network.answer(...answersOf(session, { ...answers, ...fakes }));
  return openApp("/s/1/settings", session);
}

async function entry(name: string): Promise<HTMLElement> {
  const main = within(await screen.findByRole("main"));
  return main.findByRole("link", { name: new RegExp(`^${name}`) });
}

test("settings stand in groups, each says how it is set now and leads to its page", async () => {
  const app = openSettings();
  expect(await screen.findByText("40217, Central time")).toBeVisible();
  const lines = within(screen.getByRole("region", { name: "People" }))
    .getAllByRole("link")
    .map((link) => link.textContent);
  expect(lines).toEqual([
    "Team2 employees, 1 without a pay rate",
    "Users1 signs in by email",
    "AutomationsNo service connected",
    "Training storeA copy for new hires to practice in",
  ]);
  expect(await entry("Registers and printers")).toHaveTextContent("1 register");
  await userEvent.click(await entry("Business hours"));
  expect(await screen.findByRole("heading", { name: "Business hours", level: 1 })).toBeVisible();
  expect(app.at()).toBe("/s/1/settings/hours");
});

test("what needs a person stands in a card, with the place where it is put right", async () => {
  const app = openSettings();
  const card = within(await screen.findByRole("region", { name: "2 settings need you" }));
  expect(card.getByText("Business hours aren't set")).toBeVisible();
  expect(card.getByText("Sofia Delgado has no pay rate")).toBeVisible();
  const act = card.getByRole("link", { name: "Add rate" });
  expect(act).toHaveAccessibleDescription("Sofia Delgado has no pay rate");
  await userEvent.click(act);
  expect(app.at()).toBe("/s/1/team?person=%225%22");
});

test("the person who may not know how a group is set reads what its entries are for, and nothing of it needs them", async () => {
  openSettings({ SettingsPeopleLines: refusedWith("No", { code: "forbidden" }) });
  expect(await screen.findByText("40217, Central time")).toBeVisible();
  expect(await entry("Team")).toHaveTextContent("Employees, PINs and point-of-sale links");
  expect(screen.getByRole("region", { name: "1 setting needs you" })).not.toHaveTextContent("pay rate");
});

test("support sees no wages, so it is not asked who has no rate", async () => {
  openSettings({}, { ...manager, role: 4 });
  expect(await screen.findByText("2 employees")).toBeVisible();
});

test("before anything has come, and without a connection, the entries say what they are for", async () => {
  network.answer(...withoutConnection(manager));
  openApp("/s/1/settings", manager);
  expect(await entry("Store")).toHaveTextContent("Name, number, address, time zone and opening");
  expect(await entry("Business hours")).toHaveTextContent("Usual week, holidays and special hours");
});

test("backups are nobody's setting but the owner's", async () => {
  const app = openSettings({}, { ...manager, role: 3 });
  expect(await entry("Backups")).toBeVisible();
  app.leave();
  openSettings();
  expect(await entry("Business hours")).toBeVisible();
  expect(screen.queryByRole("link", { name: /^Backups/ })).not.toBeInTheDocument();
});
