import { isLateForShift } from "#server/areas/daybook/shifts/shifts.rules.ts";

export type ClockState = "out" | "in" | "break";

/** A person's clock state and since when; null for a person who has not been in today. */
export type OnClock = { employeeId: number; state: ClockState; since: Date | null };

export type PlannedShift = { employeeId: number; startsAt: Date; endsAt: Date };

export type Presence = OnClock & { shiftIndexes: number[]; isLate: boolean };

/** `came` lists the people who have been in on the day, in the order they came. */
export type ClockOfDay = { standings: readonly OnClock[]; came: readonly number[]; now: Date };

/**
 * Everybody who is planned on a day or was on the clock, planned ones in the order of their shifts, then the others as
 * they came.
 */
export function presences(shifts: readonly PlannedShift[], { standings, came, now }: ClockOfDay): Presence[] {
  const byPerson = new Map<number, number[]>();
  for (const [index, shift] of shifts.entries()) {
    byPerson.set(shift.employeeId, [...(byPerson.get(shift.employeeId) ?? []), index]);
  }
  const everybody = [...new Set([...byPerson.keys(), ...came])];
  return everybody.map((employeeId) => {
    const person = standings.find((standing) => standing.employeeId === employeeId) ?? {
      employeeId,
      state: "out",
      since: null,
    };
    const shiftIndexes = byPerson.get(employeeId) ?? [];
    return { ...person, shiftIndexes, isLate: shiftIndexes.some((index) => isMissing(shifts[index], person, now)) };
  });
}

function isMissing(shift: PlannedShift | undefined, person: OnClock, now: Date): boolean {
  if (!shift || person.state !== "out") {
    return false;
  }
  const cameForIt = person.since !== null && person.since >= shift.startsAt;
  return isLateForShift(shift, cameForIt ? person.since : null, now);
}
