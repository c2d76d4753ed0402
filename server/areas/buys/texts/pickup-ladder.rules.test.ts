import { expect, test } from "vitest";
import { pickupLadder } from "./pickup-ladder.rules.ts";

const ohio = "America/New_York";
const open = (date: string) => ({ date, opensMinutes: 10 * 60, closesMinutes: 21 * 60 });
const week = ["2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"];

test.each([
  {
    when: "texted at noon, two days to pick up",
    notifiedAt: "2026-11-24T17:00:00Z",
    lastDate: "2026-11-26",
    days: week,
    steps: [
      "reminder 2026-11-24T19:00:00.000Z",
      "last_call 2026-11-25T01:00:00.000Z",
      "reminder 2026-11-25T15:00:00.000Z",
      "last_call 2026-11-27T01:00:00.000Z",
    ],
  },
  {
    when: "texted 90 minutes before closing: no reminder on that day",
    notifiedAt: "2026-11-25T00:30:00Z",
    lastDate: "2026-11-25",
    days: week,
    steps: ["reminder 2026-11-25T15:00:00.000Z", "last_call 2026-11-26T01:00:00.000Z"],
  },
  {
    when: "the next day is closed",
    notifiedAt: "2026-11-24T17:00:00Z",
    lastDate: "2026-11-26",
    days: ["2026-11-24", "2026-11-26"],
    steps: [
      "reminder 2026-11-24T19:00:00.000Z",
      "last_call 2026-11-25T01:00:00.000Z",
      "last_call 2026-11-27T01:00:00.000Z",
    ],
  },
])("$when", ({ notifiedAt, lastDate, days, steps }) => {
  const buy = { notifiedAt: new Date(notifiedAt), date: "2026-11-24", lastDate };
  const ladder = pickupLadder(buy, { timeZone: ohio, openDays: days.map(open) });
  expect(ladder.map(({ kind, at }) => `${kind} ${at.toISOString()}`)).toEqual(steps);
});

test("a last call is of no use after closing, a reminder of none once the last call is due", () => {
  const buy = { notifiedAt: new Date("2026-11-24T17:00:00Z"), date: "2026-11-24", lastDate: "2026-11-24" };
  const ladder = pickupLadder(buy, { timeZone: ohio, openDays: week.map(open) });
  expect(ladder.map(({ notAfter }) => notAfter.toISOString())).toEqual([
    "2026-11-25T01:00:00.000Z",
    "2026-11-25T02:00:00.000Z",
  ]);
});
