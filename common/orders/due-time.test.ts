import { expect, test } from "vitest";
import { dueTime } from "./due-time.ts";

const nine = { opensMinutes: 540, closesMinutes: 1260, gap: null };
const shut = { opensMinutes: null, closesMinutes: null, gap: null };
const timeZone = "America/Chicago";
/** Saturday to Monday; the clocks stand at UTC-6. */
const days = ["2026-11-21", "2026-11-22", "2026-11-23"];
const week = (...hours: (typeof nine | typeof shut | { opensMinutes: number; closesMinutes: number; gap: object })[]) =>
  days.map((date, at) => ({ date, ...(hours[at] ?? nine) })) as Parameters<typeof dueTime>[0];
const at = (text: string): Date => new Date(`${text}:00-06:00`);

test.each([
  [
    "[done 4] at 9:50 PM, after closing: an hour after the next opening",
    week(),
    "2026-11-21T21:50",
    "2026-11-22T10:00",
  ],
  ["at noon: an hour later", week(), "2026-11-21T12:00", "2026-11-21T13:00"],
  ["at 8:40 PM: twenty minutes today, forty tomorrow", week(), "2026-11-21T20:40", "2026-11-22T09:40"],
  ["[done 4] a closed Sunday is left out", week(nine, shut), "2026-11-21T21:50", "2026-11-23T10:00"],
  ["before opening: an hour after it", week(), "2026-11-21T06:00", "2026-11-21T10:00"],
  ["an hour that ends at closing is due then", week(), "2026-11-21T20:00", "2026-11-21T21:00"],
  [
    "hours with a break: what is left of the hour after it",
    week({ ...nine, gap: { startsMinutes: 720, endsMinutes: 780 } }),
    "2026-11-21T11:40",
    "2026-11-21T13:40",
  ],
  ["a store without hours: an hour later", week(shut, shut, shut), "2026-11-21T23:30", "2026-11-22T00:30"],
])("an order is due %s", (_when, open, placed, due) => {
  expect(dueTime(open, { placedAt: at(placed), timeZone })).toEqual(at(due));
});
