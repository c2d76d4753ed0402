import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { TeamEmployee } from "./shared/team.queries.ts";

const network = fakeNetwork();

const home: TeamEmployee = {
  id: "5",
  storeId: "1",
  firstName: "Amy",
  lastName: "Home",
  fullName: "Amy Home",
  safeAvatarUrl: null,
  drsEmployeeCode: null,
  posLink: "NOT_LINKED",
  email: null,
  phoneNumber: null,
  emergencyName: null,
  emergencyPhone: null,
  isManager: false,
  isActive: true,
  lastActionAt: null,
  hasPin: true,
  pinDigits: 4,
  clockedIn: false,
  isOnBreak: false,
  clockState: "OUT",
  since: null,
  minutesToday: 0,
  version: "1",
};
const former: TeamEmployee = { ...home, id: "6", fullName: "Bo Former", isActive: false };
const away: TeamEmployee = { ...home, id: "7", storeId: "2", fullName: "Cy Away" };

/** Who the server names for a filter of a store; without a store it is the open one. */
const teams: Record<string, TeamEmployee[]> = {
  '["ALL","open"]': [home],
  '["INACTIVE","open"]': [former],
  '["ALL","2"]': [away],
};

beforeEach(() => {
  network.answer(
    ...answersOf(manager, {
      Employees: ({ variables: { filter, storeId } }) => ({
        data: { employees: teams[JSON.stringify([filter, storeId ?? "open"])] ?? [] },
      }),
    }),
  );
});

const tab = (name: string) => screen.findByRole("tab", { name });

test("[TEAM-01] the team's address holds a filter: the tab, and who is listed", async () => {
  openApp("/s/1/team?filter=inactive", manager);
  expect(await tab("Inactive")).toHaveAttribute("aria-selected", "true");
  expect(await screen.findByText("Bo Former")).toBeVisible();
  expect(screen.queryByText("Amy Home")).toBeNull();
});

test("[TEAM-01] another filter than the four is none, and pressing a tab writes the address", async () => {
  const app = openApp("/s/1/team?filter=everybody", manager);
  expect(await tab("All")).toHaveAttribute("aria-selected", "true");
  expect(await screen.findByText("Amy Home")).toBeVisible();
  await userEvent.click(await tab("Inactive"));
  await expect.poll(() => app.at()).toBe("/s/1/team?filter=inactive");
});

test("[TEAM-01] the team's address holds a store: its people are listed, to be looked at", async () => {
  openApp("/s/1/team?store=2", manager);
  expect(await screen.findByText("Cy Away")).toBeVisible();
  expect(screen.queryByText("Amy Home")).toBeNull();
  expect(await screen.findByRole("combobox", { name: "Store" })).toHaveTextContent("Lakeside Kids");
});
