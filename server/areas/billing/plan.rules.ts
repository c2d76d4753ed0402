/** What has to be different at the billing service, from what it has and what the stores say. */
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { chargeDayFrom, freeAtMostUntil, freeUntil } from "#common/billing/store-charges.ts";
import { instantOf, localTimeAt } from "#common/store-time.ts";
import type { StoreInvoice, StoreSubscription, SubscriptionOrder } from "#common/billing/subscription.ts";

export type PlannedStore = {
  storeId: number;
  name: string;
  timeZone: string;
  grandOpeningOn: BusinessDate | null;
  /** Null until the owner agreed; of what a person canceled, those up to this attempt no longer count. */
  afterAttempt: number | null;
};

/** A store of the company with what the owner agreed to and how it stands. */
export type BilledStore = PlannedStore & {
  number: string;
  unpaidSince: Date | null;
  billingEndedAt: Date | null;
  /** The company was closed. */
  closedAt: Date | null;
  openingAskedAt: Date | null;
};

export type MirroredSubscription = StoreSubscription & { storeId: number };

export type MirroredInvoice = Omit<StoreInvoice, "subscriptionId"> & { storeId: number | null };

export type BillingCommand =
  | { kind: "subscribe"; order: Omit<SubscriptionOrder, "customerId"> }
  | { kind: "drop"; subscriptionId: string }
  | { kind: "end"; subscriptionId: string }
  | { kind: "discount"; subscriptionId: string; isDiscounted: boolean };

type Planned = { stores: readonly PlannedStore[]; subscriptions: readonly StoreSubscription[]; now: Date };

/** In the order in which they are sent: a new subscription is there before the one that it replaces is dropped. */
export function planBilling({ stores, subscriptions, canPay, now }: Planned & { canPay: boolean }): BillingCommand[] {
  const plans = stores.map((store) => planStore(store, { subscriptions, canPay, now }));
  const charges = plans.flatMap(({ kept, order }) => [
    ...kept.map(chargeOf),
    ...(order === null ? [] : [orderCharge(order)]),
  ]);
  const isReducedAt = (at: Date) => charges.filter((charge) => isCharged(charge, at)).length >= 2;
  const storeIds = new Set(stores.map(({ storeId }) => storeId));
  return [
    ...plans.flatMap(({ order }): BillingCommand[] =>
      order === null ? [] : [{ kind: "subscribe", order: { ...order, isDiscounted: isReducedAt(order.freeUntil) } }],
    ),
    ...plans.flatMap(({ dropped }) => dropped.map((id): BillingCommand => ({ kind: "drop", subscriptionId: id }))),
    ...subscriptions
      .filter(({ storeId, ...subscription }) => storeId !== null && !storeIds.has(storeId) && isLive(subscription))
      .filter(({ endsWithPeriod }) => !endsWithPeriod)
      .map(({ id }): BillingCommand => ({ kind: "end", subscriptionId: id })),
    ...plans.flatMap(({ kept }) => kept.flatMap((subscription) => planDiscount(subscription, isReducedAt))),
  ];
}

type StorePlan = {
  kept: StoreSubscription[];
  dropped: string[];
  order: Omit<SubscriptionOrder, "customerId" | "isDiscounted"> | null;
};

function planStore(
  store: PlannedStore,
  { subscriptions, canPay, now }: Omit<Planned, "stores"> & { canPay: boolean },
): StorePlan {
  const own = subscriptionsOf(store.storeId, subscriptions);
  const live = own.filter(isLive);
  const current = live.find(({ status }) => status !== "trialing") ?? live[0];
  const others = live.filter(({ id, status }) => id !== current?.id && status === "trialing").map(({ id }) => id);
  const start = startOf(store, now);
  const order = { ...start, storeId: store.storeId, storeName: store.name, attempt: (own[0]?.attempt ?? 0) + 1 };
  if (current === undefined) {
    return { kept: [], dropped: [], order: canPay && mayStart(store, own[0]) ? order : null };
  }
  const isKept = current.status !== "trialing" || isCanceledByPerson(current) || isStartOf(current, { store, now });
  return isKept
    ? { kept: [current], dropped: others, order: null }
    : { kept: [], dropped: [current.id, ...others], order };
}

/** The newest first. */
export function subscriptionsOf<Subscription extends Pick<StoreSubscription, "storeId" | "attempt">>(
  storeId: number,
  subscriptions: readonly Subscription[],
): Subscription[] {
  return subscriptions
    .filter((subscription) => subscription.storeId === storeId)
    .toSorted((left, right) => right.attempt - left.attempt);
}

export function isLive({ status }: Pick<StoreSubscription, "status">): boolean {
  return status !== "canceled" && status !== "incomplete_expired";
}

/** One that nobody said an opening for ends automatically; a new one follows only when its date is there. */
function mayStart({ afterAttempt, grandOpeningOn }: PlannedStore, newest: StoreSubscription | undefined): boolean {
  if (afterAttempt === null) {
    return false;
  }
  if (newest === undefined) {
    return true;
  }
  return newest.waitsForOpening ? grandOpeningOn !== null : afterAttempt >= newest.attempt;
}

function isCanceledByPerson({ endsWithPeriod, waitsForOpening }: StoreSubscription): boolean {
  return endsWithPeriod && !waitsForOpening;
}

type Start = Pick<SubscriptionOrder, "freeUntil" | "chargeDay" | "waitsForOpening">;

/** A first charge that is further away than the service takes is none that anybody can plan with. */
const furthestMs = 700 * 86_400_000;

function startOf({ grandOpeningOn, timeZone }: PlannedStore, now: Date): Start {
  const opens = grandOpeningOn === null ? null : freeUntil(grandOpeningOn, timeZone);
  if (opens === null || opens.getTime() - now.getTime() > furthestMs) {
    return { freeUntil: freeAtMostUntil(now, timeZone), chargeDay: null, waitsForOpening: true };
  }
  const first = opens > now ? opens : nextMidnight(now, timeZone);
  const chargeDay = chargeDayFrom(first, timeZone);
  return { freeUntil: first, chargeDay: chargeDay > first ? chargeDay : null, waitsForOpening: false };
}

function isStartOf(subscription: StoreSubscription, { store, now }: { store: PlannedStore; now: Date }): boolean {
  const start = startOf(store, now);
  if (start.waitsForOpening || subscription.waitsForOpening) {
    return start.waitsForOpening === subscription.waitsForOpening;
  }
  const { freeUntil: first } = subscription;
  const isOpen = store.grandOpeningOn !== null && freeUntil(store.grandOpeningOn, store.timeZone) <= now;
  return first !== null && (isOpen ? first <= start.freeUntil : first.getTime() === start.freeUntil.getTime());
}

/** An open store is charged from then on, so that a payment never fails while the card is being saved. */
function nextMidnight(now: Date, timeZone: string): Date {
  return instantOf(addDays(localTimeAt(now, timeZone).date, 1), 0, timeZone);
}

/** When a store is charged next, and whether it is from then on. */
type Charge = { at: Date; isTrialing: boolean; waits: boolean; ends: boolean };

function chargeOf(subscription: StoreSubscription): Charge {
  return {
    at: nextChargeAt(subscription),
    isTrialing: subscription.status === "trialing",
    waits: subscription.waitsForOpening,
    ends: subscription.endsWithPeriod,
  };
}

function orderCharge({ freeUntil: at, waitsForOpening: waits }: Start): Charge {
  return { at, isTrialing: true, waits, ends: waits };
}

export function nextChargeAt({ status, freeUntil: first, periodEndsAt }: StoreSubscriptionDates): Date {
  return status === "trialing" && first !== null ? first : periodEndsAt;
}

type StoreSubscriptionDates = Pick<StoreSubscription, "status" | "freeUntil" | "periodEndsAt">;

/** Whether the store is billable at an instant. */
function isCharged({ at: chargeAt, isTrialing, waits, ends }: Charge, at: Date): boolean {
  const hasStarted = !isTrialing || chargeAt <= at;
  const hasEnded = ends && chargeAt <= at;
  return !waits && hasStarted && !hasEnded;
}

/** By the stores that are billable when it is charged next, so that nothing is changed afterward. */
function planDiscount(subscription: StoreSubscription, isReducedAt: (at: Date) => boolean): BillingCommand[] {
  const isDiscounted = isReducedAt(nextChargeAt(subscription));
  return subscription.endsWithPeriod || subscription.isDiscounted === isDiscounted
    ? []
    : [{ kind: "discount", subscriptionId: subscription.id, isDiscounted }];
}
