import type { Punch } from "#common/clock/standing.ts";

/** One stretch of work as a scheduling service has it; `wageCents` is its rate, or ours of that date. */
export type PaidTime = {
  employeeId: number;
  businessDate: string;
  startsAt: Date;
  endsAt: Date | null;
  unpaidBreakMinutes: number;
  wageCents: number | null;
};

/** After so long without a clock-out a running time says nothing any more. */
const forgottenMs = 14 * 3_600_000;

/** Minutes worked, and at which rate. */
export type PaidStretch = { minutes: number; wageCents: number | null };

/**
 * What the service says of one person and date; null where it has nothing whole to say and the punches count: no times,
 * or one that still runs while the person punches here as well.
 */
export function providerStretches(
  times: readonly PaidTime[],
  moment: { now: Date; breaksPaid: boolean; hasPunches: boolean },
): PaidStretch[] | null {
  const isRunning = times.some((time) => time.endsAt === null);
  if (times.length === 0 || (isRunning && moment.hasPunches)) {
    return null;
  }
  return times.map((time) => ({ minutes: minutesOf(time, moment), wageCents: time.wageCents }));
}

function minutesOf(time: PaidTime, { now, breaksPaid }: { now: Date; breaksPaid: boolean }): number {
  const isForgotten = time.endsAt === null && Number(now) - Number(time.startsAt) >= forgottenMs;
  if (isForgotten) {
    return 0;
  }
  const all = Math.floor((Number(time.endsAt ?? now) - Number(time.startsAt)) / 60_000);
  return Math.max(0, all - (breaksPaid ? 0 : time.unpaidBreakMinutes));
}

export type MirroredPunch = Punch & { id: string; employeeId: number };

/** The clock as the service's own shows it, where people punch there: each time is an in and, once it ended, an out. */
export function mirroredPunches(times: readonly PaidTime[]): MirroredPunch[] {
  return times.flatMap(({ employeeId, businessDate, startsAt, endsAt }) => {
    const owner = { employeeId, businessDate };
    const id = `${employeeId}-${startsAt.getTime()}`;
    const clockIn = { ...owner, id: `${id}-in`, type: "in" as const, at: startsAt };
    return endsAt === null ? [clockIn] : [clockIn, { ...owner, id: `${id}-out`, type: "out" as const, at: endsAt }];
  });
}
