import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daySoFar, estimateOf, minutesPerContainer, promiseOf, waitMinutes } from "./estimate.rules.ts";

test("6 containers ahead and 2 own, 10 minutes each, two sorters: 40 to 60 minutes", () => {
  const queue = { ahead: 6, own: 2, minutesPerContainer: 10, sorters: 2 };
  expect(estimateOf(queue)).toEqual({ fromMinutes: 40, toMinutes: 60 });
});

test.each([
  [0, 40],
  [1, 40],
  [2, 20],
  [3, 15],
])("with %i sorters four containers of 10 minutes take %i minutes", (sorters, fromMinutes) => {
  expect(estimateOf({ ahead: 3, own: 1, minutesPerContainer: 10, sorters }).fromMinutes).toBe(fromMinutes);
});

test("a pile without a container counts as one", () => {
  const samples = [0, 1].flatMap((containers) => Array.from({ length: 10 }, () => ({ minutes: 12, containers })));
  expect(minutesPerContainer(samples)).toBe(12);
});

test("a range is in steps of five, never empty for a pile, and grows with the queue", () => {
  const queue = fc.record({
    ahead: fc.nat(200),
    own: fc.integer({ min: 1, max: 50 }),
    minutesPerContainer: fc.integer({ min: 3, max: 30 }),
    sorters: fc.nat(8),
  });
  const holds = fc.property(queue, (line) => {
    const { fromMinutes, toMinutes } = estimateOf(line);
    expect([fromMinutes % 5, toMinutes % 5]).toEqual([0, 0]);
    expect(fromMinutes).toBeGreaterThan(0);
    expect(toMinutes).toBeGreaterThan(fromMinutes);
    expect(estimateOf({ ...line, ahead: line.ahead + 1 }).fromMinutes).toBeGreaterThanOrEqual(fromMinutes);
  });
  fc.assert(holds);
});

test.each([
  ["14:01", 60, "15:15"],
  ["14:00", 60, "15:00"],
  ["23:50", 15, "00:15"],
])("a seller who comes at %s and is told up to %i minutes is promised %s", (now, toMinutes, promised) => {
  const at = promiseOf({ fromMinutes: 5, toMinutes }, new Date(`2026-03-04T${now}:00Z`));
  expect(at.toISOString().slice(11, 16)).toBe(promised);
});

test.each([
  { what: "fewer than 20 samples", count: 19, minutes: 4, expected: 10 },
  { what: "twenty of them", count: 20, minutes: 4, expected: 4 },
  { what: "a store that is faster than can be", count: 20, minutes: 1, expected: 3 },
  { what: "a store that is slower than can be", count: 20, minutes: 90, expected: 30 },
])("minutes for a container: $what", ({ count, minutes, expected }) => {
  const samples = Array.from({ length: count }, () => ({ minutes: minutes * 2, containers: 2 }));
  expect(minutesPerContainer(samples)).toBe(expected);
});

describe("a wait", () => {
  const at = (time: string) => new Date(`2026-03-04T${time}:00Z`);
  const buy = {
    checkedInAt: at("13:00"),
    readyAt: at("13:42"),
    firstNotifiedAt: null,
    completedAt: at("14:00"),
    isDropOff: false,
    outcome: null,
  };
  test.each([
    ["until it is ready", {}, 42],
    ["until it is complete, when nobody said ready", { readyAt: null }, 60],
    ["until the first text, when nobody said ready", { readyAt: null, firstNotifiedAt: at("13:25") }, 25],
    ["until it is ready, though the text came later", { firstNotifiedAt: at("13:50") }, 42],
    ["of a drop-off", { isDropOff: true }, null],
    ["of a cancelled one", { outcome: "cancelled" }, null],
    ["of none", { readyAt: at("13:00") }, 0],
    ["of less than none", { readyAt: new Date("2026-03-04T12:59:59.999Z") }, null],
    ["of half a minute less than eight hours", { readyAt: new Date("2026-03-04T20:59:30Z") }, 480],
    ["of a little less than that", { readyAt: new Date("2026-03-04T20:59:29.999Z") }, 479],
    ["of eight hours", { readyAt: at("21:00") }, 480],
    ["of more than eight hours", { readyAt: new Date("2026-03-04T21:00:00.001Z") }, null],
    ["of one that still waits", { readyAt: null, completedAt: null }, null],
  ])("%s", (_what, changed, minutes) => {
    expect(waitMinutes({ ...buy, ...changed })).toBe(minutes);
  });
});

test("the day so far counts what is finished, its average wait, and the offers that came as promised", () => {
  const at = (time: string) => new Date(`2026-03-04T${time}:00Z`);
  const buy = {
    checkedInAt: at("13:00"),
    completedAt: at("15:00"),
    firstNotifiedAt: null,
    isDropOff: false,
    outcome: null,
  };
  const buys = [
    { ...buy, readyAt: at("13:30"), promisedAt: at("13:30") },
    { ...buy, readyAt: at("13:50"), promisedAt: at("13:45") },
    { ...buy, readyAt: at("14:30"), promisedAt: null, isDropOff: true },
  ];
  expect(daySoFar(buys)).toEqual({ completeCount: 3, averageWaitMinutes: 40, onTimeCount: 1, promisedCount: 2 });
  expect(daySoFar([])).toEqual({ completeCount: 0, averageWaitMinutes: null, onTimeCount: 0, promisedCount: 0 });
});
