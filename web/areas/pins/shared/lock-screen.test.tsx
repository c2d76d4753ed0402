import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { TeamEmployee } from "#web/areas/team/shared/team.queries.ts";
import { aDay, anAttendance, aTask, ben, dayFakes, opening, refusedWith } from "#tests/kit/web/a-day.ts";
import { answersOf, fakeNetwork, manager, openApp, register } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

type Attendance = ReturnType<typeof anAttendance>;

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

async function openFaces(people: Attendance[] = [], outSince = new Map<string, string>()): Promise<void> {
  const employees = names.map((name, at) => ({
    ...{ __typename: "Employee", ...anEmployee(name, at) },
    since: outSince.get(name) ?? null,
  }));
  network.answer(...answersOf(register, dayFakes(aDay({ people }), { Employees: () => ({ data: { employees } }) })));
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

test("the face of a person who is out says when they are expected, who is late, and whether they came", async () => {
  const scheduled = (employeeId: number, fullName: string, hours: Partial<Attendance> & { from: number; to: number }) =>
    anAttendance({ ...hours, person: { ...ben, employeeId, fullName }, shifts: [aShift(hours.from, hours.to)] });
  const people = [
    scheduled(1, "Amy Smith", { from: 2, to: 6 }),
    scheduled(2, "Ben Cole", { from: -1, to: 4, isLate: true }),
    scheduled(3, "Cleo Day", { from: -4, to: 1, since: hoursFromNow(-1) }),
    scheduled(4, "Dan Fox", { from: -6, to: -2 }),
  ];
  await openFaces(people, new Map([["Cleo Day", hoursFromNow(-1)]]));
  const face = (name: RegExp) => screen.getByRole("button", { name });
  await waitFor(() => expect(face(/Amy Smith/)).toHaveTextContent(/Expected \d+:\d\d [AP]M$/));
  expect(face(/Ben Cole/)).toHaveTextContent(/Late, expected \d+:\d\d [AP]M$/);
  expect(face(/Cleo Day/)).toHaveTextContent(/Clocked out$/);
  expect(face(/Dan Fox/)).toHaveTextContent(/Not in today$/);
  expect(face(/Eve Gray/)).toHaveTextContent(/Not in today$/);
});

function aShift(from: number, to: number): Attendance["shifts"][number] {
  return { id: `${from}`, startsAt: hoursFromNow(from), endsAt: hoursFromNow(to), position: "" };
}

function hoursFromNow(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString();
}

test("a store without employees leads who manages the team there", async () => {
  const fakes = dayFakes(aDay({ groups: [{ list: opening, tasks: [aTask()] }] }), {
    Employees: () => ({ data: { employees: [] } }),
    TickTask: refusedWith("Action needs employee", { code: "action-needs-employee" }),
  });
  network.answer(...answersOf(manager, fakes));
  const { router } = openApp("/s/1/daybook", manager);
  await userEvent.click(await screen.findByRole("checkbox", { name: /Count the drawer/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Open Team" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/s/1/team"));
  expect(screen.queryByRole("dialog", { name: "Action needs employee" })).toBeNull();
});

test("a store without employees tells who may not add any whom to ask", async () => {
  network.answer(...answersOf(register, dayFakes(aDay(), { Employees: () => ({ data: { employees: [] } }) })));
  openApp("/s/1/daybook", register);
  await userEvent.click(await screen.findByRole("button", { name: "Who's working?" }));
  expect(await screen.findByText("Ask a manager to add the team")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Open Team" })).toBeNull();
});
