import fc from "fast-check";
import { expect, test } from "vitest";
import type { PunchType } from "#common/clock/standing.ts";
import { entriesOf } from "#common/clock/entries.ts";
import { suggestionsFor, withClockOut } from "./clock-outs.rules.ts";
import { timecardsCsv } from "./timecards-csv.rules.ts";
import { overtimeMinutes, problemOfDay } from "./timecards.rules.ts";

const date = "2026-11-20";
const zone = "America/Chicago";
/** Chicago is six hours behind in November. */
const at = (time: string, onDate = date): Date => new Date(new Date(`${onDate}T${time}:00Z`).getTime() + 6 * 3_600_000);
const punch = (type: PunchType, time: string, wageCents: number | null = null) => ({
  id: `${type} ${time}`,
  employeeId: 1,
  type,
  at: at(time),
  businessDate: date,
  wageCents,
});
const moment = { now: at("12:00", "2026-11-21"), openDates: ["2026-11-21"], breaksPaid: false };
const shift = [
  punch("in", "09:00", 1500),
  punch("breakStart", "12:00"),
  punch("breakEnd", "12:30"),
  punch("out", "17:00"),
];
const problem = (punches: readonly { type: PunchType; at: Date }[], isRunning = false): string | null =>
  problemOfDay(punches, { date, timeZone: zone, boundaryMinutes: 180, now: moment.now, isRunning });

test("in 9:00, break 12:00 to 12:30, out 17:00 are 7.50 hours, 8.00 when breaks are paid", () => {
  expect(entriesOf(shift, moment)).toMatchObject([{ minutes: 450, breakMinutes: 30, state: "closed" }]);
  expect(entriesOf(shift, { ...moment, breaksPaid: true })).toMatchObject([{ minutes: 480 }]);
});

test("an entry without a clock-out counts nothing, and the next one of the day counts whole", () => {
  const entries = entriesOf([punch("in", "06:00"), punch("in", "20:30"), punch("out", "22:00")], moment);
  expect(entries.map(({ state, minutes }) => [state, minutes])).toEqual([
    ["missing", 0],
    ["closed", 90],
  ]);
});

test("hours over forty count only of weeks that are wholly shown", () => {
  const days = ["15", "16", "17", "18", "19", "20", "21"].map((day) => ({ date: `2026-11-${day}`, minutes: 400 }));
  const week = { from: "2026-11-15", to: "2026-11-21", weekStart: 0 as const };
  expect(overtimeMinutes(days, week)).toBe(400);
  expect(overtimeMinutes(days, { ...week, from: "2026-11-16" })).toBe(0);
  expect(overtimeMinutes(days, { ...week, weekStart: 1 })).toBe(0);
  expect(overtimeMinutes(days.slice(0, 6), week)).toBe(0);
  expect(overtimeMinutes([...days.slice(0, 6), { date: "2026-11-21", minutes: 1 }], week)).toBe(1);
  const upToFriday = { ...week, to: "2026-11-20" };
  expect(overtimeMinutes([{ date: "2026-11-15", minutes: 2500 }], upToFriday)).toBe(0);
  expect(overtimeMinutes([{ date: "2026-11-15", minutes: 2500 }], week)).toBe(100);
});

test("a day that cannot be is refused in words", () => {
  expect(problem(shift)).toBeNull();
  expect(problem([])).toBeNull();
  expect(problem(shift.slice(0, 1))).toBe("Add a clock-out at the end of the day");
  expect(problem(shift.slice(0, 1), true)).toBeNull();
  expect(problem(shift.slice(1))).toBe("Start with a clock-in");
  expect(problem([punch("in", "09:00"), punch("in", "10:00"), punch("out", "11:00")])).toBe(
    "Add a clock-out between the two clock-ins",
  );
  expect(problem([punch("in", "09:00"), punch("breakStart", "10:00"), punch("out", "11:00")])).toBe(
    "End the break before the next punch",
  );
  expect(problem([punch("in", "09:00"), punch("out", "08:00")])).toBe("Put the times in order");
  expect(problem([punch("in", "04:00"), punch("out", "21:00")])).toBe("Check the times: this is longer than 16 hours");
  const elsewhere = [
    { type: "in" as const, at: at("09:00", "2026-11-19") },
    { type: "out" as const, at: at("10:00", "2026-11-19") },
  ];
  expect(problem(elsewhere)).toBe("This clock-in belongs to another day");
  const tomorrow = [punch("in", "09:00"), { type: "out" as const, at: at("13:00", "2026-11-21") }];
  expect(problem(tomorrow)).toBe("Enter a time that isn't in the future");
});

/** By the clock in Chicago, to the millisecond. */
const instant = (text: string): Date => new Date(`${text}-06:00`);
const entryAt = (from: string, to: string) => [
  { type: "in" as const, at: instant(from) },
  { type: "out" as const, at: instant(to) },
];

test.each([
  ["from midnight on", entryAt("2026-11-20T00:00:00", "2026-11-20T01:00:00"), null],
  [
    "from before midnight on",
    entryAt("2026-11-19T23:59:59.999", "2026-11-20T01:00:00"),
    "This clock-in belongs to another day",
  ],
  ["to the boundary of the next morning", entryAt("2026-11-21T02:59:59.999", "2026-11-21T03:30:00"), null],
  [
    "from that boundary on",
    entryAt("2026-11-21T03:00:00", "2026-11-21T03:30:00"),
    "This clock-in belongs to another day",
  ],
  ["of sixteen hours", entryAt("2026-11-20T04:00:00", "2026-11-20T20:00:00"), null],
  [
    "of more than sixteen hours",
    entryAt("2026-11-20T04:00:00", "2026-11-20T20:00:00.001"),
    "Check the times: this is longer than 16 hours",
  ],
  ["until now", entryAt("2026-11-20T22:00:00", "2026-11-21T12:00:00"), null],
  [
    "until after now",
    entryAt("2026-11-20T22:00:00", "2026-11-21T12:00:00.001"),
    "Enter a time that isn't in the future",
  ],
  ["of no time at all", entryAt("2026-11-20T09:00:00", "2026-11-20T09:00:00"), null],
])("an entry %s: %s", (_what, punches, refusal) => {
  expect(problem(punches)).toBe(refusal);
});

test("three suggestions for a forgotten clock-out: last action, end of the shift, closing; none before the last punch", () => {
  const open = [punch("in", "16:00"), punch("breakStart", "18:00"), punch("breakEnd", "18:20")];
  const entries = entriesOf(open, moment);
  expect(entries).toMatchObject([{ state: "missing" }]);
  const evidence = { lastAction: at("20:50"), shiftEnd: at("21:00"), storeClose: at("21:00"), now: moment.now };
  expect(entries.flatMap((entry) => suggestionsFor(entry, evidence))).toEqual([
    { basis: "lastAction", at: at("20:50") },
    { basis: "shiftEnd", at: at("21:00") },
  ]);
  const early = { ...evidence, lastAction: at("18:10"), shiftEnd: null, storeClose: null };
  expect(entries.flatMap((entry) => suggestionsFor(entry, early))).toEqual([]);
});

test("a break that still ran ends with the clock-out that was forgotten, before the next clock-in", () => {
  const day = [punch("in", "05:00"), punch("breakStart", "08:00"), punch("in", "19:30"), punch("out", "21:00")];
  const forgotten = entriesOf(day, moment).slice(0, 1);
  const target = forgotten.flatMap((entry) => withClockOut(day, { entry, leftAt: at("13:00") }));
  expect(target.map(({ type }) => type)).toEqual(["in", "breakStart", "breakEnd", "out", "in", "out"]);
  expect(problem(target)).toBeNull();
});

test("worked and rested minutes never exceed the time between the first and the last punch", () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 180 }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(gaps, fc.boolean(), ([untilBreak = 0, rest = 0, after = 0], breaksPaid) => {
      const minute = (offset: number): Date => new Date(at("09:00").getTime() + offset * 60_000);
      const day = [
        { ...punch("in", "09:00"), at: minute(0) },
        { ...punch("breakStart", "09:00"), at: minute(untilBreak) },
        { ...punch("breakEnd", "09:00"), at: minute(untilBreak + rest) },
        { ...punch("out", "09:00"), at: minute(untilBreak + rest + after) },
      ];
      const [entry] = entriesOf(day, { ...moment, breaksPaid });
      expect(entry?.minutes).toBe(untilBreak + after + Number(breaksPaid) * rest);
      expect(entry?.breakMinutes).toBe(rest);
    }),
  );
});

test("a name that a spreadsheet would run as a formula is only text there", () => {
  const day = { date, entries: entriesOf(shift, moment), approval: null };
  const card = { employee: { fullName: "=2+5, Amy" }, days: [day] };
  expect(timecardsCsv({ timecards: [card], seesWages: true }, zone)).toBe(
    "Employee,Date,Clock in,Clock out,Break minutes,Hours,Approved by,Rate\r\n" +
      `"'=2+5, Amy","Nov 20, 2026",9:00 AM,5:00 PM,30,7.50,,15.00\r\n`,
  );
});
