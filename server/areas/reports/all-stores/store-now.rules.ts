/** How one store stands at this moment, and which stores to look at first. */
import type { BusinessDate } from "#common/business-date.ts";
import { compareNames } from "#common/lists/name-order.ts";
import type { Cents } from "#common/money.ts";

export type StoreNeed =
  | { kind: "DAY_CLOSE"; count: number; date: BusinessDate }
  | { kind: "CLOCK_OUT"; count: number; date: null }
  | { kind: "REGISTER"; count: number; date: null }
  | { kind: "EXPORT"; count: number; date: null }
  | { kind: "ALERT"; count: number; date: null };

export type Urgency = "WAITS" | "MISSING" | "NEEDS" | "BEHIND" | "NONE";

export type StoreStanding = {
  name: string;
  longestWaitMinutes: number | null;
  missing: readonly unknown[];
  needs: readonly unknown[];
  /** Against the pace of the goal; null without one. */
  aheadCents: Cents | null;
  goalCents: Cents | null;
};

/** From then on a seller has waited too long. */
const longWaitMinutes = 60;

/** What is wrong first: people who wait, then people who are not there, then open matters, then sales. */
export function urgencyOf(store: StoreStanding): Urgency {
  if ((store.longestWaitMinutes ?? 0) >= longWaitMinutes) {
    return "WAITS";
  }
  if (store.missing.length > 0) {
    return "MISSING";
  }
  if (store.needs.length > 0) {
    return "NEEDS";
  }
  return isBehind(store) ? "BEHIND" : "NONE";
}

/** Five percent of the goal is within what an hour more or less makes. */
function isBehind({ aheadCents, goalCents }: StoreStanding): boolean {
  return aheadCents !== null && goalCents !== null && aheadCents * 20 < -goalCents;
}

const order: readonly Urgency[] = ["WAITS", "MISSING", "NEEDS", "BEHIND", "NONE"];

/** The stores that need a person on top; those alike by name. */
export function byUrgency<Store extends { name: string; urgency: Urgency }>(stores: readonly Store[]): Store[] {
  return stores.toSorted(
    (left, right) => order.indexOf(left.urgency) - order.indexOf(right.urgency) || compareNames(left.name, right.name),
  );
}

/** Sales of a day up to a time; of the hour that runs, as much as has passed of it. */
export function soldUntil(byHour: readonly Cents[], minutes: number): Cents {
  return Math.round(
    byHour.reduce((sum, amount, hour) => sum + amount * Math.min(1, Math.max(0, minutes / 60 - hour)), 0),
  );
}

/** Of a whole day's sales: less than that much says nothing about a day. */
const comparableShare = 0.05;

/** A comparison day's sales up to a time; null so early that a first sale would make thousands of percent of it. */
export function comparableUntil(byHour: readonly Cents[], minutes: number): Cents | null {
  const soldCents = soldUntil(byHour, minutes);
  return soldCents < comparableShare * soldUntil(byHour, 24 * 60) ? null : soldCents;
}

const silentAfterMinutes = 15;

/** A register that says nothing while the store is open. */
export function isSilent(
  store: { lastSeenAt: Date | null; opensMinutes: number | null; closesMinutes: number | null },
  now: { at: Date; minutes: number },
): boolean {
  const { lastSeenAt, opensMinutes, closesMinutes } = store;
  if (lastSeenAt === null || opensMinutes === null || closesMinutes === null) {
    return false;
  }
  const isOpen = opensMinutes <= now.minutes && now.minutes < closesMinutes;
  return isOpen && now.at.getTime() - lastSeenAt.getTime() > silentAfterMinutes * 60_000;
}

const missingAfterMinutes = 10;

/** Scheduled for now, not clocked in, and past the minutes that everybody is given. */
export function isMissing(person: { startsAt: Date | null; isIn: boolean }, now: Date): boolean {
  return (
    person.startsAt !== null && !person.isIn && now.getTime() - person.startsAt.getTime() > missingAfterMinutes * 60_000
  );
}
