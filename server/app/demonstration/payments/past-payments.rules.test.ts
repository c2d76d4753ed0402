import { expect, test } from "vitest";
import { daysBack, freeTimeEnd } from "./past-payments.rules.ts";

const hourMs = 3_600_000;

test.each(["America/Chicago", "America/Denver", "Europe/Paris", "Asia/Kolkata"])(
  "at each hour of a year the free time in %s ends within a day and an hour after it began",
  (timeZone) => {
    const first = Date.UTC(2026, 6, 1, 0, 31);
    const hours = Array.from({ length: 365 * 24 }, (_, hour) => new Date(first + hour * hourMs));
    const lengths = hours.map((now) => freeTimeEnd(now, timeZone).getTime() - now.getTime() + daysBack * 24 * hourMs);
    expect(Math.min(...lengths)).toBeGreaterThan(0);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(25 * hourMs);
  },
);
