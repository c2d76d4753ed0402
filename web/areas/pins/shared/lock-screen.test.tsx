import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { TeamEmployee } from "#web/areas/team/shared/team.queries.ts";
import { aDay, dayFakes } from "#tests/kit/web/a-day.ts";
import { answersOf, fakeNetwork, openApp, register } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const names = ["Amy Smith", "Ben Cole", "Cleo Day", "Dan Fox", "Eve Gray", "Fay Hill"];

function anEmployee(fullName: string, at: number): TeamEmployee {
  const [firstName = "", lastName = ""] = fullName.split(" ");
  return {
    id: String(at + 1),
    storeId: "1",
    firstName,
    lastName,
    fullName,
    safeAvatarUrl: null,
    drsEmployeeCode: null,
    posLink: "LINKED",
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
    version: null,
  };
}

async function openFaces(): Promise<void> {
  const employees = names.map((name, at) => ({ __typename: "Employee", ...anEmployee(name, at) }));
  network.answer(...answersOf(register, dayFakes(aDay(), { Employees: () => ({ data: { employees } }) })));
  openApp("/s/1/daybook", register);
  await userEvent.click(await screen.findByRole("button", { name: "Who's working?" }));
  await screen.findByRole("button", { name: /Eve Gray/ });
}

test("letters find a face wherever the cursor is, Enter chooses it, and digits go into the PIN", async () => {
  await openFaces();
  screen.getByRole("button", { name: /^Cancel/ }).focus();
  await userEvent.keyboard("cle");
  // Keys that come this fast may be a scanner's, so the last one is held for a moment.
  await waitFor(() => expect(screen.getByRole("searchbox")).toHaveValue("cle"));
  expect(screen.getByRole("list", { name: "Employees" })).toHaveTextContent("Cleo Day");
  expect(screen.queryByRole("button", { name: /Amy Smith/ })).toBeNull();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("group", { name: "PIN of Cleo Day" })).toBeVisible();
  expect(screen.getByLabelText("PIN")).toHaveFocus();
  await userEvent.keyboard("4");
  expect(screen.getByLabelText("PIN")).toHaveValue("4");
  await userEvent.keyboard("b");
  expect(screen.getByRole("searchbox")).toHaveFocus();
});

test("keys that are held with another are not letters of a name", async () => {
  await openFaces();
  screen.getByRole("button", { name: /^Cancel/ }).focus();
  await userEvent.keyboard("{Control>}c{/Control}");
  expect(screen.getByRole("button", { name: /^Cancel/ })).toHaveFocus();
});
