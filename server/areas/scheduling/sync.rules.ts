/** What is requested from a service again, and when. */
export const syncParts = ["people", "shifts", "times", "all-times"] as const;
export type SyncPart = (typeof syncParts)[number];

const minuteMs = 60_000;
const dayMs = 86_400_000;
const everyMinutes: Record<SyncPart, number> = { people: 60, shifts: 15, times: 10, "all-times": 360 };
/** People come before the doors open, and leave after. */
const aroundHoursMs = 60 * minuteMs;
/** So long before it runs out a login is renewed. */
const renewBeforeMs = 2 * dayMs;

/** Null if the store has no hours, or is shut today (`isShut`). */
export type Hours = { opens: Date; closes: Date } | "closed" | null;

/** Which parts are due. Today's times change while the store is open; a store without hours is taken for open. */
export function dueParts(syncedAt: ReadonlyMap<string, Date>, { now, hours }: { now: Date; hours: Hours }): SyncPart[] {
  return syncParts.filter((part) => {
    const last = syncedAt.get(part);
    const isDue = last === undefined || now.getTime() - last.getTime() >= everyMinutes[part] * minuteMs;
    return isDue && (part !== "times" || isWorkedNow(now, hours));
  });
}

function isWorkedNow(now: Date, hours: Hours): boolean {
  if (hours === null || hours === "closed") {
    return hours === null;
  }
  return Number(now) >= Number(hours.opens) - aroundHoursMs && Number(now) <= Number(hours.closes) + aroundHoursMs;
}

/** Returns the range that is requested for a part. */
export function rangeOf(part: SyncPart, now: Date): { from: Date; to: Date } {
  const days = { people: [0, 0], shifts: [-14, 14], times: [-1.5, 0.5], "all-times": [-14, 1] } as const;
  const [before, after] = days[part];
  return { from: new Date(now.getTime() + before * dayMs), to: new Date(now.getTime() + after * dayMs) };
}

/** A login that lives seven days is renewed when it is five days old. */
export function mustRenew(expiresAt: Date | null, now: Date): boolean {
  return expiresAt !== null && expiresAt.getTime() - now.getTime() <= renewBeforeMs;
}
