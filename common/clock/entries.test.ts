import { expect, test } from "vitest";
import type { Punch, PunchType } from "./standing.ts";
import { entriesOf, workedMinutes } from "./entries.ts";

const date = "2026-11-20";
const at = (time: string): Date => new Date(`${date}T${time}Z`);
const punch = (type: PunchType, time: string): Punch => ({ type, at: at(time), businessDate: date });
const moment = (time: string, breaksPaid = false) => ({ now: at(time), openDates: [date], breaksPaid });
const summarize = (punches: readonly Punch[], now: string, breaksPaid = false) =>
  entriesOf(punches, moment(now, breaksPaid)).map(({ state, minutes, breakMinutes }) => [state, minutes, breakMinutes]);

const shift = [
  punch("in", "09:00:00"),
  punch("breakStart", "12:00:00"),
  punch("breakEnd", "12:30:00"),
  punch("out", "17:00:00"),
];

test.each([
  ["a shift with an unpaid break", shift, "18:00:00", false, [["closed", 450, 30]]],
  ["a shift with a paid one", shift, "18:00:00", true, [["closed", 480, 30]]],
  ["on the clock", shift.slice(0, 1), "11:59:59", false, [["running", 179, 0]]],
  ["on the clock for almost a minute", shift.slice(0, 1), "09:00:59.999", false, [["running", 0, 0]]],
  ["on a break for almost a minute", shift.slice(0, 2), "12:00:59.999", true, [["running", 180, 0]]],
  ["on a break", shift.slice(0, 2), "12:10:00", false, [["running", 180, 10]]],
  ["on a paid break", shift.slice(0, 2), "12:10:00", true, [["running", 190, 10]]],
  ["back from it", shift.slice(0, 3), "13:00:00", false, [["running", 210, 30]]],
  ["gone home on a break", [...shift.slice(0, 2), punch("out", "12:20:00")], "18:00:00", false, [["closed", 180, 20]]],
  ["a clock-out that never came", [punch("in", "01:00:00")], "15:00:00", false, [["missing", 0, 0]]],
  ["nobody", [], "18:00:00", false, []],
  ["a clock-out without a clock-in", [punch("out", "09:00:00")], "18:00:00", false, []],
  [
    "a break before anybody came",
    [punch("breakStart", "08:00:00"), ...shift],
    "18:00:00",
    false,
    [["closed", 450, 30]],
  ],
  [
    "a punch after the clock-out",
    [...shift, punch("breakStart", "17:30:00")],
    "18:00:00",
    false,
    [["closed", 450, 30]],
  ],
  [
    "two entries, the first without its end",
    [punch("in", "06:00:00"), punch("in", "08:00:00"), punch("out", "09:30:00")],
    "10:00:00",
    false,
    [
      ["missing", 0, 0],
      ["closed", 90, 0],
    ],
  ],
  [
    "two entries, the second still running",
    [punch("in", "06:00:00"), punch("out", "07:00:00"), punch("in", "08:00:00")],
    "08:30:00",
    false,
    [
      ["closed", 60, 0],
      ["running", 30, 0],
    ],
  ],
])("%s", (...[_what, punches, now, breaksPaid, entries]) => {
  expect(summarize(punches, now, breaksPaid)).toEqual(entries);
});

test("two breaks count together, and seconds make whole minutes once", () => {
  const punches = [
    punch("in", "09:00:00"),
    punch("breakStart", "10:00:00"),
    punch("breakEnd", "10:05:30"),
    punch("breakStart", "11:00:00"),
    punch("breakEnd", "11:05:30"),
    punch("out", "12:00:59"),
  ];
  expect(summarize(punches, "13:00:00")).toEqual([["closed", 169, 11]]);
  expect(entriesOf(punches, moment("13:00:00"))[0]?.breaks).toEqual([
    { startedAt: at("10:00:00"), endedAt: at("10:05:30") },
    { startedAt: at("11:00:00"), endedAt: at("11:05:30") },
  ]);
});

test("a break ends once, whatever is punched after it", () => {
  const punches = [...shift.slice(0, 3), punch("breakEnd", "13:00:00"), punch("out", "17:00:00")];
  expect(entriesOf(punches, moment("18:00:00"))[0]?.breaks).toEqual([
    { startedAt: at("12:00:00"), endedAt: at("12:30:00") },
  ]);
});

test("the minutes of a day are those of all its entries, and never below zero", () => {
  const punches = [
    punch("in", "06:00:00"),
    punch("out", "07:00:00"),
    punch("in", "08:00:00"),
    punch("out", "08:30:00"),
  ];
  expect(workedMinutes(punches, moment("10:00:00"))).toBe(90);
  expect(workedMinutes([], moment("10:00:00"))).toBe(0);
  expect(workedMinutes([punch("in", "09:00:00"), punch("out", "08:00:00")], moment("10:00:00"))).toBe(0);
});

test("in 9:00, break 12:00 to 12:30, out 5:00 PM makes 7.50 hours, or 8.00 where breaks are paid", () => {
  expect(workedMinutes(shift, moment("18:00"))).toBe(450);
  expect(workedMinutes(shift, moment("18:00", true))).toBe(480);
});

test("[P-A-1] clocking out on a break ends the break at the same time, and it is not paid", () => {
  const short = [punch("in", "09:00"), punch("breakStart", "16:00"), punch("breakEnd", "17:00"), punch("out", "17:00")];
  expect(workedMinutes(short, moment("18:00"))).toBe(420);
});

test("two entries add up, and a running one counts until now", () => {
  const twice = [...shift, punch("in", "18:00")];
  expect(workedMinutes(twice, moment("19:15"))).toBe(450 + 75);
  expect(workedMinutes(shift.slice(0, 2), moment("12:20"))).toBe(180);
});
