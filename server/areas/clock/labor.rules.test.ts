import { expect, test } from "vitest";
import type { PunchType } from "#common/clock/standing.ts";
import { laborOf } from "./labor.rules.ts";
import type { PaidPunch } from "./labor.rules.ts";

const date = "2026-11-20";
const at = (time: string): Date => new Date(`${date}T${time}:00Z`);
const punch = (
  ...[employeeId, type, time, wageCents = null]: [number, PunchType, string, (number | null)?]
): PaidPunch => ({
  employeeId,
  type,
  at: at(time),
  businessDate: date,
  wageCents,
});
const work = (...[employeeId, from, to, wageCents]: [number, string, string, number | null]): PaidPunch[] => [
  punch(employeeId, "in", from, wageCents),
  punch(employeeId, "out", to),
];
const time = (...[employeeId, from, to, wageCents]: [number, string, string | null, number | null]) => ({
  employeeId,
  businessDate: date,
  startsAt: at(from),
  endsAt: to === null ? null : at(to),
  unpaidBreakMinutes: 0,
  wageCents,
});
const moment = { now: at("20:00"), openDates: [date], breaksPaid: false };

test("minutes of all people are added, and their cents rounded once a day", () => {
  const punches = [
    ...work(1, "09:00", "09:20", 1001),
    ...work(2, "09:00", "09:20", 1001),
    ...work(3, "09:00", "10:00", null),
  ];
  expect(laborOf([date], { punches, times: [] }, moment)).toEqual([
    { date, laborMinutes: 100, wagesCents: 667, wageUnknownMinutes: 60 },
  ]);
});

test("without a rate no wage is claimed, and without anybody nothing is", () => {
  expect(laborOf([date, "2026-11-19"], { punches: work(1, "09:00", "10:00", null), times: [] }, moment)).toEqual([
    { date, laborMinutes: 60, wagesCents: null, wageUnknownMinutes: 60 },
    { date: "2026-11-19", laborMinutes: null, wagesCents: null, wageUnknownMinutes: null },
  ]);
});

test("a clock-in that is forgotten counts no minutes, and still a person was there", () => {
  expect(laborOf([date], { punches: [punch(1, "in", "05:00", 1000)], times: [] }, moment)).toEqual([
    { date, laborMinutes: 0, wagesCents: 0, wageUnknownMinutes: 0 },
  ]);
});

test("where the scheduling service has times of a person they count, and the person's own punches do not", () => {
  const punches = [...work(1, "09:00", "10:00", 1000), ...work(2, "09:00", "11:00", 1000)];
  const times = [time(1, "09:00", "12:00", 2000), time(3, "10:00", "10:30", null)];
  expect(laborOf([date], { punches, times }, moment)).toEqual([
    { date, laborMinutes: 330, wagesCents: 8000, wageUnknownMinutes: 30 },
  ]);
});

test("a time that still runs there leaves the day to the person's punches here", () => {
  const records = { punches: work(1, "09:00", "10:00", 1000), times: [time(1, "09:00", null, 2000)] };
  expect(laborOf([date], records, moment)).toMatchObject([{ laborMinutes: 60, wagesCents: 1000 }]);
});

test("half a cent is rounded up, less is not", () => {
  const wagesOf = (wageCents: number) =>
    laborOf([date], { punches: work(1, "09:00", "09:01", wageCents), times: [] }, moment)[0]?.wagesCents;
  expect([wagesOf(29), wagesOf(30), wagesOf(89), wagesOf(90)]).toEqual([0, 1, 1, 2]);
});

test("a time that still runs there counts until the person's first punch here", () => {
  const times = [time(1, "19:00", null, 2000)];
  const minutesWith = (punches: PaidPunch[]) => laborOf([date], { punches, times }, moment)[0]?.laborMinutes;
  expect(minutesWith([])).toBe(60);
  expect(minutesWith([punch(1, "in", "19:30", 1000)])).toBe(30);
});
