import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ana, answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { Timecard, TimecardDay } from "./timecards.queries.ts";

const network = fakeNetwork();

const day: TimecardDay = {
  date: "2026-11-18",
  minutes: 480,
  breakMinutes: 30,
  wages: null,
  isEdited: false,
  isMissing: false,
  isApproved: false,
  approvedAt: null,
  approvedBy: null,
  entries: [
    {
      id: "e1",
      startedAt: "2026-11-18T15:00:00Z",
      endedAt: "2026-11-18T23:30:00Z",
      minutes: 480,
      state: "CLOSED",
      breaks: [],
    },
  ],
  punches: [],
};

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
  days: [day],
};

const period = { __typename: "Timecards", from: "2026-11-15", to: "2026-11-21", today: "2026-11-20", seesWages: false };

function open(timecard: Timecard, fakes: GraphqlFakes = {}, person = manager): void {
  network.answer(
    ...answersOf(person, {
      Timecards: () => ({ data: { timecards: { ...period, timecards: [timecard] } } }),
      ...fakes,
    }),
  );
  openApp("/s/1/team/timecards/7", person);
}

test("a manager reads a person's days, opens one, and approves them with a way back", async () => {
  const sent: unknown[] = [];
  const answer = ({ variables }: { variables: unknown }) => {
    sent.push(variables);
    return { data: { approveTimecards: true, withdrawTimecardApproval: true } };
  };
  open(amy, { ApproveTimecards: answer, WithdrawTimecardApproval: answer });
  expect(await screen.findByRole("heading", { name: "Amy Jones" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Time cards" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Wed, Nov 18" }));
  const dialog = await screen.findByRole("dialog", { name: "Amy Jones, Wed, Nov 18" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  await userEvent.click(screen.getByRole("button", { name: "Approve" }));
  await userEvent.click(await screen.findByText("Undo"));
  const chosen = { from: "2026-11-15", to: "2026-11-21", employeeIds: ["7"] };
  expect(sent).toEqual([chosen, chosen]);
});

test("an approval that is refused says why", async () => {
  const message = "A clock-out is missing. Fix it first.";
  open(amy, {
    ApproveTimecards: () => ({ data: null, errors: [{ message, extensions: { code: "clock-out-missing" } }] }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Approve" }));
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test("an employee reads the own hours and changes nothing", async () => {
  open(amy, {}, ana);
  expect(await screen.findByRole("button", { name: "Wed, Nov 18" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Approve" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Add hours" })).toBeNull();
});

test("a period without hours says what will show", async () => {
  open({ ...amy, days: [], minutes: 0 });
  expect(await screen.findByText("No hours in this period")).toBeVisible();
});
