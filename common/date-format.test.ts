import { expect, test } from "vitest";
import { formatDate, formatDateRange, formatInstantDate, formatMonth, formatWeekday } from "./date-format.ts";

const zone = "America/Chicago";

test("[FRM-10] a date is shown as MMM d, yyyy, in the store's own time zone", () => {
  expect(formatDate("2026-01-05")).toBe("Jan 5, 2026");
  expect(formatInstantDate(new Date("2026-11-22T05:30:00Z"), zone)).toBe("Nov 21, 2026");
});

test("days from one to another say month and year once, where they are the same", () => {
  expect(formatDateRange({ from: "2026-11-29", to: "2026-12-05" })).toBe("Nov 29 – Dec 5, 2026");
  expect(formatDateRange({ from: "2026-11-15", to: "2026-11-21" })).toBe("Nov 15 – 21, 2026");
  expect(formatDateRange({ from: "2024-11-27", to: "2026-11-27" })).toBe("Nov 27, 2024 – Nov 27, 2026");
  expect(formatDateRange({ from: "2026-11-15", to: "2026-11-15" })).toBe("Nov 15, 2026");
  expect([formatMonth("2026-11-30"), formatWeekday("2026-11-22")]).toEqual(["November 2026", "Sun"]);
});
