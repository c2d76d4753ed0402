import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aDay, amy, amyAtWork, dayFakes, managerAtWork } from "#tests/kit/web/a-day.ts";
import { answersOf, fakeNetwork, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const id = "00000000-0000-7000-8000-0000000000c1";
const shift = {
  __typename: "Shift",
  id,
  date: "2026-11-21",
  startsAt: "2026-11-21T15:30:00Z",
  endsAt: "2026-11-21T23:30:00Z",
  position: "Cashier",
  note: "",
  isOfProvider: false,
  version: "1",
  employee: amy,
};

function openShift(saved: object | null, session = managerAtWork) {
  const response = saved === null ? { data: null, errors: [notFound] } : { data: { shift: saved } };
  const employees = { data: { employees: [{ __typename: "Employee", id: "7", fullName: "Amy Jones" }] } };
  const fakes = { Shift: () => response, PlannableEmployees: () => employees };
  network.answer(...answersOf(session, dayFakes(aDay(), fakes)));
  return openApp(`/s/1/daybook/shift/${id}`, session);
}

const notFound = { message: "Shift not found", extensions: { code: "not-found" } };

test("a manager changes a shift in its form", async () => {
  openShift(shift);
  const dialog = within(await screen.findByRole("dialog", { name: "Shift" }));
  expect(await dialog.findByRole("textbox", { name: "Position" })).toHaveValue("Cashier");
  expect(dialog.getByRole("button", { name: "Save" })).toBeVisible();
  expect(dialog.getByRole("button", { name: "Delete" })).toBeVisible();
});

test("an employee reads it, and why it cannot be changed", async () => {
  openShift(shift, amyAtWork);
  const dialog = within(await screen.findByRole("dialog", { name: "Shift" }));
  expect(await dialog.findByText("Only managers can change shifts")).toBeVisible();
  expect(dialog.getByText(/9:30 AM to 5:30 PM/)).toBeVisible();
  expect(dialog.queryByRole("button", { name: "Save" })).toBeNull();
});

test("a shift of the scheduling service is changed there, by managers too", async () => {
  openShift({ ...shift, isOfProvider: true });
  expect(await screen.findByText("Change this shift in your scheduling service")).toBeVisible();
});

test("a shift that is gone says so", async () => {
  openShift(null);
  expect(await screen.findByText("Shift not found")).toBeVisible();
});
