import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { beforeEach, expect, test } from "vitest";
import { confirmEmployee } from "#web/platform/employee/team-mode.ts";
import { StoreDataContext } from "#web/platform/graphql/use-store-data.ts";
import { startSession } from "#web/platform/session/session.ts";
import { answeringData } from "#tests/kit/web/answering-data.ts";
import { DayDialog } from "./day-dialog.tsx";
import type { Timecard } from "./timecards.queries.ts";

const date = "2026-11-20";
const punches: Timecard["days"][number]["punches"] = [
  {
    id: "00000000-0000-7000-8000-000000000001",
    type: "IN",
    at: "2026-11-20T09:00:12.000Z",
    isEdit: false,
    reason: null,
  },
  {
    id: "00000000-0000-7000-8000-000000000002",
    type: "OUT",
    at: "2026-11-20T17:00:40.000Z",
    isEdit: false,
    reason: null,
  },
];
const timecard: Timecard = {
  employeeId: "7",
  fullName: "Amy Jones",
  avatarUrl: null,
  isActive: true,
  minutes: 480,
  breakMinutes: 0,
  overtimeMinutes: 0,
  wages: null,
  wageUnknownMinutes: null,
  missingClockOuts: 0,
  approvedDays: 0,
  days: [
    {
      date,
      minutes: 480,
      breakMinutes: 0,
      wages: null,
      isEdited: false,
      isMissing: false,
      isApproved: false,
      approvedAt: null,
      approvedBy: null,
      entries: [],
      punches,
    },
  ],
};

let sent: Record<string, unknown>[];

beforeEach(() => {
  // A draft of the test before would come back.
  window.localStorage.clear();
  sent = [];
  startSession({
    email: "m@hangtag.test",
    token: "m",
    userId: 1,
    role: 1,
    type: "User",
    defaultStoreId: 1,
    accountId: 1,
    employees: {},
    supportDesk: { restoreId: null, externalId: null, email: null },
  });
  confirmEmployee({ id: 9, storeId: 1, fullName: "Mia Boss", isManager: true, avatarUrl: null, how: "login" });
});

function open(answer: "saved" | GraphQLError): void {
  const data = answeringData((_, variables) => {
    sent.push(variables);
    return answer === "saved"
      ? { data: { correctTimecard: [{ __typename: "PunchVersion", id: "1" }] } }
      : { errors: [answer.toJSON()] };
  });
  render(
    <StoreDataContext value={data}>
      <DayDialog timecard={timecard} date={date} today="2026-11-21" onClose={() => undefined} />
    </StoreDataContext>,
  );
}

test("a manager adds a break with a reason; untouched punches keep their seconds, and what was seen goes along", async () => {
  const person = userEvent.setup();
  open("saved");
  await person.click(screen.getByRole("button", { name: "Add break" }));
  await person.type(screen.getByLabelText("Time of punch 2"), "12:00");
  await person.type(screen.getByLabelText("Time of punch 3"), "12:30");
  expect(screen.getByText("7 hr 30 min on this day")).toBeInTheDocument();
  await person.type(screen.getByRole("textbox", { name: "Why" }), "Forgot the break");
  await person.click(screen.getByRole("button", { name: "Save" }));
  expect(sent[0]).toMatchObject({
    employeeId: "7",
    date,
    reason: "Forgot the break",
    seenPunchIds: punches.map(({ id }) => id),
    punches: [
      { id: punches[0]?.id, type: "IN", at: "2026-11-20T09:00:12.000Z" },
      { id: null, type: "BREAK_START", at: "2026-11-20T12:00:00.000Z" },
      { id: null, type: "BREAK_END", at: "2026-11-20T12:30:00.000Z" },
      { id: punches[1]?.id, type: "OUT", at: "2026-11-20T17:00:40.000Z" },
    ],
  });
});

test("[P-A-2] when saving is refused the dialog and what was typed stay, with the reason", async () => {
  const person = userEvent.setup();
  const extensions = { code: "invalid-input", errors: { punches: ["Put the times in order"] } };
  open(new GraphQLError("Please check the marked fields", { extensions }));
  await person.type(screen.getByRole("textbox", { name: "Why" }), "Came later");
  await person.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Put the times in order")).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Why" })).toHaveValue("Came later");
});

test("a punch without a time is not left out in silence: the day is not saved until it has one", async () => {
  const person = userEvent.setup();
  open("saved");
  await person.click(screen.getByRole("button", { name: "Add break" }));
  await person.type(screen.getByLabelText("Time of punch 2"), "12:00");
  await person.type(screen.getByRole("textbox", { name: "Why" }), "Forgot the break");
  await person.click(screen.getByRole("button", { name: "Save" }));
  expect(sent).toEqual([]);
  expect(screen.getByRole("alert")).toHaveTextContent("Enter a time for each punch, or remove it");
  expect(screen.getByLabelText("Time of punch 3")).toHaveFocus();
});

test.each([
  ["9p", "9:00 PM"],
  ["930", "9:30 AM"],
  ["21:30", "9:30 PM"],
])("%s is taken for %s, which is shown when the person goes on", async (typed, shown) => {
  const person = userEvent.setup();
  open("saved");
  const leaving = screen.getByLabelText("Time of punch 2");
  await person.clear(leaving);
  await person.type(leaving, typed);
  await person.tab();
  expect(leaving).toHaveValue(shown);
});

test("a time that cannot be read is not saved as another one, and counts in no total", async () => {
  const person = userEvent.setup();
  open("saved");
  const leaving = screen.getByLabelText("Time of punch 2");
  await person.clear(leaving);
  await person.type(leaving, "5:3o");
  await person.type(screen.getByRole("textbox", { name: "Why" }), "Left early");
  await person.click(screen.getByRole("button", { name: "Save" }));
  expect(sent).toEqual([]);
  expect(screen.getByRole("alert")).toHaveTextContent("Enter a time, like 9:30 AM");
  expect(leaving).toHaveFocus();
  expect(leaving).toHaveValue("5:3o");
  expect(screen.getByText("0 min on this day")).toBeInTheDocument();
});
