import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { DayTask } from "#web/areas/daybook/daybook.queries.ts";
import { TaskNote } from "./task-note.tsx";
import { TaskState } from "./task-state.tsx";

const amy = { employeeId: 7, firstName: "Amy", fullName: "Amy Jones", avatarUrl: null };

const ticked: DayTask = {
  __typename: "Task",
  id: "00000000-0000-7000-8000-000000000001",
  name: "Count the drawer",
  details: "",
  access: "ALL",
  date: "2026-11-21",
  originalDate: "2026-11-21",
  dueMinutes: 600,
  dueAt: "2026-11-21T10:00:00Z",
  status: "DONE",
  isMustDo: false,
  sinceDate: null,
  skipReason: null,
  skipNote: "",
  movedTo: null,
  doneAt: "2026-11-21T10:40:00Z",
  claimedDoneAt: "2026-11-21T09:05:00Z",
  doneOn: "2026-11-21",
  isLate: true,
  isLateEntry: false,
  doneBy: amy,
  assignedTo: null,
  listId: null,
  templateId: null,
  createdByEmployeeId: null,
  textThreadId: null,
  version: null,
};

const now = new Date("2026-11-21T11:00:00Z");

test("the day shows when a tick was received, and that it was made offline and when", () => {
  render(<TaskNote task={ticked} date="2026-11-21" now={now} isWaiting={false} />);
  expect(screen.getByText("Amy, 10:40 AM, checked offline 9:05 AM, late")).toBeVisible();
});

test("a tick of another day names its date", () => {
  const task = { ...ticked, claimedDoneAt: "2026-11-20T22:05:00Z", isLateEntry: true };
  render(<TaskNote task={task} date="2026-11-21" now={now} isWaiting={false} />);
  expect(screen.getByText("Amy, 10:40 AM, checked offline Nov 20, 10:05 PM, entered later")).toBeVisible();
});

test("the task itself says both times, and of a tick with a connection only one", () => {
  const { rerender } = render(<TaskState task={ticked} isPlanned={false} />);
  expect(screen.getByText("Done by Amy Jones, checked offline 9:05 AM, received 10:40 AM")).toBeVisible();
  rerender(<TaskState task={{ ...ticked, claimedDoneAt: null }} isPlanned={false} />);
  expect(screen.getByText("Done by Amy Jones at 10:40 AM")).toBeVisible();
});
