import type { ExpectedPerson } from "./pins.queries.ts";

export type NextShift = { startsAt: string; isLate: boolean };

/** Returns the shift of today that a person who is out has still to come for; null if there is none. */
export function nextShift({ since, isLate, shifts }: Omit<ExpectedPerson, "person">, now: Date): NextShift | null {
  const shift = shifts.find(({ startsAt, endsAt }) => {
    const cameForIt = since !== null && Date.parse(since) >= Date.parse(startsAt);
    return !cameForIt && Date.parse(endsAt) > now.getTime();
  });
  return shift === undefined
    ? null
    : { startsAt: shift.startsAt, isLate: isLate && Date.parse(shift.startsAt) < now.getTime() };
}
