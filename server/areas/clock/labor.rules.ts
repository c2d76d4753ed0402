import { entriesOf } from "#common/clock/entries.ts";
import type { Moment, Punch } from "#common/clock/standing.ts";
import { providerStretches } from "./provider-times/provider-hours.rules.ts";
import type { PaidStretch, PaidTime } from "./provider-times/provider-hours.rules.ts";

/**
 * On a clock-in: cents an hour then, else of the rate that was entered later for its date; null where there is none.
 */
export type PaidPunch = Punch & { employeeId: number; wageCents: number | null };

/** The clock's figures of one date. Null is unknown: there are no punches or no pay rate. */
export type Labor = {
  date: string;
  laborMinutes: number | null;
  wagesCents: number | null;
  wageUnknownMinutes: number | null;
};

/** What labor is counted from: our punches, each person's oldest first, and the times of a scheduling service. */
export type ClockRecords = { punches: readonly PaidPunch[]; times: readonly PaidTime[] };

type Counting = Moment & { breaksPaid: boolean };

/**
 * The labor of each date given. Of a person and date the service's times count where it has them. Cents are rounded
 * once a day.
 */
export function laborOf(dates: readonly string[], { punches, times }: ClockRecords, moment: Counting): Labor[] {
  const punchesByDate = Map.groupBy(punches, (punch) => punch.businessDate);
  const timesByDate = Map.groupBy(times, (time) => time.businessDate);
  return dates.map((date) =>
    laborOfDate(date, { punches: punchesByDate.get(date) ?? [], times: timesByDate.get(date) ?? [] }, moment),
  );
}

function laborOfDate(date: string, { punches, times }: ClockRecords, moment: Counting): Labor {
  const byPerson = Map.groupBy(punches, (punch) => punch.employeeId);
  const timesByPerson = Map.groupBy(times, (time) => time.employeeId);
  const people = new Set([...byPerson.keys(), ...timesByPerson.keys()]);
  const stretches = [...people].flatMap((employeeId) =>
    stretchesOf({ punches: byPerson.get(employeeId) ?? [], times: timesByPerson.get(employeeId) ?? [] }, moment),
  );
  if (stretches.length === 0) {
    return { date, laborMinutes: null, wagesCents: null, wageUnknownMinutes: null };
  }
  const paidStretches = stretches.flatMap(({ minutes, wageCents }) =>
    wageCents === null ? [] : [{ minutes, wageCents }],
  );
  const minuteCents = paidStretches.reduce((sum, stretch) => sum + stretch.minutes * stretch.wageCents, 0);
  const all = minutesOf(stretches);
  return {
    date,
    laborMinutes: all,
    wagesCents: paidStretches.length === 0 ? null : Math.round(minuteCents / 60),
    wageUnknownMinutes: all - minutesOf(paidStretches),
  };
}

function stretchesOf({ punches, times }: ClockRecords, moment: Counting): PaidStretch[] {
  const { now, breaksPaid } = moment;
  const fromProvider = providerStretches(times, { now, breaksPaid, hasPunches: punches.length > 0 });
  return (
    fromProvider ??
    entriesOf(punches, moment).map(({ minutes, clockIn }) => ({ minutes, wageCents: clockIn.wageCents }))
  );
}

function minutesOf(stretches: readonly PaidStretch[]): number {
  return stretches.reduce((sum, stretch) => sum + stretch.minutes, 0);
}
