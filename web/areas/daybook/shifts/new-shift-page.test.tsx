import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { aDay, amyAtWork, dayFakes, managerAtWork, refusedWith } from "#tests/kit/web/a-day.ts";
import { pressUndo } from "#tests/kit/web/press-undo.ts";
import { answersOf, fakeNetwork, openApp } from "#tests/kit/web-app.tsx";
import { choose } from "#tests/kit/web/choose.ts";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const page = "/s/1/daybook/shifts/new";

/** Opens the form, and chooses who it is for and from when to when. */
async function openShift(fakes: GraphqlFakes, [from, to]: [string, string]) {
  const employees = { data: { employees: [{ __typename: "Employee", id: "7", fullName: "Amy Jones" }] } };
  const none = { data: { overlappingShifts: [] } };
  const answers = { PlannableEmployees: () => employees, OverlappingShifts: () => none, ...fakes };
  network.answer(...answersOf(managerAtWork, dayFakes(aDay(), answers)));
  const app = openApp(page, managerAtWork);
  const dialog = within(await screen.findByRole("dialog", { name: "New shift" }));
  await choose(await dialog.findByRole("combobox", { name: "Employee" }), "Amy Jones");
  await choose(dialog.getByRole("combobox", { name: "Start" }), from);
  await choose(dialog.getByRole("combobox", { name: "End" }), to);
  return { app, dialog };
}

test("a shift is added on the day that is open, and Undo takes it away again", async () => {
  const sent: Record<string, unknown>[] = [];
  const { app, dialog } = await openShift(
    {
      AddShift: ({ variables }) => {
        sent.push(variables);
        return { data: { addShift: { __typename: "ShiftSaved", overlaps: [] } } };
      },
      DeleteShift: ({ variables }) => {
        sent.push(variables);
        return { data: { deleteShift: true } };
      },
    },
    ["9:30 AM", "5:30 PM"],
  );
  expect(dialog.getByText("8 hr")).toBeVisible();
  await userEvent.type(dialog.getByRole("textbox", { name: "Position" }), "Cashier");
  await userEvent.click(dialog.getByRole("button", { name: "Add shift" }));
  expect(await screen.findByText("Shift added")).toBeInTheDocument();
  expect(sent).toMatchObject([
    {
      shift: { employeeId: 7, date: "2026-11-21", startMinutes: 570, endMinutes: 1050, position: "Cashier", note: "" },
    },
  ]);
  await expect.poll(() => app.at()).toBe("/s/1/daybook");
  await pressUndo();
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[0]).toMatchObject({ shift: { id: sent[1]?.["id"] } });
});

test("a shift over midnight says how long it is; one that is too long is refused and not sent", async () => {
  const sent: unknown[] = [];
  const { dialog } = await openShift({ AddShift: ({ variables }) => sent.push(variables) }, ["10:00 PM", "6:00 AM"]);
  expect(dialog.getByText("Ends on the next day, 8 hr")).toBeVisible();
  await choose(dialog.getByRole("combobox", { name: "End" }), "9:45 PM");
  await userEvent.click(dialog.getByRole("button", { name: "Add shift" }));
  expect(dialog.getByText("Choose an end within 16 hours of the start")).toBeVisible();
  expect(sent).toEqual([]);
});

test("another shift of the same person is said before anything is saved", async () => {
  const other = { __typename: "Shift", id: "s", startsAt: "2026-11-21T18:00:00Z", endsAt: "2026-11-21T22:00:00Z" };
  const { dialog } = await openShift({ OverlappingShifts: () => ({ data: { overlappingShifts: [other] } }) }, [
    "9:30 AM",
    "5:30 PM",
  ]);
  expect(await dialog.findByText(/^Amy Jones is also scheduled .*You can still save\.$/)).toBeVisible();
});

test("a refused shift keeps what was chosen", async () => {
  const { dialog } = await openShift(
    { AddShift: refusedWith("Check the marked fields", { errors: { startMinutes: ["The store is closed then"] } }) },
    ["9:30 AM", "5:30 PM"],
  );
  await userEvent.click(dialog.getByRole("button", { name: "Add shift" }));
  expect(await dialog.findByText("The store is closed then")).toBeVisible();
  expect(dialog.getByRole("combobox", { name: "Start" })).toHaveTextContent("9:30 AM");
});

test("an employee is sent back to the day", async () => {
  network.answer(...answersOf(amyAtWork, dayFakes(aDay())));
  const app = openApp(page, amyAtWork);
  await waitFor(() => expect(app.at()).toBe("/s/1/daybook"));
});
