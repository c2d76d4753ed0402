import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { Timecard } from "./timecards.queries.ts";

const network = fakeNetwork();

const amy: Timecard = {
  employeeId: "7",
  fullName: "Amy Jones",
  avatarUrl: null,
  isActive: true,
  minutes: 480,
  breakMinutes: 30,
  overtimeMinutes: 0,
  wages: null,
  wageUnknownMinutes: null,
  missingClockOuts: 0,
  approvedDays: 0,
  days: [
    {
      date: "2026-11-18",
      minutes: 480,
      breakMinutes: 30,
      wages: null,
      isEdited: false,
      isMissing: false,
      isApproved: false,
      approvedAt: null,
      approvedBy: null,
      entries: [],
      punches: [],
    },
  ],
};

type Fakes = NonNullable<Parameters<typeof answersOf>[1]>;

const period = { __typename: "Timecards", from: "2026-11-15", to: "2026-11-21", today: "2026-11-20", seesWages: false };

function openTimecards(timecards: readonly Timecard[], fakes: Fakes = {}) {
  network.answer(
    ...answersOf(manager, { Timecards: () => ({ data: { timecards: { ...period, timecards } } }), ...fakes }),
  );
  openApp("/s/1/team/timecards", manager);
}

async function approveAll() {
  await userEvent.click(await screen.findByRole("button", { name: "Approve all" }));
  const question = await screen.findByRole("alertdialog", { name: "Approve everyone's hours?" });
  await userEvent.click(within(question).getByRole("button", { name: /Approve/ }));
}

test("a manager sees everyone's hours of the week and approves them", async () => {
  let sent: unknown;
  openTimecards([amy], {
    ApproveTimecards: (call) => {
      sent = call.variables;
      return { data: { approveTimecards: true } };
    },
  });
  const table = await screen.findByRole("table", { name: "Hours of the period" });
  expect(await within(table).findByText("Amy Jones")).toBeVisible();
  expect(within(table).getByText("8 hr")).toBeVisible();
  await approveAll();
  expect(await screen.findByText("Time cards approved")).toBeInTheDocument();
  expect(sent).toEqual({ from: "2026-11-15", to: "2026-11-21", employeeIds: ["7"] });
});

test("a missing clock-out refuses the approval and says what to do", async () => {
  const message = "A clock-out is missing. Fix it first.";
  openTimecards([amy], {
    ApproveTimecards: () => ({ data: null, errors: [{ message, extensions: { code: "clock-out-missing" } }] }),
  });
  await approveAll();
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test("a period without hours says so", async () => {
  openTimecards([]);
  expect(await screen.findByText("No hours in this period")).toBeVisible();
});
