import { entriesOf } from "./entries.rules.ts";
import type { Moment, Punch } from "./clock.rules.ts";

/** On a clock-in: cents an hour then, else of the rate that was entered later for its date; null where there is none. */
export type PaidPunch = Punch & { employeeId: number; wageCents: number | null };

/** What the clock says of one date. Null is unknown: nobody punched, or no rate is known. */
export type Labor = {
  date: string;
  laborMinutes: number | null;
  wagesCents: number | null;
  wageUnknownMinutes: number | null;
};

/** The labor of each date given, from all its punches, each person's oldest first. Cents are rounded once a day. */
export function laborOf(
  dates: readonly string[],
  punches: readonly PaidPunch[],
  moment: Moment & { breaksPaid: boolean },
): Labor[] {
  const byDate = Map.groupBy(punches, (punch) => punch.businessDate);
  return dates.map((date) => laborOfDate(date, { punches: byDate.get(date) ?? [], moment }));
}

function laborOfDate(
  date: string,
  { punches, moment }: { punches: readonly PaidPunch[]; moment: Moment & { breaksPaid: boolean } },
): Labor {
  const people = [...Map.groupBy(punches, (punch) => punch.employeeId).values()];
  const entries = people.flatMap((own) => entriesOf(own, moment));
  if (entries.length === 0) {
    return { date, laborMinutes: null, wagesCents: null, wageUnknownMinutes: null };
  }
  const known = entries.filter((entry) => entry.clockIn.wageCents !== null);
  const minuteCents = known.reduce((sum, entry) => sum + entry.minutes * (entry.clockIn.wageCents ?? 0), 0);
  const all = minutesOf(entries);
  return {
    date,
    laborMinutes: all,
    wagesCents: known.length === 0 ? null : Math.round(minuteCents / 60),
    wageUnknownMinutes: all - minutesOf(known),
  };
}

function minutesOf(entries: readonly { minutes: number }[]): number {
  return entries.reduce((sum, entry) => sum + entry.minutes, 0);
}
