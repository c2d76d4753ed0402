import { expect, test } from "vitest";
import { isLongBreak, standing } from "./standing.ts";
import type { Punch, PunchType } from "./standing.ts";
import { workedMinutes } from "./entries.ts";

const date = "2026-11-20";
/** Chicago is six hours behind in November. */
const at = (time: string, onDate = date): Date => new Date(new Date(`${onDate}T${time}:00Z`).getTime() + 6 * 3_600_000);
const punch = (type: PunchType, time: string, businessDate = date): Punch => ({
  type,
  at: at(time, businessDate),
  businessDate,
});
const moment = (time: string, breaksPaid = false, businessDate = date) => ({
  now: at(time, businessDate),
  openDates: [businessDate],
  breaksPaid,
});

const shift = [punch("in", "09:00"), punch("breakStart", "12:00"), punch("breakEnd", "12:30"), punch("out", "17:00")];

test("[TEAM-05] in, on break, in again and out, each with its time", () => {
  expect(standing([], moment("09:00"))).toEqual({ state: "out", since: null });
  expect(standing(shift.slice(0, 1), moment("10:00"))).toEqual({ state: "in", since: at("09:00") });
  expect(standing(shift.slice(0, 2), moment("12:10"))).toEqual({ state: "break", since: at("12:00") });
  expect(standing(shift.slice(0, 3), moment("13:00"))).toEqual({ state: "in", since: at("09:00") });
  expect(standing(shift, moment("18:00"))).toEqual({ state: "out", since: at("17:00") });
});

test("a break is a long one after an hour", () => {
  expect(isLongBreak(at("12:00"), at("13:00"))).toBe(false);
  expect(isLongBreak(at("12:00"), at("13:01"))).toBe(true);
});

test("[P-A-3] a clock-in of an earlier date never pairs with a new punch", () => {
  const forgotten = [punch("in", "20:00", "2026-11-19")];
  expect(standing(forgotten, moment("09:00"))).toEqual({ state: "out", since: null });
});

test("after fourteen hours a clock-out was forgotten and the entry counts nothing", () => {
  const forgotten = [punch("in", "07:00")];
  expect(standing(forgotten, moment("20:59")).state).toBe("in");
  expect(standing(forgotten, { ...moment("20:59"), now: new Date(at("21:00").getTime() - 1) }).state).toBe("in");
  expect(standing(forgotten, moment("21:00")).state).toBe("out");
  expect(workedMinutes(forgotten, moment("21:00"))).toBe(0);
});
