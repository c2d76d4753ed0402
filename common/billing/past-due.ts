/** What a store that was not paid for can still do. */
import { daysBetween } from "#common/business-date.ts";
import { localTimeAt } from "#common/store-time.ts";

/** `banner`: everything works; `read-only`: settings and automations are; `locked`: only export and billing work. */
export const billingSteps = ["banner", "read-only", "locked"] as const;
export type BillingStep = (typeof billingSteps)[number];

const readOnlyFromDay = 15;
const lockedFromDay = 30;

/** How a store stands with its payments; both null where all is paid. */
export type BillingStanding = {
  /** When the oldest open invoice should have been paid. */
  unpaidSince: Date | null;
  /** The owner canceled, and what was paid for is over. */
  endedAt: Date | null;
};

/** Calendar days on the store's wall since the payment was due; null where nothing is. */
export function daysPastDue({ unpaidSince }: BillingStanding, { now, timeZone }: Moment): number | null {
  if (unpaidSince === null) {
    return null;
  }
  const days = daysBetween(localTimeAt(unpaidSince, timeZone).date, localTimeAt(now, timeZone).date);
  return Math.max(0, days);
}

type Moment = { now: Date; timeZone: string };

export function billingStep(standing: BillingStanding, moment: Moment): BillingStep | null {
  if (standing.endedAt !== null && standing.endedAt <= moment.now) {
    return "locked";
  }
  const days = daysPastDue(standing, moment);
  if (days === null) {
    return null;
  }
  return days >= lockedFromDay ? "locked" : days >= readOnlyFromDay ? "read-only" : "banner";
}
