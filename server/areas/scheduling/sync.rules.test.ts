import { expect, test } from "vitest";
import { dueParts, mustRenew, rangeOf, syncParts } from "./sync.rules.ts";
import type { Hours } from "./sync.rules.ts";

const now = new Date("2026-11-20T18:00:00Z");
const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
const open: Hours = { opens: ago(60), closes: ago(-60) };

test("at first everything is asked for", () => {
  expect(dueParts(new Map(), { now, hours: open })).toEqual([...syncParts]);
});

test.each([
  ["people", 59, 60],
  ["shifts", 14, 15],
  ["times", 9, 10],
  ["all-times", 359, 360],
] as const)("%s are asked for again after their time, not before", (part, early, due) => {
  const others = new Map(syncParts.map((syncPart) => [syncPart, now] as [string, Date]));
  expect(dueParts(others.set(part, ago(early)), { now, hours: open })).toEqual([]);
  expect(dueParts(others.set(part, ago(due)), { now, hours: open })).toEqual([part]);
});

test.each([
  ["open", open, true],
  ["opening within the hour", { opens: ago(-45), closes: ago(-500) }, true],
  ["closed an hour and more ago", { opens: ago(600), closes: ago(61) }, false],
  ["closed all day", "closed" as const, false],
  ["of unknown hours", null, true],
])("today's times of a store that is %s", (_when, hours, isDue) => {
  expect(dueParts(new Map(), { now, hours }).includes("times")).toBe(isDue);
});

test("[SCH-3] [done 4 of integrations] a login of seven days is renewed on its fifth day", () => {
  const given = (days: number): Date => new Date(now.getTime() + (7 - days) * 86_400_000);
  expect([1, 4.9, 5, 6.5].map((days) => mustRenew(given(days), now))).toEqual([false, false, true, true]);
  expect(mustRenew(null, now)).toBe(false);
});

test("shifts are read two weeks both ways, corrected times two weeks back", () => {
  const days = (part: (typeof syncParts)[number]): number[] => {
    const { from, to } = rangeOf(part, now);
    return [from, to].map((at) => (at.getTime() - now.getTime()) / 86_400_000);
  };
  expect([days("shifts"), days("all-times")]).toEqual([
    [-14, 14],
    [-14, 1],
  ]);
});

test.each([
  ["people", 0, 0],
  ["shifts", 14 * 24, 14 * 24],
  ["times", 36, 12],
  ["all-times", 14 * 24, 24],
] as const)("%s are asked for from %s hours ago until %s hours from now", (part, before, after) => {
  expect(rangeOf(part, now)).toEqual({ from: ago(before * 60), to: ago(-after * 60) });
});

test("work goes on an hour before the doors open and an hour after they close, to the millisecond", () => {
  const isDue = (hours: Hours) => dueParts(new Map(), { now, hours }).includes("times");
  const later = (ms: number) => new Date(now.getTime() + ms);
  expect(isDue({ opens: later(3_600_000), closes: later(9_000_000) })).toBe(true);
  expect(isDue({ opens: later(3_600_001), closes: later(9_000_000) })).toBe(false);
  expect(isDue({ opens: later(-9_000_000), closes: later(-3_600_000) })).toBe(true);
  expect(isDue({ opens: later(-9_000_000), closes: later(-3_600_001) })).toBe(false);
});

test("a login is renewed two days before it runs out", () => {
  const left = (ms: number) => mustRenew(new Date(now.getTime() + ms), now);
  expect([left(2 * 86_400_000), left(2 * 86_400_000 + 1)]).toEqual([true, false]);
  expect(mustRenew(null, now)).toBe(false);
});
