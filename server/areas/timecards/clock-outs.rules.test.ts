import { expect, test } from "vitest";
import type { PunchType } from "#common/clock/standing.ts";
import { entriesOf } from "#common/clock/entries.ts";
import { suggestionsFor, withClockOut } from "./clock-outs.rules.ts";

const date = "2026-11-20";
const at = (time: string, onDate = date): Date => new Date(`${onDate}T${time}Z`);
const punch = (type: PunchType, time: string) => ({ id: `${type} ${time}`, type, at: at(time), businessDate: date });
const nextDay = { now: at("12:00:00", "2026-11-21"), openDates: ["2026-11-21"], breaksPaid: false };

type Punches = ReturnType<typeof punch>[];

const came = [punch("in", "08:00:00")];
const onBreak = [...came, punch("breakStart", "10:00:00")];
const backFromBreak = [...onBreak, punch("breakEnd", "10:30:00")];

/** The times that are proposed for the first entry of a day, of those that are known. */
function proposed(punches: Punches, evidence: Record<string, Date>, now = nextDay.now): string[] {
  const sources = { lastAction: null, shiftEnd: null, storeClose: null, now, ...evidence };
  return entriesOf(punches, nextDay)
    .slice(0, 1)
    .flatMap((entry) => suggestionsFor(entry, sources))
    .map(({ basis, at: time }) => `${basis} ${time.toISOString().slice(11, 16)}`);
}

test("what a person did last is believed before the shift, and the shift before the store's close", () => {
  const evidence = { storeClose: at("18:00:00"), lastAction: at("16:40:00"), shiftEnd: at("17:00:00") };
  expect(proposed(came, evidence)).toEqual(["lastAction 16:40", "shiftEnd 17:00", "storeClose 18:00"]);
  expect(proposed(came, {})).toEqual([]);
});

test("of two times in one minute only the better one is proposed", () => {
  const evidence = { lastAction: at("16:59:59"), shiftEnd: at("17:00:00"), storeClose: at("17:00:59") };
  expect(proposed(came, evidence)).toEqual(["lastAction 16:59", "shiftEnd 17:00"]);
});

test.each([
  ["the clock-in", came, "08:00:00"],
  ["a break that ran", onBreak, "10:00:00"],
  ["a break that ended", backFromBreak, "10:30:00"],
  ["the second break", [...backFromBreak, punch("breakStart", "13:00:00")], "13:00:00"],
])("nobody left before %s", (_what, punches, time) => {
  const instant = at(time);
  expect(proposed(punches, { shiftEnd: instant })).toEqual([]);
  expect(proposed(punches, { shiftEnd: new Date(instant.getTime() + 1) })).toHaveLength(1);
});

test("nobody left more than fourteen hours after coming, or later than now", () => {
  expect(proposed(came, { storeClose: at("22:00:00") })).toHaveLength(1);
  expect(proposed(came, { storeClose: new Date(at("22:00:00").getTime() + 1) })).toEqual([]);
  expect(proposed(came, { storeClose: at("17:00:00") }, at("17:00:00"))).toHaveLength(1);
  expect(proposed(came, { storeClose: at("17:00:01") }, at("17:00:00"))).toEqual([]);
});

/** The day after the clock-out of its first entry was added at 5 PM. */
function completed(punches: Punches): string[] {
  return entriesOf(punches, nextDay)
    .slice(0, 1)
    .flatMap((entry) => withClockOut(punches, { entry, leftAt: at("17:00:00") }))
    .map(({ id, type }) => `${type}${id === null ? " new" : ""}`);
}

test("the clock-out stands at the entry's end, and ends a break that still ran", () => {
  expect(completed(came)).toEqual(["in", "out new"]);
  expect(completed(onBreak)).toEqual(["in", "breakStart", "breakEnd new", "out new"]);
  expect(completed(backFromBreak)).toEqual(["in", "breakStart", "breakEnd", "out new"]);
  expect(completed([...backFromBreak, punch("breakStart", "13:00:00")]).slice(3)).toEqual([
    "breakStart",
    "breakEnd new",
    "out new",
  ]);
});

test("where a person came again, it stands before that", () => {
  const again = [...onBreak, punch("in", "18:00:00"), punch("out", "20:00:00")];
  expect(completed(again)).toEqual(["in", "breakStart", "breakEnd new", "out new", "in", "out"]);
  expect(completed([punch("out", "07:00:00"), ...came, punch("in", "18:00:00")])).toEqual([
    "out",
    "in",
    "out new",
    "in",
  ]);
});
