import { expect, test } from "vitest";
import { isLateForShift, minutesLate, shiftTimes } from "./shifts.rules.ts";

const chicago = "America/Chicago";

test.each([
  { what: "in the day", startMinutes: 540, endMinutes: 1020, hours: 8 },
  { what: "past midnight", startMinutes: 1200, endMinutes: 120, hours: 6 },
  { what: "of sixteen hours", startMinutes: 360, endMinutes: 1320, hours: 16 },
])("a shift $what is $hours hours long", ({ startMinutes, endMinutes, hours }) => {
  const times = shiftTimes({ date: "2026-11-21", startMinutes, endMinutes }, chicago);
  expect(Number(times?.endsAt) - Number(times?.startsAt)).toBe(hours * 3_600_000);
});

test("a shift has a length, and not more than sixteen hours", () => {
  expect(shiftTimes({ date: "2026-11-21", startMinutes: 540, endMinutes: 540 }, chicago)).toBeNull();
  expect(shiftTimes({ date: "2026-11-21", startMinutes: 540, endMinutes: 500 }, chicago)).toBeNull();
  expect(shiftTimes({ date: "2026-11-21", startMinutes: 360, endMinutes: 1321 }, chicago)).toBeNull();
});

test("a person is late eleven minutes after the start without a punch, not at ten", () => {
  const shift = { startsAt: new Date("2026-11-21T15:00:00Z"), endsAt: new Date("2026-11-21T23:00:00Z") };
  expect(isLateForShift(shift, null, new Date("2026-11-21T15:10:00Z"))).toBe(false);
  expect(isLateForShift(shift, null, new Date("2026-11-21T15:11:00Z"))).toBe(true);
  expect(isLateForShift(shift, new Date("2026-11-21T15:05:00Z"), new Date("2026-11-21T15:11:00Z"))).toBe(false);
  expect(isLateForShift(shift, null, new Date("2026-11-21T15:10:00.001Z"))).toBe(true);
  expect(isLateForShift(shift, null, new Date("2026-11-21T22:59:59.999Z"))).toBe(true);
  expect(isLateForShift(shift, null, shift.endsAt)).toBe(false);
});

const at = (time: string): Date => new Date(`2026-11-21T${time}:00Z`);
const morning = { startsAt: at("09:00"), endsAt: at("12:00") };
const evening = { startsAt: at("17:00"), endsAt: at("21:00") };

const was = (from: string, to: string) => ({ from: at(from), to: at(to) });
const stillIn = { from: at("17:30"), to: null };

test.each([
  { what: "on time", were: [was("09:00", "12:00")], late: null },
  { what: "ten minutes after", were: [was("09:10", "12:00")], late: null },
  { what: "eleven minutes after", were: [was("09:11", "12:00")], late: 11 },
  { what: "at three and for the evening, stayed on", were: [was("15:00", "21:00")], shifts: [evening], late: null },
  { what: "late for the second shift only", were: [was("08:55", "12:00"), stillIn], late: 30 },
  { what: "never", were: [], late: null },
  {
    what: "a moment over ten minutes after",
    were: [{ from: new Date("2026-11-21T09:10:00.001Z"), to: null }],
    late: 10,
  },
  { what: "almost eleven minutes after", were: [{ from: new Date("2026-11-21T09:10:59.999Z"), to: null }], late: 10 },
  {
    what: "early, left at the start and was back at half past",
    were: [was("08:00", "09:00"), was("09:30", "12:00")],
    late: 30,
  },
  { what: "when the shift was just over", were: [was("12:00", "13:00")], shifts: [morning], late: null },
  { what: "after the shift was over", were: [was("12:30", "13:00")], shifts: [morning], late: null },
])("who came $what is late by $late", ({ were, shifts = [morning, evening], late }) => {
  expect(minutesLate(shifts, were)).toBe(late);
});
