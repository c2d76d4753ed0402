import { isLateForShift } from "#server/areas/daybook/shifts/shifts.rules.ts";

export type ClockState = "out" | "in" | "break";

/** Where a person stands on the clock, and since when; no since for somebody who has not been in today. */
export type OnClock = { employeeId: number; state: ClockState; since: Date | null };

export type PlannedShift = { employeeId: number; startsAt: Date; endsAt: Date };

export type Presence = OnClock & { shiftIndexes: number[]; isLate: boolean };

/**
 * Everybody who is planned today or has been on the clock, planned ones in the order of their shifts, then the others
 * as they came.
 */
export function presences(shifts: readonly PlannedShift[], clock: readonly OnClock[], now: Date): Presence[] {
  const byPerson = new Map<number, number[]>();
  for (const [index, shift] of shifts.entries()) {
    byPerson.set(shift.employeeId, [...(byPerson.get(shift.employeeId) ?? []), index]);
  }
  const unplanned = clock
    .filter((person) => person.since !== null && !byPerson.has(person.employeeId))
    .toSorted((one, other) => Number(one.since) - Number(other.since));
  const planned = [...byPerson].map(([employeeId, shiftIndexes]) => ({
    ...(clock.find((person) => person.employeeId === employeeId) ?? { employeeId, state: "out" as const, since: null }),
    shiftIndexes,
  }));
  return [...planned, ...unplanned.map((person) => ({ ...person, shiftIndexes: [] }))].map((person) => ({
    ...person,
    isLate: person.shiftIndexes.some((index) => isMissing(shifts[index], person, now)),
  }));
}

function isMissing(shift: PlannedShift | undefined, person: OnClock, now: Date): boolean {
  if (!shift || person.state !== "out") {
    return false;
  }
  const cameForIt = person.since !== null && person.since >= shift.startsAt;
  return isLateForShift(shift, cameForIt ? person.since : null, now);
}
