/** Who is sent to a list, with which values. */
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";

/** What a list may have of a person; each but the kind is text. */
export type SentValues = {
  firstName?: string;
  lastName?: string;
  mobile?: string;
  store?: string;
  kind?: "seller" | "shopper" | "both";
  lastVisitOn?: BusinessDate;
};

export type Sources = { hasSellers: boolean; hasShoppers: boolean; hasCoupons: boolean };

export type ListedPerson = {
  email: string | null;
  firstName: string;
  lastName: string;
  /** E.164; empty where there is none. */
  mobile: string;
  /** The newest word of the person. */
  isAgreed: boolean;
  /** The address gets nothing more of the store. */
  isStopped: boolean;
  isSeller: boolean;
  isShopper: boolean;
  hasCoupon: boolean;
  lastVisitOn: BusinessDate | null;
  /** What the list has of the address already; null where it was never sent. */
  member: { isTheirs: boolean; state: "sent" | "stopped" | "refused"; sent: SentValues } | null;
};

type Hindrance = "no-email" | "not-agreed" | "left" | "no-source" | "other-person";

export type Verdict = { kind: "push"; values: SentValues } | { kind: Hindrance | "refused" | "same" };

type Rule = { list: Sources & { hasMobile: boolean }; store: string; isCatchUp: boolean };

/**
 * Only who agreed, came from a chosen source, and never left. Of two customers with one address the first stays. What the
 * service refused is sent again when a person changed something, and not each night.
 */
export function verdictOf(person: ListedPerson, { list, store, isCatchUp }: Rule): Verdict {
  const { member } = person;
  const kind = hindranceOf(person, list) ?? (isCatchUp && member?.state === "refused" ? "refused" : null);
  if (kind !== null) {
    return { kind };
  }
  const values = changedValues(valuesOf(person, { store, hasMobile: list.hasMobile }), member?.sent ?? {});
  const isThere = member?.state === "sent" && Object.keys(values).length === 0;
  return isThere ? { kind: "same" } : { kind: "push", values };
}

/** Why nothing of a person is ever sent as they stand; null when it may be. */
function hindranceOf(person: ListedPerson, sources: Sources): Hindrance | null {
  const { email, member } = person;
  if (email === null || email.trim() === "") {
    return "no-email";
  }
  if (person.isStopped || member?.state === "stopped") {
    return "left";
  }
  if (!person.isAgreed) {
    return "not-agreed";
  }
  if (!comesFrom(person, sources)) {
    return "no-source";
  }
  return member === null || member.isTheirs ? null : "other-person";
}

function comesFrom(person: ListedPerson, sources: Sources): boolean {
  const { isSeller, isShopper, hasCoupon } = person;
  return (isSeller && sources.hasSellers) || (isShopper && sources.hasShoppers) || (hasCoupon && sources.hasCoupons);
}

function valuesOf(
  { firstName, lastName, mobile, isSeller, isShopper, lastVisitOn }: ListedPerson,
  { store, hasMobile }: { store: string; hasMobile: boolean },
): SentValues {
  const kind = isSeller && isShopper ? "both" : isSeller ? "seller" : isShopper ? "shopper" : null;
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    store,
    ...(hasMobile && { mobile }),
    ...(kind !== null && { kind }),
    ...(lastVisitOn !== null && { lastVisitOn }),
  };
}

/** What was edited at the service stays until it changes here; what is empty here never goes out. */
export function changedValues(values: SentValues, sent: SentValues): SentValues {
  const before = new Map<string, string>(Object.entries(sent));
  const changed = Object.entries(values).filter(([name, value]) => value !== "" && before.get(name) !== value);
  return Object.fromEntries(changed);
}

/** As addresses are compared and kept. */
export function plainEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The first date of the last months. */
export function monthsBefore(today: BusinessDate, months: number): BusinessDate {
  const index = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - months;
  const month = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
  return addDays(`${month}-01`, Number(today.slice(8)) - 1);
}

const minuteMs = 60_000;

/** How a run goes; null until there is a pace to see. */
export function paceOf({ done, people, workingMs }: { done: number; people: number; workingMs: number }): {
  perMinute: number | null;
  minutesLeft: number | null;
} {
  if (done === 0 || workingMs <= 0) {
    return { perMinute: null, minutesLeft: null };
  }
  const minutes = workingMs / minuteMs;
  return { perMinute: Math.round(done / minutes), minutesLeft: Math.ceil((minutes / done) * (people - done)) };
}
