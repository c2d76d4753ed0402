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
  await userEvent.click(await screen.findByRole("button", { name: "Approve 1 ready" }));
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
  expect(await screen.findByText("1 time card approved")).toBeInTheDocument();
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

test("a missing clock-out is fixed where it stands: a time, then Save with the hours that will count, less a break", async () => {
  const clockOut = {
    __typename: "MissingClockOut",
    punchId: "p1",
    employeeId: "7",
    fullName: "Amy Jones",
    avatarUrl: null,
    date: "2026-11-18",
    clockedInAt: "2026-11-18T15:00:00Z",
    suggestions: [{ __typename: "ClockOutSuggestion", basis: "shiftEnd", at: "2026-11-18T23:00:00Z", minutes: 450 }],
    claimedLeftAt: null,
    claimedMinutes: null,
    claimedBasis: null,
  };
  let sent: unknown;
  openTimecards([{ ...amy, missingClockOuts: 1, days: amy.days.map((day) => ({ ...day, isMissing: true })) }], {
    MissingClockOuts: () => ({ data: { missingClockOuts: [clockOut] } }),
    ConfirmClockOut: ({ variables }) => {
      sent = variables;
      return { data: { confirmClockOut: true } };
    },
  });
  expect(await screen.findByText("1 to fix")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Approve/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Save/ })).toBeNull();
  await userEvent.click(await screen.findByRole("button", { name: /end of shift/ }));
  await userEvent.click(screen.getByRole("button", { name: "Save, 7 hr 30 min" }));
  expect(await screen.findByText(/^Amy Jones out at/)).toBeInTheDocument();
  expect(sent).toEqual({ punchId: "p1", leftAt: "2026-11-18T23:00:00Z" });
});
