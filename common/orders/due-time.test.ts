import { expect, test } from "vitest";
import { dueTime } from "./due-time.ts";

const nine = { opensMinutes: 540, closesMinutes: 1260, gap: null };
const shut = { opensMinutes: null, closesMinutes: null, gap: null };
const timeZone = "America/Chicago";
/** Saturday to Monday; the clocks stand at UTC-6. */
const days = ["2026-11-21", "2026-11-22", "2026-11-23"];
const week = (...hours: Omit<Parameters<typeof dueTime>[0][number], "date">[]) =>
  days.map((date, index) => ({ date, ...(hours[index] ?? nine) }));
const at = (text: string): Date => new Date(`${text}:00-06:00`);

test.each([
  {
    when: "[done 4] at 9:50 PM, after closing: an hour after the next opening",
    open: week(),
    placed: "2026-11-21T21:50",
    due: "2026-11-22T10:00",
  },
  { when: "at noon: an hour later", open: week(), placed: "2026-11-21T12:00", due: "2026-11-21T13:00" },
  {
    when: "at 8:40 PM: twenty minutes today, forty tomorrow",
    open: week(),
    placed: "2026-11-21T20:40",
    due: "2026-11-22T09:40",
  },
  {
    when: "[done 4] a closed Sunday is left out",
    open: week(nine, shut),
    placed: "2026-11-21T21:50",
    due: "2026-11-23T10:00",
  },
  { when: "before opening: an hour after it", open: week(), placed: "2026-11-21T06:00", due: "2026-11-21T10:00" },
  {
    when: "an hour that ends at closing is due then",
    open: week(),
    placed: "2026-11-21T20:00",
    due: "2026-11-21T21:00",
  },
  {
    when: "hours with a break: what is left of the hour after it",
    open: week({ ...nine, gap: { startsMinutes: 720, endsMinutes: 780 } }),
    placed: "2026-11-21T11:40",
    due: "2026-11-21T13:40",
  },
  {
    when: "a store without hours: an hour later",
    open: week(shut, shut, shut),
    placed: "2026-11-21T23:30",
    due: "2026-11-22T00:30",
  },
])("an order is due $when", ({ open, placed, due }) => {
  expect(dueTime(open, { placedAt: at(placed), timeZone })).toEqual(at(due));
});
