/** What an owner sees of the company's plans. */
import { billingStep, daysPastDue } from "#common/billing/past-due.ts";
import type { BillingStep } from "#common/billing/past-due.ts";
import { firstChargeCents, isBillable, monthlyCents, storePriceCents } from "#common/billing/store-charges.ts";
import { isLive, nextChargeAt, subscriptionsOf } from "./plan.rules.ts";
import type { BilledStore, MirroredSubscription } from "./plan.rules.ts";

export const planStates = ["none", "starting", "free", "waiting", "asks", "paid", "unpaid", "ending", "ended"] as const;
type PlanState = (typeof planStates)[number];

export type StorePlanView = {
  storeId: number;
  name: string;
  number: string;
  timeZone: string;
  grandOpeningOn: string | null;
  state: PlanState;
  /** Before any discount; null while nobody says it. */
  priceCents: number | null;
  nextChargeAt: Date | null;
  nextChargeCents: number | null;
  endsAt: Date | null;
  step: BillingStep | null;
  daysPastDue: number | null;
};

type Mirror = { stores: readonly BilledStore[]; subscriptions: readonly MirroredSubscription[]; hasMethod: boolean };

export function viewPlans(mirror: Mirror, { price, now }: { price: number | null; now: Date }): StorePlanView[] {
  const charges = mirror.stores.flatMap((store) => {
    const live = liveOf(store, mirror.subscriptions);
    return live === undefined ? [] : [live];
  });
  return mirror.stores.map((store) => {
    const own = subscriptionsOf(store.storeId, mirror.subscriptions);
    const live = liveOf(store, mirror.subscriptions);
    const { storeId, name, number, timeZone, grandOpeningOn } = store;
    const standing = { unpaidSince: store.unpaidSince, endedAt: store.billingEndedAt };
    const moment = { now, timeZone };
    return {
      ...{ storeId, name, number, timeZone, grandOpeningOn },
      state: planState(store, { live, newest: own[0], hasMethod: mirror.hasMethod, now }),
      priceCents: live?.priceCents ?? price,
      ...nextCharge(live, { charges, timeZone }),
      endsAt: live?.endsWithPeriod === true ? nextChargeAt(live) : (own[0]?.endedAt ?? null),
      step: billingStep(standing, moment),
      daysPastDue: daysPastDue(standing, moment),
    };
  });
}

function liveOf(
  { storeId }: BilledStore,
  subscriptions: readonly MirroredSubscription[],
): MirroredSubscription | undefined {
  return subscriptionsOf(storeId, subscriptions).find(isLive);
}

function planState(
  { afterAttempt, unpaidSince, grandOpeningOn, timeZone }: BilledStore,
  plan: {
    live: MirroredSubscription | undefined;
    newest: MirroredSubscription | undefined;
    hasMethod: boolean;
    now: Date;
  },
): PlanState {
  const { live, newest, hasMethod, now } = plan;
  if (live === undefined) {
    return planStateWithoutLive({ afterAttempt, grandOpeningOn }, { newest, hasMethod });
  }
  if (unpaidSince !== null) {
    return "unpaid";
  }
  if (live.waitsForOpening) {
    return "waiting";
  }
  if (live.endsWithPeriod || live.status !== "trialing") {
    return live.endsWithPeriod ? "ending" : "paid";
  }
  // The plan of a store that is open already begins with the next day.
  return isBillable({ timeZone, grandOpeningOn, isCanceled: false }, now) ? "starting" : "free";
}

function planStateWithoutLive(
  { afterAttempt, grandOpeningOn }: Pick<BilledStore, "afterAttempt" | "grandOpeningOn">,
  { newest, hasMethod }: { newest: MirroredSubscription | undefined; hasMethod: boolean },
): PlanState {
  if (newest?.waitsForOpening === true) {
    return grandOpeningOn === null ? "asks" : "starting";
  }
  if (newest !== undefined && (afterAttempt ?? 0) < newest.attempt) {
    return "ended";
  }
  return afterAttempt !== null && hasMethod ? "starting" : "none";
}

/** By the stores that are billable then, as the discount is set. */
function nextCharge(
  live: MirroredSubscription | undefined,
  { charges, timeZone }: { charges: readonly MirroredSubscription[]; timeZone: string },
): Pick<StorePlanView, "nextChargeAt" | "nextChargeCents"> {
  if (live === undefined || live.endsWithPeriod) {
    return { nextChargeAt: null, nextChargeCents: null };
  }
  const at = nextChargeAt(live);
  const count = charges.filter(
    (other) =>
      !other.waitsForOpening &&
      (other.status !== "trialing" || nextChargeAt(other) <= at) &&
      !(other.endsWithPeriod && nextChargeAt(other) <= at),
  ).length;
  const whole =
    live.status === "trialing" ? firstChargeCents(live.priceCents, { from: at, timeZone }) : live.priceCents;
  return { nextChargeAt: at, nextChargeCents: storePriceCents(whole, count) };
}

/** What all open stores cost in a whole month. */
export function viewMonth(plans: readonly StorePlanView[], now: Date): { cents: number; billableCount: number } {
  const billable = plans.filter(({ timeZone, grandOpeningOn, state }) =>
    isBillable(
      { timeZone, grandOpeningOn, isCanceled: state === "ended" || state === "none" || state === "asks" },
      now,
    ),
  );
  const prices = billable.flatMap(({ priceCents }) => (priceCents === null ? [] : [priceCents]));
  return { cents: monthlyCents(prices), billableCount: billable.length };
}
