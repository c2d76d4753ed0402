import { expect, test } from "vitest";
import { isLateForShift, shiftTimes } from "./shifts.rules.ts";

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
});

test("a person is late eleven minutes after the start without a punch, not at ten", () => {
  const shift = { startsAt: new Date("2026-11-21T15:00:00Z"), endsAt: new Date("2026-11-21T23:00:00Z") };
  expect(isLateForShift(shift, null, new Date("2026-11-21T15:10:00Z"))).toBe(false);
  expect(isLateForShift(shift, null, new Date("2026-11-21T15:11:00Z"))).toBe(true);
  expect(isLateForShift(shift, new Date("2026-11-21T15:05:00Z"), new Date("2026-11-21T15:11:00Z"))).toBe(false);
  expect(isLateForShift(shift, null, new Date("2026-11-21T23:30:00Z"))).toBe(false);
});
