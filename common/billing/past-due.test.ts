import { expect, test } from "vitest";
import { billingStep, daysPastDue } from "./past-due.ts";

const timeZone = "America/New_York";
const unpaidSince = new Date("2026-06-01T12:00:00Z");
const paid = { unpaidSince: null, endedAt: null };

test.each([
  { now: "2026-06-01T12:00:00Z", days: 0, step: "banner" },
  // Invoices of a clock that is ahead of ours.
  { now: "2026-05-31T12:00:00Z", days: 0, step: "banner" },
  { now: "2026-06-16T03:59:00Z", days: 14, step: "banner" },
  { now: "2026-06-16T04:00:00Z", days: 15, step: "read-only" },
  { now: "2026-07-01T03:59:00Z", days: 29, step: "read-only" },
  { now: "2026-07-01T04:00:00Z", days: 30, step: "locked" },
  { now: "2027-07-01T04:00:00Z", days: 395, step: "locked" },
])("[ONB-04] at $now a payment due on June 1 is $days days late: $step", ({ now, days, step }) => {
  const moment = { now: new Date(now), timeZone };
  expect(daysPastDue({ ...paid, unpaidSince }, moment)).toBe(days);
  expect(billingStep({ ...paid, unpaidSince }, moment)).toBe(step);
});

test("a store that is paid for has no step, and a canceled one is locked when its month is over", () => {
  const endedAt = new Date("2026-07-01T04:00:00Z");
  expect(billingStep(paid, { now: unpaidSince, timeZone })).toBeNull();
  expect(billingStep({ ...paid, endedAt }, { now: new Date("2026-07-01T03:59:59Z"), timeZone })).toBeNull();
  expect(billingStep({ ...paid, endedAt }, { now: endedAt, timeZone })).toBe("locked");
});
