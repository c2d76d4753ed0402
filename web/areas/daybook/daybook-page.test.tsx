import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { confirmEmployee } from "#web/platform/employee/team-mode.ts";
import { startSession } from "#web/platform/session/session.ts";
import { aDay, amy, aTask, nothing, opening, showDay } from "#tests/kit/web/day-screen.tsx";

beforeEach(() => {
  startSession({
    email: "amy@hangtag.test",
    token: "a",
    userId: 1,
    role: 0,
    type: "User",
    defaultStoreId: 1,
    accountId: 1,
    employees: {},
    supportDesk: { restoreId: null, externalId: null, email: null },
  });
  confirmEmployee({ id: 7, storeId: 1, fullName: "Amy Jones", isManager: false, avatarUrl: null, how: "pin" });
});

afterEach(() => {
  vi.useRealTimers();
});

test("[DAY-01] recurring tasks by list, notes, shifts and the goal of the day stand on one screen", async () => {
  const shift = { id: "shift", startsAt: "2026-11-21T15:30:00Z", endsAt: "2026-11-21T23:30:00Z", position: "Cashier" };
  const note = {
    date: "2026-11-21",
    access: "ALL",
    isImportant: false,
    isAnnouncement: false,
    pinnedUntil: null,
    editedAt: null,
  } as const;
  showDay({
    Daybook: aDay({
      groups: [
        {
          list: opening,
          tasks: [
            aTask({}),
            aTask({ id: "other", name: "Lights", status: "DONE", doneBy: amy, doneAt: "2026-11-21T15:41:00Z" }),
          ],
        },
      ],
      notes: [
        { ...note, seenBy: [], id: "note", body: "Reader 2 is slow", createdAt: "2026-11-21T15:00:00Z", author: amy },
      ],
      people: [
        {
          ...{ person: amy, isManager: false, state: "IN", since: "2026-11-21T15:30:00Z", isLate: false },
          ...{ wasIn: true, hours: null, minutesLate: null, shifts: [shift] },
        },
      ],
    }),
  });
  expect(await screen.findByRole("heading", { name: "Saturday, Nov 21" })).toBeVisible();
  expect(within(screen.getByRole("region", { name: "Tasks" })).getByText("1 of 2 done")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: /Lights/ })).toBeChecked();
  expect(screen.getByText("Amy, 3:41 PM")).toBeVisible();
  expect(await screen.findByText("Reader 2 is slow")).toBeVisible();
  expect(screen.getByText("In since 3:30 PM")).toBeVisible();
  expect(screen.getByText("3:30 to 11:30")).toBeVisible();
  expect(screen.getByText("$2,904")).toBeVisible();
  expect(screen.getByText("of $4,680")).toBeVisible();
  expect(screen.getByText("$40,000 of $98,000")).toBeVisible();
  expect(screen.getByText("Waiting for the point of sale")).toBeVisible();
});

test("an announcement says until when it stands, to the eye and to a screen reader", async () => {
  const announcement = {
    id: "note",
    date: "2026-11-21",
    body: "New return policy",
    author: amy,
    access: "ALL",
    isImportant: false,
    isAnnouncement: true,
    pinnedUntil: "2026-11-25",
    createdAt: "2026-11-21T15:00:00Z",
    editedAt: null,
  } as const;
  showDay({ Daybook: aDay({ notes: [{ ...announcement, seenBy: [] }] }) });
  const list = within(await screen.findByRole("list", { name: "Announcements" }));
  expect(list.getByText("New return policy")).toBeVisible();
  const link = list.getByRole("link", { name: "until Nov 25: Open Amy's note" });
  expect(link).toHaveTextContent("until Nov 25");
});

test("a day that is over shows who worked and how long beside who was planned, and who did not come", async () => {
  const shift = { id: "shift", startsAt: "2026-11-20T15:00:00Z", endsAt: "2026-11-20T23:00:00Z", position: "" };
  const stretch = { from: "2026-11-20T15:25:00Z", to: "2026-11-20T23:05:00Z", isMissing: false };
  const past = { isManager: false, state: null, since: null, isLate: false } as const;
  const named = (employeeId: number, fullName: string) => ({ ...amy, employeeId, fullName });
  showDay({
    Daybook: aDay({
      date: "2026-11-20",
      isOver: true,
      people: [
        {
          ...{ ...past, person: named(7, "Amy Jones"), wasIn: true, minutesLate: 25, shifts: [shift] },
          hours: { minutes: 430, breakMinutes: 30, stretches: [stretch] },
        },
        { ...past, person: named(8, "Ben Cole"), wasIn: false, minutesLate: null, hours: null, shifts: [shift] },
        {
          ...{ ...past, person: named(9, "Cleo Day"), wasIn: true, minutesLate: null, shifts: [] },
          hours: { minutes: 0, breakMinutes: 0, stretches: [{ ...stretch, to: null, isMissing: true }] },
        },
      ],
    }),
  });
  const card = within(await screen.findByRole("region", { name: "Who worked" }));
  expect(card.getByText("2 people, 7 hr 10 min")).toBeVisible();
  const [amys, bens, cleos] = card.getAllByRole("listitem");
  expect(amys).toHaveTextContent("3:25 PM – 11:05 PM30 min break");
  expect(amys).toHaveTextContent("25 min late");
  expect(amys).toHaveTextContent("7 hr 10 minscheduled 3:00 to 11:00");
  expect(bens).toHaveTextContent("Not clocked in");
  expect(cleos).toHaveTextContent("3:25 PM – Missing clock-out");
});

test("a task that somebody else has done already says who and when", async () => {
  const done = {
    status: "DONE",
    doneAt: "2026-11-21T20:05:00Z",
    doneOn: "2026-11-21",
    isLate: false,
    isLateEntry: false,
  };
  const ben = { ...amy, employeeId: 8, firstName: "Ben" };
  showDay({
    Daybook: aDay({ groups: [{ list: opening, tasks: [aTask({})] }] }),
    TickTask: { __typename: "TickAnswer", wasDoneBefore: true, task: { ...aTask({}), ...done, doneBy: ben } },
  });
  await userEvent.click(await screen.findByRole("checkbox", { name: /Count the drawer/ }));
  expect(await screen.findByText("Already done by Ben at 8:05 PM")).toBeInTheDocument();
  expect(screen.getByText("Ben, 8:05 PM")).toBeVisible();
});

test("a refused tick leaves the task open and shows the words of the server", async () => {
  showDay({
    Daybook: aDay({ groups: [{ list: opening, tasks: [aTask({})] }] }),
    TickTask: new GraphQLError("This day is over. A manager can still change it.", {
      extensions: { code: "task-day-over" },
    }),
  });
  const box = await screen.findByRole("checkbox", { name: /Count the drawer/ });
  await userEvent.click(box);
  expect(await screen.findByText("This day is over. A manager can still change it.")).toBeInTheDocument();
  expect(box).not.toBeChecked();
});

test("a task that was carried is red and says since when", async () => {
  const carried = aTask({ __typename: "Todo", name: "Call the plumber", originalDate: "2026-11-18" });
  showDay({ Daybook: aDay({ groups: [{ list: null, tasks: [carried] }] }) });
  expect(await screen.findByText("from Nov 18")).toHaveAttribute("data-tone", "bad");
});

test("a must-do that was missed says since when, a skipped task why", async () => {
  const missed = aTask({ id: "missed", isMustDo: true, sinceDate: "2026-11-18" });
  const skipped = aTask({
    id: "skipped",
    name: "Sweep",
    status: "SKIPPED",
    skipReason: "OUT_OF_SUPPLIES",
    doneBy: amy,
  });
  showDay({ Daybook: aDay({ groups: [{ list: opening, tasks: [missed, skipped] }] }) });
  expect(await screen.findByText("since Nov 18")).toHaveAttribute("data-tone", "bad");
  expect(screen.getByText("skipped: out of supplies")).toHaveAttribute("data-tone", "warn");
});

test("an empty day says what will stand there", async () => {
  showDay({ Daybook: aDay({ hasTaskLists: false }) });
  expect(await screen.findByText("No task lists yet")).toBeVisible();
  expect(screen.getByText("Ask a manager to add one")).toBeVisible();
  expect(await screen.findByText("No notes today")).toBeVisible();
  expect(screen.getByText("Nobody scheduled")).toBeVisible();
});

test("without dollars the share of the goal is shown", async () => {
  const { goalPanel } = aDay({});
  const share = { ...nothing, percent: 621 };
  showDay({
    Daybook: aDay({
      goalPanel: { ...goalPanel, showsDollars: false, sales: share, monthToDate: share, neededToday: null },
    }),
  });
  expect(await screen.findByText("of goal")).toBeVisible();
  expect(screen.getAllByText("62.1%")).toHaveLength(2);
  expect(document.body).not.toHaveTextContent("$");
});

test("figures that came old are asked for again a minute later, not at once", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const day = aDay({});
  const asOf = new Date(Date.now() - 20 * 60_000).toISOString();
  let asked = 0;
  showDay({
    Daybook: day,
    get DaybookGoal() {
      asked += 1;
      return { ...day, goalPanel: { ...day.goalPanel, asOf, posState: "FRESH" } };
    },
  });
  expect(await screen.findByText("POS data is 20 min old")).toBeVisible();
  expect(asked).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked).toBe(2);
});

test("a day that cannot be read offers to try again", async () => {
  showDay({ Daybook: new GraphQLError("Something went wrong on our side. We logged it.") });
  expect(await screen.findByRole("button", { name: /try again|retry/i })).toBeVisible();
});
