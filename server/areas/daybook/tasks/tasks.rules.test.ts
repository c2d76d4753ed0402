import { describe, expect, test } from "vitest";
import {
  accessOf,
  completion,
  dueAt,
  isOverdue,
  mayUntick,
  occursOn,
  offlineClaim,
  taskDates,
  tick,
} from "./tasks.rules.ts";

const chicago = { timeZone: "America/Chicago", boundaryMinutes: 180 };
const everyDay = { repeatDays: [0, 1, 2, 3, 4, 5, 6], monthlyDay: null, startsOn: "2026-01-01", endsOn: null };

/** An instant by the clock in Chicago's winter. */
function chicagoTime(date: string, time: string): Date {
  return new Date(`${date}T${time}:00-06:00`);
}

describe("a recurring task", () => {
  test.each([
    { what: "on its weekday", repetition: { ...everyDay, repeatDays: [6] }, date: "2026-11-21", occurs: true },
    { what: "not on another", repetition: { ...everyDay, repeatDays: [6] }, date: "2026-11-22", occurs: false },
    {
      what: "on its first day",
      repetition: { ...everyDay, startsOn: "2026-11-21" },
      date: "2026-11-21",
      occurs: true,
    },
    {
      what: "not before its start",
      repetition: { ...everyDay, startsOn: "2026-11-22" },
      date: "2026-11-21",
      occurs: false,
    },
    { what: "on its last day", repetition: { ...everyDay, endsOn: "2026-11-21" }, date: "2026-11-21", occurs: true },
    {
      what: "not after its last day",
      repetition: { ...everyDay, endsOn: "2026-11-21" },
      date: "2026-11-22",
      occurs: false,
    },
    {
      what: "on its day of the month",
      repetition: { ...everyDay, repeatDays: [], monthlyDay: 15 },
      date: "2026-11-15",
      occurs: true,
    },
    {
      what: "day 31 in February on the last day",
      repetition: { ...everyDay, repeatDays: [], monthlyDay: 31 },
      date: "2026-02-28",
      occurs: true,
    },
    {
      what: "day 31 in February not before it",
      repetition: { ...everyDay, repeatDays: [], monthlyDay: 31 },
      date: "2026-02-27",
      occurs: false,
    },
  ])("comes $what", ({ repetition, date, occurs }) => {
    expect(occursOn(repetition, date)).toBe(occurs);
  });
});

describe("the day of tasks", () => {
  test.each([
    { at: "2026-03-04 00:40", current: "2026-03-03", calendar: "2026-03-04" },
    { at: "2026-03-04 02:59", current: "2026-03-03", calendar: "2026-03-04" },
    { at: "2026-03-04 03:00", current: "2026-03-04", calendar: "2026-03-04" },
    { at: "2026-03-04 23:59", current: "2026-03-04", calendar: "2026-03-04" },
  ])("at $at is $current", ({ at, current, calendar }) => {
    const [date = "", time = ""] = at.split(" ");
    expect(taskDates(chicagoTime(date, time), chicago)).toEqual({ current, calendar });
  });
});

describe("a due time", () => {
  test("in the hour that daylight saving skips is the first minute that exists", () => {
    expect(dueAt("2026-03-08", 150, "America/Chicago")?.toISOString()).toBe("2026-03-08T08:00:00.000Z");
  });

  test("in the doubled hour is the first", () => {
    expect(dueAt("2026-11-01", 90, "America/Chicago")?.toISOString()).toBe("2026-11-01T06:30:00.000Z");
  });

  test("is not known for a task without one", () => {
    expect(dueAt("2026-11-01", null, "America/Chicago")).toBeNull();
  });
});

describe("a tick", () => {
  const now = chicagoTime("2026-03-04", "20:05");
  const dates = { current: "2026-03-04", calendar: "2026-03-04" };
  const due = chicagoTime("2026-03-04", "20:00");

  test.each([
    {
      what: "after the due time is late",
      date: "2026-03-04",
      dueAt: due,
      isManager: false,
      expected: { isAllowed: true, isLate: true, isLateEntry: false },
    },
    {
      what: "at the due time is in time",
      date: "2026-03-04",
      dueAt: now,
      isManager: false,
      expected: { isAllowed: true, isLate: false, isLateEntry: false },
    },
    {
      what: "of yesterday's task is refused to an employee",
      date: "2026-03-03",
      dueAt: null,
      isManager: false,
      expected: { isAllowed: false, reason: "past" },
    },
    {
      what: "of yesterday's task is a manager's late entry",
      date: "2026-03-03",
      dueAt: null,
      isManager: true,
      expected: { isAllowed: true, isLate: false, isLateEntry: true },
    },
    {
      what: "of tomorrow's task is refused to everybody",
      date: "2026-03-05",
      dueAt: null,
      isManager: true,
      expected: { isAllowed: false, reason: "future" },
    },
  ])("$what", ({ date, dueAt: taskDue, isManager, expected }) => {
    expect(tick({ task: { date, dueAt: taskDue }, dates, now, isManager })).toEqual(expected);
  });

  test("of closing tasks still counts after midnight, until the boundary", () => {
    const afterMidnight = taskDates(chicagoTime("2026-03-05", "00:40"), chicago);
    const tickOfTomorrow = { task: { date: "2026-03-04", dueAt: null }, now, isManager: false };
    expect(tick({ ...tickOfTomorrow, dates: afterMidnight })).toMatchObject({ isAllowed: true, isLateEntry: false });
  });

  test("is undone by anybody on the same day and by managers later", () => {
    expect(mayUntick({ doneOn: "2026-03-04" }, "2026-03-04", false)).toBe(true);
    expect(mayUntick({ doneOn: "2026-03-04" }, "2026-03-05", false)).toBe(false);
    expect(mayUntick({ doneOn: "2026-03-04" }, "2026-03-05", true)).toBe(true);
  });
});

test.each([
  { what: "of this moment claims nothing", deviceAt: chicagoTime("2026-03-04", "20:04"), expected: null },
  {
    what: "that waited for the connection claims when it was made",
    deviceAt: chicagoTime("2026-03-04", "17:30"),
    expected: chicagoTime("2026-03-04", "17:30"),
  },
  { what: "from a clock that is ahead claims nothing", deviceAt: chicagoTime("2026-03-04", "21:00"), expected: null },
  { what: "of more than a week ago claims nothing", deviceAt: chicagoTime("2026-02-25", "20:04"), expected: null },
  { what: "without a time claims nothing", deviceAt: null, expected: null },
  { what: "of a minute ago claims nothing", deviceAt: chicagoTime("2026-03-04", "20:04"), expected: null },
  {
    what: "of a little more than a minute ago is claimed",
    deviceAt: new Date("2026-03-04T20:03:59.999-06:00"),
    expected: new Date("2026-03-04T20:03:59.999-06:00"),
  },
  {
    what: "of a week ago is claimed",
    deviceAt: chicagoTime("2026-02-25", "20:05"),
    expected: chicagoTime("2026-02-25", "20:05"),
  },
  {
    what: "of a little more than a week ago claims nothing",
    deviceAt: new Date("2026-02-25T20:04:59.999-06:00"),
    expected: null,
  },
])("a tick $what", ({ deviceAt, expected }) => {
  expect(offlineClaim(chicagoTime("2026-03-04", "20:05"), deviceAt)).toEqual(expected);
});

test("a task is a manager's or everybody's", () => {
  expect(["manager", "all", ""].map(accessOf)).toEqual(["manager", "all", "all"]);
});

describe("an overdue task", () => {
  const open = { status: "open" as const, dueAt: null, date: "2026-03-04", originalDate: "2026-03-04" };
  const now = chicagoTime("2026-03-04", "20:05");

  test("is open and past its due time, or was carried", () => {
    expect(isOverdue(open, now)).toBe(false);
    expect(isOverdue({ ...open, dueAt: chicagoTime("2026-03-04", "20:00") }, now)).toBe(true);
    expect(isOverdue({ ...open, originalDate: "2026-03-03" }, now)).toBe(true);
    expect(isOverdue({ ...open, status: "done", originalDate: "2026-03-03" }, now)).toBe(false);
  });
});

describe("task completion", () => {
  test("of a week is done over due, not the mean of its days", () => {
    expect(
      completion([
        { due: 10, done: 8 },
        { due: 20, done: 10 },
      ]),
    ).toBe(600);
  });

  test("of a day without due tasks is unknown", () => {
    expect(completion([{ due: 0, done: 0 }])).toBeNull();
    expect(completion([])).toBeNull();
  });
});
