import { expect, test } from "vitest";
import { boundaryAt, boundaryKey } from "./day-boundary.ts";
import { parseMoment } from "./file-values.ts";

const changed = [
  { from: null, minutes: 180 },
  { from: "2026-11-20T12:00:00Z", minutes: 300 },
  { from: "2026-11-25T12:00:00Z", minutes: 60 },
];

test.each([
  ["2000-01-01T00:00:00Z", 180],
  ["2026-11-20T11:59:59Z", 180],
  ["2026-11-20T12:00:00Z", 300],
  ["2026-11-25T11:59:59Z", 300],
  ["2026-12-01T00:00:00Z", 60],
])("at %s the day ends %i minutes after midnight", (at, minutes) => {
  expect(boundaryAt(changed, new Date(at))).toBe(minutes);
});

test("a store that never changed it has one for all times, and a list without a beginning begins with its first", () => {
  expect(boundaryAt(240, new Date())).toBe(240);
  expect(boundaryAt(changed.slice(1), new Date("2000-01-01T00:00:00Z"))).toBe(300);
  expect(boundaryAt([], new Date())).toBe(180);
});

test("different boundaries have different keys", () => {
  const keys = [180, 300, changed, changed.slice(1), changed.slice(0, 1)].map(boundaryKey);
  expect(new Set(keys)).toHaveLength(5);
});

test("a sale after midnight keeps its day when the store changes the boundary later", () => {
  const place = { dateFormat: "year-month-day", timeZone: "UTC", boundaryMinutes: changed } as const;
  expect(parseMoment("2026-11-19 04:00", place)?.businessDate).toBe("2026-11-19");
  expect(parseMoment("2026-11-22 04:00", place)?.businessDate).toBe("2026-11-21");
  expect(parseMoment("2026-11-28 04:00", place)?.businessDate).toBe("2026-11-28");
});
