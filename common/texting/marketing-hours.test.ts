import { expect, test } from "vitest";
import { nextMarketingInstant } from "./marketing-hours.ts";

const ohio = "America/New_York";
const pacific = "America/Los_Angeles";
const hawaii = "Pacific/Honolulu";

test.each([
  { when: "within the hours", zones: [ohio], from: "2026-11-18T14:00:00Z", next: "2026-11-18T14:00:00Z" },
  { when: "a minute early", zones: [ohio], from: "2026-11-18T13:59:30Z", next: "2026-11-18T14:00:00Z" },
  { when: "the last minute", zones: [ohio], from: "2026-11-19T00:59:59Z", next: "2026-11-19T00:59:59Z" },
  { when: "8 in the evening", zones: [ohio], from: "2026-11-19T01:00:00Z", next: "2026-11-19T14:00:00Z" },
  { when: "Saturday evening", zones: [ohio], from: "2026-11-22T01:05:00Z", next: "2026-11-22T17:00:00Z" },
  { when: "Sunday at 10", zones: [ohio], from: "2026-11-22T15:00:00Z", next: "2026-11-22T17:00:00Z" },
  { when: "9:30 for a 415 number", zones: [ohio, pacific], from: "2026-11-18T14:30:00Z", next: "2026-11-18T17:00:00Z" },
  {
    when: "8 in the east, 5 in the west",
    zones: [ohio, pacific],
    from: "2026-11-19T01:00:00Z",
    next: "2026-11-19T17:00:00Z",
  },
  {
    when: "Sunday noon, and 7 in Honolulu",
    zones: [ohio, hawaii],
    from: "2026-11-22T17:00:00Z",
    next: "2026-11-22T22:00:00Z",
  },
  { when: "the night of the clock change", zones: [ohio], from: "2026-03-08T02:00:00Z", next: "2026-03-08T16:00:00Z" },
])("$when", ({ zones, from, next }) => {
  expect(nextMarketingInstant(new Date(from), zones)).toEqual(new Date(next));
});

test("half the world away no hour is by day in both", () => {
  expect(nextMarketingInstant(new Date("2026-11-18T14:00:00Z"), ["Etc/GMT-6", ohio])).toBe(null);
});
