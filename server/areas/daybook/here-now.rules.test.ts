import { expect, test } from "vitest";
import { presences } from "./here-now.rules.ts";

const at = (time: string): Date => new Date(`2026-11-21T${time}:00Z`);
const shift = { employeeId: 1, startsAt: at("15:00"), endsAt: at("23:00") };

test("planned people stand in the order of their shifts, the others as they came", () => {
  const clock = [
    { employeeId: 4, state: "in" as const, since: at("14:30") },
    { employeeId: 3, state: "out" as const, since: null },
    { employeeId: 2, state: "break" as const, since: at("14:00") },
    { employeeId: 1, state: "in" as const, since: at("14:58") },
  ];
  const shifts = [shift, { ...shift, employeeId: 3, startsAt: at("20:00") }];
  expect(
    presences(shifts, { standings: clock, came: [2, 4, 1], now: at("16:00") }).map(({ employeeId, shiftIndexes }) => [
      employeeId,
      shiftIndexes,
    ]),
  ).toEqual([
    [1, [0]],
    [3, [1]],
    [2, []],
    [4, []],
  ]);
});

test.each([
  { what: "has not come", state: "out" as const, since: null, now: "15:11", isLate: true },
  { what: "has ten minutes", state: "out" as const, since: null, now: "15:10", isLate: false },
  { what: "is in", state: "in" as const, since: at("15:09"), now: "15:11", isLate: false },
  { what: "has left again", state: "out" as const, since: at("15:30"), now: "16:00", isLate: false },
  { what: "came at three and left", state: "out" as const, since: at("15:00"), now: "16:00", isLate: false },
  {
    what: "was in earlier and has not come back",
    state: "out" as const,
    since: at("12:00"),
    now: "15:11",
    isLate: true,
  },
])("a person planned at three who $what: late is $isLate", ({ state, since, now, isLate }) => {
  expect(presences([shift], { standings: [{ employeeId: 1, state, since }], came: [], now: at(now) })[0]?.isLate).toBe(
    isLate,
  );
});
