import { expect, test } from "vitest";
import { oddUses, stretchesOf } from "./odd-use.rules.ts";
import type { Act } from "./odd-use.rules.ts";

const [front, back] = [
  { id: "a", name: "Front" },
  { id: "b", name: "Back" },
];
const [amy, mo] = [1, 2];

/** At a time of Nov 20 in UTC; the shop is in Chicago, six hours behind. */
const at = (time: string): Date => new Date(`2026-11-20T${time.length === 5 ? `${time}:00` : time}Z`);

function act(time: string, name: string, more: Partial<Act> = {}): Act {
  return { id: `${name} ${time}`, name, at: at(time), employeeId: amy, register: front, hoursOf: null, ...more };
}

const inFrom = (employeeId: number, from: string, to: string) =>
  [employeeId, [{ from: at(from), to: at(to) }]] as const;

function oddUsesOf(acts: Act[], onClock = new Map([inFrom(amy, "15:00", "21:00"), inFrom(mo, "15:00", "21:00")])) {
  return oddUses({ acts, onClock, managers: new Set([mo]), timeZone: "America/Chicago" }).map(
    ({ kind, acts: count, registers }) => [kind, count, registers],
  );
}

const pin = "employee.confirmed";

test.each<[what: string, acts: Act[], expected: unknown[]]>([
  [
    "one PIN at two registers within twenty seconds",
    [act("16:00:00", pin), act("16:00:20", pin, { register: back })],
    [["twoRegisters", 2, ["Front", "Back"]]],
  ],
  [
    "a walk to the other register in a millisecond more",
    [act("16:00:00", pin), act("16:00:20.001", pin, { register: back })],
    [],
  ],
  [
    "work ten minutes before the clock-in and after the clock-out",
    [act("14:50", "task.ticked"), act("21:10", "note.added")],
    [],
  ],
  ["work a millisecond earlier", [act("14:49:59.999", "task.ticked")], [["clockedOut", 1, ["Front"]]]],
  ["work a millisecond later", [act("21:10:00.001", "task.ticked")], [["clockedOut", 1, ["Front"]]]],
  ["a walk to the other register", [act("16:00:00", pin), act("16:00:21", pin, { register: back })], []],
  ["one register again and again", [act("16:00:00", pin), act("16:00:05", pin)], []],
  ["two people at two registers", [act("16:00:00", pin), act("16:00:05", pin, { register: back, employeeId: mo })], []],
  ["work on the clock", [act("16:00", "task.ticked")], []],
  [
    "work a moment before the clock-in and after the clock-out",
    [act("14:51", "task.ticked"), act("21:09", "note.added")],
    [],
  ],
  [
    "work while clocked out, once a day",
    [act("13:00", "task.ticked"), act("21:30", "task.ticked"), act("22:00", "note.added")],
    [["clockedOut", 3, ["Front"]]],
  ],
  ["at one's own login from home", [act("13:00", "task.ticked", { register: null })], []],
  ["somebody who does not use the clock", [act("13:00", "task.ticked", { employeeId: 9 })], []],
  ["the clock and the lock themselves", [act("13:00", "clock.in"), act("13:00", "employee.screen-locked")], []],
  [
    "a manager's PIN while the manager was not in, told once with what came of it",
    [
      act("23:00", pin, { employeeId: mo }),
      act("23:01", "employee.edited", { employeeId: mo }),
      act("23:02", "employee.edited", { employeeId: mo }),
    ],
    [["managerAway", 1, ["Front"]]],
  ],
  [
    "hours that a person decided alone",
    [act("16:00", "timecard.corrected", { hoursOf: amy, register: null })],
    [["ownHours", 1, []]],
  ],
  [
    "many wrong PINs, told without the waits that each of them brought",
    [act("16:00", "employee.pin-guessed"), act("13:00", "employee.pin-blocked")],
    [["guessedPin", 1, ["Front"]]],
  ],
  ["a manager who corrects another's hours", [act("16:00", "timecard.corrected", { hoursOf: mo })], []],
])("%s", (_what, acts, expected) => {
  expect(oddUsesOf(acts)).toEqual(expected);
});

test("each of them is named, so that a history can mark it", () => {
  const acts = [act("13:00", "task.ticked"), act("21:30", "task.ticked"), act("16:00", "note.added")];
  const [odd] = oddUses({
    acts,
    onClock: new Map([inFrom(amy, "15:00", "21:00")]),
    managers: new Set(),
    timeZone: "America/Chicago",
  });
  expect(odd?.events.map(({ id }) => id)).toEqual(["task.ticked 13:00", "task.ticked 21:30"]);
});

test("days are the store's, and the newest stands first", () => {
  const acts = [act("05:30", "note.added"), act("06:30", "note.added"), act("23:30", "note.added")];
  expect(
    oddUses({ acts, onClock: new Map([[amy, []]]), managers: new Set(), timeZone: "America/Chicago" }).map(({ from }) =>
      from.toISOString(),
    ),
  ).toEqual(["2026-11-20T06:30:00.000Z", "2026-11-20T05:30:00.000Z"]);
});

test("a forgotten clock-out leaves a person in for fourteen hours and not until the next day's clock-in", () => {
  const punches = [
    { employeeId: amy, type: "in", at: at("01:00") },
    { employeeId: amy, type: "breakStart", at: at("02:00") },
    { employeeId: amy, type: "in", at: at("16:00") },
    { employeeId: amy, type: "out", at: at("20:00") },
  ];
  expect(stretchesOf(punches).get(amy)).toEqual([
    { from: at("01:00"), to: at("15:00") },
    { from: at("16:00"), to: at("20:00") },
  ]);
});

test("odd use lasts from the first act of it to the last", () => {
  const acts = [act("13:00", "task.ticked"), act("13:20", "note.added"), act("21:30", "task.ticked")];
  const onClock = new Map([inFrom(amy, "15:00", "21:00")]);
  expect(oddUses({ acts, onClock, managers: new Set(), timeZone: "America/Chicago" })).toMatchObject([
    { from: at("13:00"), to: at("21:30") },
  ]);
});

test("a break does not end the time that a person was in", () => {
  const punches = (["in", "breakStart", "breakEnd", "out"] as const).map((type, place) => ({
    employeeId: amy,
    type,
    at: at(`1${place}:00`),
  }));
  expect(stretchesOf(punches).get(amy)).toEqual([{ from: at("10:00"), to: at("13:00") }]);
});
